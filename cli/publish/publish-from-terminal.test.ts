import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Terminal } from '#admin/terminal/terminal.ts';
import type { FakeHost, HostControls } from '#publish/hosts/fake-host.ts';
import { serveFakeNeocities } from '#publish/hosts/fake-neocities.ts';
import { keepKey } from '#publish/keys.ts';
import { type PublishOrder, publishFromTerminal } from './publish-from-terminal.ts';

const key = 'a-secret-key-0123456789abcdef';
const keepQuestion = 'Keep your answers in content/site.yaml, so that you are not asked again?';

const pages = { 'index.html': '<h1>Home</h1>', 'aboutme/index.html': '<h1>Me</h1>', 'assets/a.js': 'a' };

type Setup = {
  files?: Record<string, string>;
  publish?: string;
  answers?: boolean[];
  /** What is typed, line by line, as answers and as keys. */
  lines?: string[];
  controls?: HostControls;
};

/** A site that is built already, a stand-in for Neocities, and a terminal that answers questions if it has answers. */
async function open({ files = pages, publish, answers, lines = [], controls }: Setup = {}) {
  const fake: FakeHost = await serveFakeNeocities({ key, ...controls });
  onTestFinished(fake.close);
  const site = await mkdtemp(join(tmpdir(), 'bonbon-cli-publish-'));
  onTestFinished(() => rm(site, { recursive: true, force: true }));
  const chosen = publish ?? 'publish: { host: neocities-free, name: bonbon }';
  const written = { 'content/site.yaml': `# Mine.\naddress: ${fake.address}\n${chosen}\n` };
  for (const [path, text] of Object.entries(written)) {
    await mkdir(dirname(join(site, path)), { recursive: true });
    await writeFile(join(site, path), text);
  }
  const printed: string[] = [];
  const noted: string[] = [];
  const asked: string[] = [];
  const terminal: Terminal = {
    print: (line) => void printed.push(line),
    note: (line) => void noted.push(line),
    write: async (part) => void printed.push(part),
    ask: async (question) => {
      asked.push(question);
      return answers?.shift() ?? false;
    },
    readInput: async () => '',
    canAsk: answers !== undefined,
    hasKeyboard: answers !== undefined,
    paint: (_, text) => text,
    width: 80,
  };
  const folders = {
    ...{ site, home: site, content: join(site, 'content'), dist: join(site, 'dist') },
    ...{ cache: join(site, '.bonbon/cache'), schema: join(site, '.bonbon/schema') },
  };
  const write = async () => {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(site, 'dist/site', path)), { recursive: true });
      await writeFile(join(site, 'dist/site', path), text);
    }
  };
  const run = (order: Partial<PublishOrder> = {}) =>
    publishFromTerminal({
      folders,
      environment: { BONBON_HOST_API: fake.address, BONBON_NEOCITIES_KEY: key },
      terminal,
      ...{ isDryRun: false, isSure: false, isJson: false },
      clock: { now: () => 0, wait: async () => {} },
      converse: (use) =>
        use({ ask: async () => lines.shift() ?? expect.unreachable(), say: (line) => void noted.push(line) }),
      askSecret: async () => lines.shift(),
      build: write,
      command: (option) => `npx bonbon publish ${option}`.trim(),
      ...order,
    });
  const readSiteFile = () => readFile(join(site, 'content/site.yaml'), 'utf8');
  return { fake, site, run, printed, noted, asked, write, readSiteFile, said: () => [...printed, ...noted].join('\n') };
}

test('with --yes it publishes, looks at the pages and says the address', async () => {
  const { run, fake, printed, asked } = await open();
  expect(await run({ isSure: true })).toBe(0);
  expect(fake.files.get('aboutme/index.html')?.toString()).toBe('<h1>Me</h1>');
  expect(printed).toContain('  new      11 bytes  Page: aboutme/');
  expect(printed.join('\n')).not.toContain('assets/a.js');
  expect(printed.slice(-2)).toEqual(['Looked at 2 pages as a visitor: all fine.', `Your site is at ${fake.address}`]);
  expect(asked).toEqual([]);
});

test('it asks before it sends, and sends nothing after a no', async () => {
  const no = await open({ answers: [false] });
  expect(await no.run()).toBe(1);
  expect(no.asked).toEqual(['Publish this?']);
  expect(no.fake.files.has('assets/a.js')).toBe(false);
  const yes = await open({ answers: [true] });
  expect(await yes.run()).toBe(0);
  expect(yes.fake.files.has('assets/a.js')).toBe(true);
});

test('without a terminal it asks nothing and sends nothing, and names --yes', async () => {
  const { run, fake, noted, asked } = await open();
  expect(await run()).toBe(1);
  expect(noted).toContain('Nothing was sent: there is no terminal to ask in. To publish: npx bonbon publish --yes');
  expect(asked).toEqual([]);
  expect(fake.files.has('assets/a.js')).toBe(false);
});

test('--dry-run lists what would change and sends nothing', async () => {
  const { run, fake, printed } = await open();
  expect(await run({ isDryRun: true, isSure: true })).toBe(0);
  expect(printed).toContain('2 new, 1 changed; 25 bytes to send.');
  expect(printed).toContain('  new      11 bytes  aboutme/index.html');
  expect(fake.requests.filter((request) => request.startsWith('POST'))).toEqual([]);
});

test('--json prints one object and nothing else, also of a failure', async () => {
  const { run, printed, fake } = await open();
  expect(await run({ isSure: true, isJson: true })).toBe(0);
  expect(printed).toHaveLength(1);
  expect(JSON.parse(String(printed[0]))).toMatchObject({
    host: 'neocities-free',
    address: fake.address,
    isPublished: true,
    groups: [
      { how: 'changed', kind: 'page', names: ['home'], count: 1, bytes: 13 },
      { how: 'new', kind: 'page', names: ['aboutme/'], count: 1, bytes: 11 },
      { how: 'new', kind: 'inside', names: [], count: 1, bytes: 1 },
    ],
    changed: [{ path: 'index.html', bytes: 13 }],
    removed: [],
    live: { fine: 2, different: [], missing: [] },
  });
  printed.length = 0;
  expect(await run({ isSure: true, isJson: true, environment: { BONBON_HOST_API: fake.address } })).toBe(1);
  expect(JSON.parse(printed.join('\n'))).toEqual({ error: expect.stringContaining('BONBON_NEOCITIES_KEY') });
});

test('a site with mistakes is one object for --json, too, and its answers are not lost', async () => {
  const { run, printed, asked } = await open({ publish: '', lines: ['1', 'bonbon'], answers: [false] });
  const build = async () => {
    throw Object.assign(new Error('content/home.yaml:3:1 must not be empty'), { name: 'ContentError' });
  };
  expect(await run({ isJson: true, build })).toBe(1);
  expect(JSON.parse(printed.join('\n'))).toEqual({ error: 'content/home.yaml:3:1 must not be empty' });
  expect(asked).toEqual([keepQuestion]);
});

test('without a choice and without a terminal, nothing is asked: it says what to write', async () => {
  const { run, noted } = await open({ publish: '' });
  expect(await run({ isSure: true })).toBe(2);
  expect(noted.at(-1)).toContain('publish: { host: neocities-free, name: bonbon }');
});

test('the first time nothing of the owner’s is written before a yes to what would change', async () => {
  const openFirst = (answers: boolean[]) => open({ publish: '', lines: ['1', 'bonbon'], answers });
  const no = await openFirst([false, false]);
  const before = await no.readSiteFile();
  expect(await no.run()).toBe(1);
  expect(no.asked).toEqual(['Publish this?', keepQuestion]);
  expect(await no.readSiteFile()).toBe(before);
  const yes = await openFirst([true]);
  const seen: string[] = [];
  const build = async () => {
    seen.push(await yes.readSiteFile());
    await yes.write();
  };
  expect(await yes.run({ build })).toBe(0);
  expect(seen).toEqual([expect.not.stringContaining('publish:')]);
  expect(await yes.readSiteFile()).toContain('publish:\n  host: neocities-free\n  name: bonbon\n');
  expect(yes.noted.filter((line) => line.includes('not asked again'))).toHaveLength(1);
});

test('answers are kept without a publication only if the owner says so', async () => {
  const { run, readSiteFile, asked, fake } = await open({ publish: '', lines: ['1', 'bonbon'], answers: [true] });
  expect(await run({ isDryRun: true })).toBe(0);
  expect(asked).toEqual([keepQuestion]);
  expect(await readSiteFile()).toContain('name: bonbon');
  expect(fake.files.has('assets/a.js')).toBe(false);
});

test('a key is asked for until the host accepts it, and kept only then', async () => {
  const { run, site, fake, noted, asked } = await open({ lines: ['wrong', key], answers: [true, true] });
  const environment = { BONBON_HOST_API: fake.address };
  expect(await run({ environment })).toBe(0);
  expect(noted.filter((line) => line === 'Neocities does not accept this key.')).toHaveLength(1);
  expect(asked[0]).toContain('.bonbon/keys');
  expect(await readFile(join(site, '.bonbon/keys'), 'utf8')).toBe(`BONBON_NEOCITIES_KEY=${key}\n`);
  const stopped = await open({ lines: ['wrong'], answers: [] });
  expect(await stopped.run({ environment })).toBe(1);
  expect(await readdir(stopped.site)).not.toContain('.bonbon');
});

test('with --yes a terminal is asked nothing, either', async () => {
  const { run, write, fake, noted, asked } = await open({ lines: [key], answers: [true] });
  const seen: unknown[] = [];
  const build: PublishOrder['build'] = async (_, { converse }) => {
    seen.push(converse);
    await write();
  };
  expect(await run({ isSure: true, environment: { BONBON_HOST_API: fake.address } })).toBe(1);
  expect(noted.at(-1)).toContain('Put it into the environment variable BONBON_NEOCITIES_KEY.');
  await run({ isSure: true, build });
  expect([seen, asked]).toEqual([[undefined], []]);
});

test('a choice with a mistake is told with its key', async () => {
  const { run, noted } = await open({ publish: 'publish: { host: neocities }' });
  expect(await run()).toBe(1);
  expect(noted).toEqual(['content/site.yaml: publish.name is required when host is neocities']);
});

test('a page that visitors do not get makes the exit code 3', async () => {
  const { run, fake, printed } = await open({
    controls: {
      after: (request) => {
        if (request.url.endsWith('/api/upload')) fake.files.delete('aboutme/index.html');
      },
    },
  });
  expect(await run({ isSure: true })).toBe(3);
  expect(printed).toContain('Visitors do not get aboutme/index.html yet.');
});

test('a key from .bonbon/keys does, and one that the host refuses is told in a sentence', async () => {
  const { run, site, fake, noted } = await open();
  const environment = { BONBON_HOST_API: fake.address };
  await keepKey(site, 'BONBON_NEOCITIES_KEY', key);
  expect((await stat(join(site, '.bonbon/keys'))).mode & 0o777).toBe(0o600);
  expect(await run({ isSure: true, environment })).toBe(0);
  let builds = 0;
  const build = async () => void builds++;
  expect(await run({ isSure: true, build, environment: { ...environment, BONBON_NEOCITIES_KEY: 'another' } })).toBe(1);
  // Nobody waits for a build that goes nowhere.
  expect(builds).toBe(0);
  expect(noted.at(-1)).toBe('Neocities does not accept this key.');
});

test('the key is in no output, no error and no file but its own', async () => {
  const echo = (status: number) => Response.json({ result: 'error', message: `bad key ${key}` }, { status });
  const answers = [undefined, echo(400), echo(403), echo(404), new Response(`${key}`, { status: 400 })];
  for (const answer of answers) {
    const place = await open({ controls: { before: (_, count) => (count === 4 ? answer : undefined) } });
    const exitCode = await place.run({ isSure: true });
    expect(exitCode).toBe(answer ? 1 : 0);
    const entries = await readdir(place.site, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    const live = [...place.fake.files.values()].map(String);
    expect([place.said(), ...texts, ...live].join('\n')).not.toContain(key);
  }
});

test('a host that asks for pauses is asked again later, until it is enough', async () => {
  const waits: number[] = [];
  const clock = { now: () => 0, wait: async (ms: number) => void waits.push(ms) };
  const busy = () => new Response('slow down', { status: 429, headers: { 'retry-after': '7' } });
  const place = await open({ controls: { before: (_, count) => (count <= 2 ? busy() : undefined) } });
  expect(await place.run({ isSure: true, clock })).toBe(0);
  expect(waits.slice(0, 2)).toEqual([7_000, 7_000]);
  expect(place.noted).toContain('Neocities wants a pause: too many requests. Trying again in 7 s.');
  waits.length = 0;
  const never = await open({ controls: { before: () => new Response('', { status: 503 }) } });
  expect(await never.run({ isSure: true, clock })).toBe(1);
  expect(waits).toEqual([1_000, 4_000, 15_000, 60_000]);
  expect(never.noted.at(-1)).toBe('Neocities has a problem of its own (503).');
});
