import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import type { PublishHost } from '#model/publish-schema.ts';
import { standIns, startStandIn } from './hosts/host-fixture.ts';
import { readFolder } from './hosts/publication-fixture.ts';
import { findOffer, listOffers } from './offers.ts';
import { programEnvironment } from './program-environment.ts';
import { publishAlone } from './publish-alone-fixture.ts';
import { makeFolder, publishOnce, writeSite } from './publish-fixture.ts';

const programs = ['git', 'ssh', 'sftp', 'rsync', 'ssh-keygen', 'ssh-keyscan'];
const readProcess = (id: string, what: 'cmdline' | 'environ') => {
  try {
    return readFileSync(`/proc/${id}/${what}`, 'utf8');
  } catch {
    return '';
  }
};
const listCommands = () => readdirSync('/proc').map((id) => (/^\d+$/.test(id) ? readProcess(id, 'cmdline') : ''));

/** Programs of the same names that note with what they were started, whoever started them, and then are the real ones. */
async function watchPrograms() {
  const folder = await makeFolder();
  const notes = join(folder, 'notes');
  mkdirSync(notes);
  const path = process.env.PATH ?? '';
  for (const name of programs) {
    const real = path
      .split(delimiter)
      .map((one) => join(one, name))
      .find(existsSync);
    if (real === undefined) continue;
    const note = (what: string) => `cat /proc/$$/${what} > '${notes}/${name}.'$$'.${what}'\n`;
    writeFileSync(join(folder, name), `#!/bin/sh\n${note('cmdline')}${note('environ')}exec '${real}' "$@"\n`);
    chmodSync(join(folder, name), 0o755);
  }
  return {
    path: `${folder}${delimiter}${path}`,
    /** What each was started with; git with its command. */
    read: () =>
      readdirSync(notes)
        .filter((file) => file.endsWith('.cmdline'))
        .map((file) => {
          const words = readFileSync(join(notes, file), 'utf8');
          const environment = readFileSync(join(notes, file.replace(/cmdline$/, 'environ')), 'utf8');
          const name = file.replace(/\..*/, '');
          return {
            name: name === 'git' ? `git ${/\0(fetch|push)\0/.exec(words)?.[1] ?? ''}` : name,
            words,
            environment,
          };
        }),
  };
}

/** A private key is known by any of its lines. */
const partsOf = (key: string) => key.split('\n').filter((line) => line !== '' && !line.startsWith('-----'));

/** Only these get a secret, in their environment, as there is no other way: they ask for it by a program that inherits it. */
const trusted: Partial<Record<PublishHost, readonly string[]>> = {
  'github-pages': ['git fetch', 'git push'],
  ssh: ['rsync', 'ssh'],
  // It starts ssh by its path.
  sftp: ['sftp'],
};
const isRoot = process.getuid?.() === 0;
const cases = standIns
  .filter(({ host }) => findOffer(host).key !== undefined)
  .flatMap(({ host, whyMissing }) => [
    { host, whyMissing, takesPassword: false },
    ...(['ssh', 'sftp'].includes(host)
      ? [
          {
            host,
            whyMissing: whyMissing ?? (isRoot ? undefined : 'only root starts such an sshd'),
            takesPassword: true,
          },
        ]
      : []),
  ]);

for (const { host, whyMissing, takesPassword } of cases) {
  const why = process.platform === 'linux' ? whyMissing : 'there is no /proc here';
  test.skipIf(why)(
    `${host}${takesPassword ? ' with a password' : ''}: the key is in no command, no output and no file${why ? ` (${why})` : ''}`,
    { timeout: 120_000 },
    async () => {
      const seen: string[] = [];
      const place = await startStandIn(host, { takesPassword, onRequest: () => void seen.push(...listCommands()) });
      const { settings, siteAddress, key = '', apiAddress } = place;
      const siteFolder = await makeFolder();
      await place.prepare(siteFolder);
      await writeSite(join(siteFolder, 'dist/site'), { 'index.html': 'one', 'old.html': 'old' });
      await publishOnce({ siteFolder, settings, siteAddress, key, apiAddress });
      await writeSite(join(siteFolder, 'dist/site'), { 'index.html': 'two', 'new.html': 'new' });
      const watched = await watchPrograms();
      // The owner may have it in the environment.
      const variable = findOffer(host).key?.variable ?? '';
      const environment = { PATH: watched.path, [variable]: key };
      const { printed, exitCode } = await publishAlone(place, siteFolder, { environment });
      expect([exitCode, place.read()]).toEqual([0, { 'index.html': 'two', 'new.html': 'new' }]);

      const secrets = partsOf(key);
      expect(secrets.length).toBeGreaterThan(0);
      const hasKey = (text: string) => secrets.some((part) => text.includes(part));
      const started = watched.read();
      expect([...seen, ...started.map(({ words }) => words)].filter(hasKey)).toEqual([]);
      const withKey = [...new Set(started.filter((one) => hasKey(one.environment)).map(({ name }) => name))];
      const isGiven = host === 'github-pages' || takesPassword;
      expect(withKey.toSorted()).toEqual(isGiven ? trusted[host] : []);
      expect([printed, JSON.stringify(place.read()), ...Object.values(readFolder(siteFolder))].filter(hasKey)).toEqual(
        [],
      );
    },
  );
}

test("no program of the system gets any host's key from the environment of this one", () => {
  const variables = listOffers().flatMap(({ key }) => (key ? [key.variable] : []));
  expect(variables.length).toBeGreaterThan(5);
  try {
    for (const name of variables) process.env[name] = 'secret';
    expect(Object.values(programEnvironment({ ADDED: 'yes' })).filter((value) => value === 'secret')).toEqual([]);
    expect(programEnvironment({ ADDED: 'yes' })).toMatchObject({ ADDED: 'yes', PATH: process.env.PATH });
  } finally {
    for (const name of variables) delete process.env[name];
  }
});
