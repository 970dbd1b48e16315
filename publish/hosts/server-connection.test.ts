import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { defaultRules } from '#model/guestbook-rules.ts';
import { healthPath } from '#model/health.ts';
import type { PublishSettings } from '#model/publish-schema.ts';
import { exampleConfig, exampleSettings } from '#server/site-fixture.ts';
import { startServer } from '#server/start-server.ts';
import { databaseFile } from '#server/storage/database.ts';
import { inspectDatabase } from '#server/storage/database-file.ts';
import { builtSite, makeFolder, publishOnce, writeSite } from '../publish-fixture.ts';
import { startSshServer, whyNoSshServer } from '../ssh/ssh-server-fixture.ts';
import { makeServerHome } from './server-home-fixture.ts';

// A server of another run of these tests, on this machine, serves another build.
const site: Readonly<Record<string, string>> = { ...builtSite, 'run.txt': randomUUID() };
const serverSettings = { ...exampleSettings, guestbook: defaultRules, countsVisits: true };

async function writeBuild(siteFolder: string, files: Record<string, string>, settings: unknown = serverSettings) {
  await writeSite(join(siteFolder, 'dist/site'), files);
  await writeFile(join(siteFolder, 'dist/server.json'), JSON.stringify(settings));
}

async function startSsh() {
  const ssh = await startSshServer();
  onTestFinished(() => ssh[Symbol.asyncDispose]());
  return ssh;
}

/** An owner's computer with a built site, and a machine with sshd. */
async function openMachines() {
  const siteFolder = await makeFolder();
  const ssh = await startSsh();
  const home = await makeServerHome();
  const settings: PublishSettings = { host: 'server', ...ssh.settings, folder: home };
  const dataFolder = join(home, 'data');
  return {
    home,
    dataFolder,
    siteFolder,
    write: (files: Record<string, string>, how?: unknown) => writeBuild(siteFolder, files, how),
    publish: (siteAddress = 'https://bonbon.example/') =>
      publishOnce({ siteFolder, settings, siteAddress, key: ssh.key }),
    async serve() {
      const server = await startServer(
        {
          ...{
            ...exampleConfig,
            host: '127.0.0.1',
            dataFolder,
            guestbook: { webhookShape: 'json', senderPerHour: 1e6, allPerHour: 1e6 },
          },
          ...{ siteFolder: join(home, 'dist/site'), settingsFile: join(home, 'dist/server.json') },
        },
        { log: () => {}, pollMs: 20 },
      );
      onTestFinished(() => server.stop(0));
      return server;
    },
  };
}

describe.skipIf(whyNoSshServer)(whyNoSshServer || 'over a real sshd', () => {
  test('the first time all is sent, then nothing, then what a changed text touches; the live pages are looked at', async () => {
    const machines = await openMachines();
    await machines.write(site);
    const first = await machines.publish();
    expect(first.sent).toHaveLength(Object.keys(site).length);
    expect(first.said).toEqual([
      'No server answers on that machine yet. It serves the new version as soon as it starts.',
    ]);
    const { url } = await machines.serve();

    const second = await machines.publish(url);
    expect(second.sent).toEqual([]);
    expect(second.live).toMatchObject({ different: [], missing: [] });

    await machines.write({ ...site, 'aboutme/index.html': '<h1>About my moth</h1>' });
    const third = await machines.publish(url);
    expect(third.sent).toEqual(['aboutme/index.html']);
    expect(third.live).toMatchObject({ different: [], missing: [] });
    expect(await (await fetch(`${url}aboutme`)).text()).toBe('<h1>About my moth</h1>');
  });

  test('while visitors read and write, no request fails and no message is lost', async () => {
    const machines = await openMachines();
    const page = (version: number) => `<h1>Home ${version}</h1>`;
    const files = (version: number) => ({
      ...site,
      'index.html': page(version),
      [`assets/v-${version}.js`]: `${version}`,
    });
    await machines.write(files(0));
    await machines.publish();
    const { url } = await machines.serve();

    const failures: string[] = [];
    let [reads, stored, isDone] = [0, 0, false];
    const seen = new Set<string>();
    const read = async () => {
      while (!isDone) {
        const home = await fetch(url);
        const text = await home.text();
        seen.add(text);
        // What a page that was opened a moment ago asks for.
        const asset = await fetch(`${url}assets/v-${/Home (\d+)/.exec(text)?.[1]}.js`);
        await asset.arrayBuffer();
        for (const { status } of [home, asset]) if (status !== 200) failures.push(`GET ${status}`);
        reads++;
      }
    };
    const sign = async (from: number) => {
      for (let number = 0; !isDone; number++) {
        const id = String(from * 1e12 + number);
        const answer = await fetch(`${url}rest/v1/guestbook_entries`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ id, name: 'Moth', message: `Hello ${id}!`, time: Date.now() - 1000 }),
        });
        await answer.arrayBuffer();
        if (answer.status === 201) stored++;
        else failures.push(`POST ${answer.status}`);
      }
    };
    onTestFinished(() => {
      isDone = true;
    });
    const visitors = [read(), sign(1)];
    for (const version of [1, 2, 3]) {
      await machines.write(files(version));
      await machines.publish(url);
    }
    isDone = true;
    await Promise.all(visitors);
    expect(failures).toEqual([]);
    expect([...seen]).toEqual([0, 1, 2, 3].map(page));
    expect(reads).toBeGreaterThan(10);
    expect(stored).toBeGreaterThan(10);
    expect(inspectDatabase(join(machines.dataFolder, databaseFile)).entryCount).toBe(stored);
  }, 180_000);

  test('a version that cannot be served is refused beside the live one, which stays', async () => {
    const machines = await openMachines();
    await machines.write(site);
    await machines.publish();
    const { url } = await machines.serve();
    await machines.write({ ...site, 'index.html': 'broken' }, { base: 'nonsense' });
    await expect(machines.publish(url)).rejects.toThrow(/^The new version cannot be served: .* is not valid/);
    expect(await (await fetch(url)).text()).toBe(site['index.html']);
    await machines.write({ ...site, 'index.html': 'mended' });
    await machines.publish(url);
    expect(await (await fetch(url)).text()).toBe('mended');
  });

  /** A published site, whose server then cannot use its database. */
  async function serveBrokenDatabase() {
    const machines = await openMachines();
    await machines.write(site);
    await machines.publish();
    await mkdir(machines.dataFolder, { recursive: true });
    await writeFile(join(machines.dataFolder, databaseFile), 'not a database');
    return { machines, ...(await machines.serve()) };
  }

  test('a server whose database is broken takes no version, and says why', async () => {
    const { machines, url } = await serveBrokenDatabase();
    await machines.write({ ...site, 'index.html': 'changed' });
    await expect(machines.publish(url)).rejects.toThrow(
      'The server cannot store messages and visits: its database is broken. The site stays as it was.',
    );
    expect(await (await fetch(url)).text()).toBe(site['index.html']);
  });

  test('a site that shall go without guestbook and visits is published to it all the same', async () => {
    const { machines, url } = await serveBrokenDatabase();
    await machines.write(
      { ...site, 'index.html': 'changed' },
      { ...serverSettings, guestbook: null, countsVisits: false },
    );
    await machines.publish(url);
    expect(await (await fetch(url)).text()).toBe('changed');
    expect((await fetch(`${url}${healthPath}`)).status).toBe(200);
  });

  test('a change that only the server sees, such as a rule of the guestbook, is published, too', async () => {
    const machines = await openMachines();
    await machines.write(site);
    await machines.publish();
    await machines.write(site, { ...serverSettings, guestbook: { ...defaultRules, maxLinks: 7 } });
    await machines.publish();
    expect(JSON.parse(await readFile(join(machines.home, 'dist/server.json'), 'utf8'))).toMatchObject({
      guestbook: { maxLinks: 7 },
    });
  });

  test('a machine without Bonbon, and one that does not know the key, are told in a sentence', async () => {
    const siteFolder = await makeFolder();
    await writeBuild(siteFolder, site);
    const ssh = await startSsh();
    const settings: PublishSettings = { host: 'server', ...ssh.settings, folder: siteFolder };
    const publish = (key: string) => publishOnce({ siteFolder, settings, key });
    await expect(publish(ssh.key)).rejects.toThrow(`Bonbon is not installed on ${ssh.settings.server}.`);
    await expect(publish((await startSsh()).key)).rejects.toThrow('does not accept any SSH key of this computer');
  });
});
