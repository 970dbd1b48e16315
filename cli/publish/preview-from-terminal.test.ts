import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Terminal } from '#admin/terminal/terminal.ts';
import type { Answers } from './answers.ts';
import { previewFromTerminal } from './preview-from-terminal.ts';
import type { PublishOrder } from './publish-from-terminal.ts';

async function open(publish: string) {
  const site = await mkdtemp(join(tmpdir(), 'bonbon-cli-preview-'));
  onTestFinished(() => rm(site, { recursive: true }));
  await mkdir(join(site, 'content'));
  await writeFile(join(site, 'content/site.yaml'), `address: https://bonbon.example/me/\n${publish}\n`);
  const printed: string[] = [];
  const built: string[] = [];
  const terminal = { print: (line) => void printed.push(line), canAsk: false } as Terminal;
  const order = {
    folders: {
      ...{ site, home: site, content: join(site, 'content'), dist: join(site, 'dist') },
      ...{ cache: join(site, '.bonbon/cache'), schema: join(site, '.bonbon/schema') },
    },
    isSure: false,
    terminal,
    converse: async () => {
      throw new Error('nobody is asked');
    },
    build: async ({ settings }: Answers) => {
      built.push(settings.host);
      await mkdir(join(site, 'dist/site'), { recursive: true });
      await writeFile(join(site, 'dist/site/index.html'), 'home');
    },
    command: (option: string) => `npx bonbon publish ${option}`.trim(),
  } satisfies Partial<PublishOrder>;
  return { order, printed, built };
}

test('what the host would serve is built and served below the address of the site, until the owner ends it', async () => {
  const { order, printed, built } = await open('publish: { host: sftp, server: a@b.example, folder: /www }');
  let answer: string | undefined;
  const code = await previewFromTerminal(
    order,
    async () => 1,
    async ({ address }) => {
      expect(new URL(address).pathname).toBe('/me/');
      answer = await (await fetch(address)).text();
    },
  );
  expect([code, answer, built]).toEqual([0, 'home', ['sftp']]);
  expect(printed[0]).toMatch(/^Your site as "Web space, by SFTP" would serve it: http:\/\/localhost:\d+\/me\/$/);
});

test('a server of one’s own is Bonbon’s own, which starts instead', async () => {
  const { order, built } = await open('publish: { host: server, server: me@pi.example }');
  expect(await previewFromTerminal(order, async () => 0)).toBe(0);
  expect(built).toEqual([]);
});

test('a site without a place is told how to give it one', async () => {
  const { order } = await open('');
  await expect(previewFromTerminal(order, async () => 0)).rejects.toThrow('npx bonbon publish');
});
