import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Check } from '../plan.ts';
import type { Running } from '../terminal.ts';
import { siteAddress, type Walkthrough, waitUntil } from '../walkthrough.ts';

// Checks of commands that several documents print.

export const buildsTheSite: Check = {
  expects: 'writes the finished site to dist/site/',
  runsOnce: true,
  async run(walk) {
    await walk.endServer();
    const site = join(walk.folder, 'dist/site');
    await rm(site, { recursive: true, force: true });
    await walk.type();
    for (const page of ['index.html', 'guestbook/index.html', '404.html']) assert(existsSync(join(site, page)), page);
  },
};

export const showsChangesWhenSaved: Check = {
  expects: 'prints its address, and shows a change of content when it is saved',
  runsOnce: true,
  async run(walk) {
    const dev = walk.start();
    const [address] = await dev.waitFor(/http:\/\/localhost:5173\//);
    await requireSite(address, walk);
    const tagline = 'Somebody has saved this a moment ago.';
    await walk.withChange(
      `${walk.content}/site.yaml`,
      (text) => text.replace(/^tagline: .*$/m, `tagline: ${tagline}`),
      () => waitUntil('the page shows the new tagline', async () => (await readPage(address)).includes(tagline)),
    );
    await dev.stop();
    await requireNoAnswer(address);
  },
};

export const opensTheStudio: Check = {
  expects: 'prints an address with a token, which opens the window, and only that',
  runsOnce: true,
  async run(walk) {
    const studio = walk.start();
    const [address] = await studio.waitFor(/http:\/\/localhost:\d+\/\?token=[\w-]+/);
    const { origin } = new URL(address);
    const entered = await getAsBrowser(address);
    assert.equal(entered.statusCode, 303);
    const [cookie = ''] = entered.headers['set-cookie']?.[0]?.split(';') ?? [];
    assert.equal((await getAsBrowser(`${origin}/`, { cookie })).statusCode, 200);
    assert.equal((await getAsBrowser(`${origin}/`)).statusCode, 403);
    await studio.stop();
    await requireNoAnswer(origin);
  },
};

/** `fetch` says that a script asks, and follows redirects without the cookie. */
const getAsBrowser = (address: string, headers: Record<string, string> = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { headers, agent: false }, (answer) => resolve(answer.resume())).on('error', reject);
  });

export async function checkServing(walk: Walkthrough, server: Running, content = walk.content): Promise<void> {
  await server.waitFor(/http:\/\/localhost:3000\b/);
  walk.keepServing(server);
  await requireSite(siteAddress, walk, content);
}

async function requireSite(address: string, walk: Walkthrough, content = walk.content) {
  const title = /^title: (.*)$/m.exec(await walk.read(`${content}/site.yaml`))?.[1] ?? '';
  assert((await readPage(address)).includes(`<title>${title}`), `${address} does not show ${title}`);
}

async function readPage(address: string): Promise<string> {
  const answer = await fetch(address);
  assert.equal(answer.status, 200);
  return answer.text();
}

async function requireNoAnswer(address: string): Promise<void> {
  await assert.rejects(fetch(address), TypeError, `${address} still answers`);
}

export const makesTheResume: Check = {
  expects: 'makes resume.pdf from resume.yaml',
  async run(walk) {
    const pdf = join(walk.folder, walk.content, 'resume.pdf');
    const before = existsSync(pdf) ? await readFile(pdf) : undefined;
    await walk.withChange(
      `${walk.content}/resume.yaml`,
      (text) => text.replace(/^( +)role: .*$/m, '$1role: Finds every lamp'),
      async () => {
        await walk.type();
        assert((await readPdfText(pdf)).includes('Finds every lamp'));
      },
    );
    if (before) await writeFile(pdf, before);
    else await rm(pdf);
  },
};

async function readPdfText(file: string): Promise<string> {
  const { extractText } = await import('unpdf');
  const { text } = await extractText(new Uint8Array(await readFile(file)), { mergePages: true });
  return text;
}
