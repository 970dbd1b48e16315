import { isAbsolute, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './start-error.ts';

test('without settings it is http://localhost:3000 with what the build made', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ port: 3000, host: 'localhost' });
  expect(isAbsolute(config.siteFolder)).toBe(true);
  expect(config.siteFolder.endsWith(join('dist', 'site'))).toBe(true);
  expect(config.settingsFile.endsWith(join('dist', 'server.json'))).toBe(true);
  expect(readConfig({ PORT: '', HOST: '', SITE_FOLDER: '' })).toEqual(config);
});

test('PORT, HOST and SITE_FOLDER change it, and the settings lie beside the folder', () => {
  expect(readConfig({ PORT: '8080', HOST: '0.0.0.0', SITE_FOLDER: 'elsewhere/site' })).toEqual({
    port: 8080,
    host: '0.0.0.0',
    siteFolder: resolve('elsewhere/site'),
    settingsFile: resolve('elsewhere/server.json'),
  });
  expect(readConfig({ PORT: '0', HOST: '::1' })).toMatchObject({ port: 0, host: '::1' });
});

test.each(['abc', '-1', '65536', '3000.5', '0x10', ' 80', '1e3', '99999'])(
  'PORT=%s is refused with an example',
  (PORT) => {
    const read = () => readConfig({ PORT });
    expect(read).toThrow(StartError);
    expect(read).toThrow(`PORT is "${PORT}", but must be a whole number from 0 to 65535: PORT=3001 npm start`);
  },
);

test('all bad values are told at once', () => {
  expect(() => readConfig({ PORT: 'abc', HOST: 'http://localhost' })).toThrow(
    'PORT is "abc", but must be a whole number from 0 to 65535: PORT=3001 npm start\n' +
      'HOST is "http://localhost", but must be a name or an address: HOST=0.0.0.0 npm start',
  );
});
