import { isAbsolute, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './start-error.ts';

const home = resolve('my-site');

test('the default is http://localhost:3000 with the files of the build', () => {
  const config = readConfig({}, home);
  expect(config).toMatchObject({ port: 3000, host: 'localhost' });
  expect(isAbsolute(config.siteFolder)).toBe(true);
  expect(config.siteFolder.endsWith(join('dist', 'site'))).toBe(true);
  expect(config.settingsFile.endsWith(join('dist', 'server.json'))).toBe(true);
  expect(readConfig({ PORT: '', HOST: '', SITE_FOLDER: '' }, home)).toEqual(config);
});

test('PORT, HOST and SITE_FOLDER override it, and the settings file is beside that folder', () => {
  expect(readConfig({ PORT: '8080', HOST: '0.0.0.0', SITE_FOLDER: 'elsewhere/site' }, home)).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    siteFolder: resolve('my-site/elsewhere/site'),
    settingsFile: resolve('my-site/elsewhere/server.json'),
  });
  expect(readConfig({ PORT: '0', HOST: '::1' }, home)).toMatchObject({ port: 0, host: '::1' });
});

test("the data folder is in the site's folder, unless DATA_FOLDER names another", () => {
  expect(readConfig({}, home).dataFolder).toBe(resolve('my-site/data'));
  expect(readConfig({ DATA_FOLDER: '/var/lib/bonbon' }, home).dataFolder).toBe(resolve('/var/lib/bonbon'));
  expect(readConfig({ DATA_FOLDER: 'elsewhere/data' }, home).dataFolder).toBe(resolve('my-site/elsewhere/data'));
});

test('by default no proxy is trusted, no other origin allowed and no notice sent', () => {
  expect(readConfig({}, home)).toMatchObject({
    trustedProxies: 0,
    allowedOrigins: [],
    guestbook: { webhookShape: 'json' },
  });
  expect(
    readConfig(
      {
        TRUST_PROXY: '2',
        ALLOWED_ORIGINS: 'https://bonbon.example, http://localhost:5173/,',
        GUESTBOOK_SENDER_PER_HOUR: '1000',
        GUESTBOOK_ALL_PER_HOUR: '0',
        GUESTBOOK_WEBHOOK: 'https://hooks.example/guestbook?key=1',
        GUESTBOOK_WEBHOOK_SHAPE: 'discord',
        GUESTBOOK_NTFY: 'https://ntfy.example/my-guestbook',
      },
      home,
    ),
  ).toMatchObject({
    trustedProxies: 2,
    allowedOrigins: ['https://bonbon.example', 'http://localhost:5173'],
    guestbook: {
      senderPerHour: 1000,
      allPerHour: 0,
      webhook: 'https://hooks.example/guestbook?key=1',
      webhookShape: 'discord',
      ntfy: 'https://ntfy.example/my-guestbook',
    },
  });
});

test.each(['abc', '-1', '65536', '3000.5', '0x10', ' 80', '1e3', '99999'])(
  'PORT=%s is refused with an example',
  (PORT) => {
    const read = () => readConfig({ PORT }, home);
    expect(read).toThrow(StartError);
    expect(read).toThrow(`PORT is "${PORT}", but must be a whole number from 0 to 65535: PORT=3001 npm start`);
  },
);

test('all invalid values are listed at once', () => {
  expect(() => readConfig({ PORT: 'abc', HOST: 'http://localhost' }, home)).toThrow(
    'PORT is "abc", but must be a whole number from 0 to 65535: PORT=3001 npm start\n' +
      'HOST is "http://localhost", but must be a name or an address: HOST=0.0.0.0 npm start',
  );
});

test('each invalid value of the guestbook comes with an example', () => {
  const environment = {
    TRUST_PROXY: 'yes',
    ALLOWED_ORIGINS: 'https://bonbon.example/blog',
    GUESTBOOK_SENDER_PER_HOUR: '-1',
    GUESTBOOK_ALL_PER_HOUR: '1.5',
    GUESTBOOK_WEBHOOK: 'hooks.example',
    GUESTBOOK_WEBHOOK_SHAPE: 'slack',
    GUESTBOOK_NTFY: 'ftp://ntfy.example/',
  };
  expect(() => readConfig(environment, home)).toThrow(
    [
      'TRUST_PROXY is "yes", but must be a whole number from 0 to 10: TRUST_PROXY=1 npm start',
      'ALLOWED_ORIGINS is "https://bonbon.example/blog", but must be web addresses without a path, separated by commas: ALLOWED_ORIGINS=https://bonbon.example,https://www.bonbon.example npm start',
      'GUESTBOOK_SENDER_PER_HOUR is "-1", but must be a whole number from 0 to 1000000000: GUESTBOOK_SENDER_PER_HOUR=1000 npm start',
      'GUESTBOOK_ALL_PER_HOUR is "1.5", but must be a whole number from 0 to 1000000000: GUESTBOOK_ALL_PER_HOUR=1000 npm start',
      'GUESTBOOK_WEBHOOK is not valid, but must be a web address: GUESTBOOK_WEBHOOK=https://hooks.example/guestbook npm start',
      'GUESTBOOK_WEBHOOK_SHAPE is "slack", but must be json or discord: GUESTBOOK_WEBHOOK_SHAPE=discord npm start',
      'GUESTBOOK_NTFY is not valid, but must be a web address: GUESTBOOK_NTFY=https://ntfy.example/my-guestbook npm start',
    ].join('\n'),
  );
});

test("the data folder may not be inside the site's folder, where it would be public", () => {
  for (const DATA_FOLDER of ['elsewhere/site', 'elsewhere/site/data']) {
    const read = () => readConfig({ SITE_FOLDER: 'elsewhere/site', DATA_FOLDER }, home);
    expect(read).toThrow(StartError);
    expect(read).toThrow('Choose another folder: DATA_FOLDER=/var/lib/bonbon npm start');
  }
  expect(readConfig({ SITE_FOLDER: 'elsewhere/site', DATA_FOLDER: 'elsewhere/site-data' }, home)).toBeTruthy();
});
