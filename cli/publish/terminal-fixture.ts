import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import type { Terminal } from '#admin/terminal/terminal.ts';
import type { FakeHost, HostControls } from '#publish/hosts/fake-host.ts';
import { serveFakeNeocities } from '#publish/hosts/fake-neocities.ts';
import { type PublishOrder, publishFromTerminal } from './publish-from-terminal.ts';

export const key = 'a-secret-key-0123456789abcdef';

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
export async function open({ files = pages, publish, answers, lines = [], controls }: Setup = {}) {
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
