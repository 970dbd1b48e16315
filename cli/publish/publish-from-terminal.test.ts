import { expect, test } from 'vitest';
import type { PublishOrder } from './publish-from-terminal.ts';
import { key, open } from './terminal-fixture.ts';

const keepQuestion = 'Keep your answers in content/site.yaml, so that you are not asked again?';

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
