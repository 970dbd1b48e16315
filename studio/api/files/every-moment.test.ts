import { type FileHandle, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settleDraft } from '#studio/api/drafts/settle-draft.ts';
import { redo, undo } from '#studio/api/history/undo.ts';
import { removeItem } from '#studio/api/items/items.ts';
import { describeSite } from '#studio/api/site/describe-site.ts';
import { openSite, type Site } from '#studio/api/site/open-site.ts';
import { openTestSite, setField, valueIn } from '#studio/api/site/site-fixture.ts';
import type { ChangeAnswer } from '#studio/protocol/change.ts';
import { type FileSystem, realFileSystem } from './file-system.ts';

const title = ['quickIntro', 'title'];
const safe = 'Your words are still here, and the site is as it was.';
const sentences: Record<string, string> = {
  ENOSPC: `${safe} The disk is full: make room, and try again.`,
  EACCES: `${safe} The folder of the site is locked: nothing can be written there.`,
};

type Call = { name: string; path: string; flags: string };

/** The real disk, and what happens before each call to it. */
function watchDisk() {
  const handles: FileHandle[] = [];
  const disk: { before: (call: Call) => void | Promise<void> } = { before: () => {} };
  const watchAll = <Each extends object>(target: Each, names: readonly string[], pathOf?: string): Each =>
    new Proxy(target, {
      get(of, name) {
        const found: unknown = Reflect.get(of, name);
        if (typeof found !== 'function') return found;
        if (!names.includes(String(name))) return found.bind(of);
        return async (...args: unknown[]) => {
          const flags = name === 'open' ? String(args[1]) : '';
          await disk.before({ name: String(name), path: pathOf ?? String(args[0]), flags });
          const made: unknown = await found.apply(of, args);
          if (name !== 'open') return made;
          handles.push(made as FileHandle);
          return watchAll(made as FileHandle, ['writeFile', 'appendFile', 'sync', 'truncate'], String(args[0]));
        };
      },
    });
  const fs = watchAll<FileSystem>({ ...realFileSystem }, Object.keys(realFileSystem));
  /** As the system does when a program ends. */
  const closeAll = async () => {
    for (const handle of handles.splice(0)) await handle.close().catch(() => {});
  };
  return { disk, fs, closeAll };
}

/** Which calls a disk without room, or a folder without rights, refuses. */
const isRefused: Record<string, (call: Call) => boolean> = {
  ENOSPC: ({ name, flags }) => /^(writeFile|appendFile|mkdir|cp)$/.test(name) || (name === 'open' && flags !== 'r'),
  EACCES: ({ name, flags }) => /^(mkdir|cp|rename|rm)$/.test(name) || (name === 'open' && flags !== 'r'),
};

const changesDisk = ({ name, flags }: Call) =>
  /^(writeFile|appendFile|sync|truncate|mkdir|cp|rename|rm)$/.test(name) || (name === 'open' && flags !== 'r');

async function readAll({ content }: Site): Promise<Record<string, string>> {
  const names = await readdir(content, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file, await readFile(file, 'base64')])));
}

/** What an owner does, on a site in which a heading was changed. */
const deeds: Record<string, (site: Site) => Promise<ChangeAnswer>> = {
  'a text is changed': (site) => setField(site, 'home.yaml', title, 'Hello again'),
  'a text with a mistake is kept': (site) => setField(site, 'home.yaml', title, ''),
  'a step is undone': undo,
  'a character goes into the bin': (site) => removeItem(site, { collection: 'characters', id: 'thistle' }),
};

const cases = Object.keys(deeds).flatMap((name) => Object.keys(sentences).map((code) => [name, code] as const));

test.each(cases)('%s, and %s comes at any moment of it: it is done, or nothing is', async (name, code) => {
  const deed = deeds[name] as (site: Site) => Promise<ChangeAnswer>;
  const refuses = isRefused[code] as (call: Call) => boolean;
  const { disk, fs } = watchDisk();
  const opened = await openTestSite({}, { fs });
  await setField(opened.site, 'home.yaml', title, 'Hello');
  const before = await readAll(opened.site);
  await opened.site.close();
  const refusals: string[] = [];
  for (let moment = 0; ; moment++) {
    const site = await opened.reopen();
    let calls = 0;
    disk.before = (call) => {
      if (refuses(call) && calls++ >= moment) throw Object.assign(new Error(code), { code });
    };
    const answer = await deed(site);
    disk.before = () => {};
    const isWhole = calls <= moment;
    const where = `${code} from its call ${moment} on`;
    if (answer.outcome === 'refused') {
      refusals.push(answer.sentence);
      // What could not even be removed goes at the next start.
      await site.close();
      await (await opened.reopen()).close();
      expect(await readAll(site), where).toEqual(before);
      continue;
    }
    expect(answer.outcome, where).toBe(name.includes('mistake') ? 'kept' : 'saved');
    if (answer.outcome === 'saved') {
      expect(await readAll(site), where).not.toEqual(before);
      await undo(site);
      if (name.includes('undone')) await setField(site, 'home.yaml', title, 'Hello');
    } else expect((await describeSite(site)).drafts, where).toMatchObject([{ path: title, value: '' }]);
    expect(await readAll(site), where).toEqual(before);
    await site.close();
    if (isWhole) break;
  }
  expect(new Set(refusals)).toEqual(new Set([sentences[code]]));
});

test.each(Object.keys(deeds))(
  '%s, and the studio is killed at any moment of it: the next one finds it done, or nothing',
  async (name) => {
    const deed = deeds[name] as (site: Site) => Promise<ChangeAnswer>;
    const { disk, fs, closeAll } = watchDisk();
    const opened = await openTestSite();
    await setField(opened.site, 'home.yaml', title, 'Hello');
    const { folder, content } = opened.site;
    await opened.site.close();
    const before = await readAll(opened.site);
    const ways = new Set<string>();
    for (let moment = 0, isKilled = true; isKilled; moment++) {
      const site = await openSite({ folder, content, fs });
      let calls = 0;
      isKilled = false;
      const killed = new Promise<void>((resolve) => {
        disk.before = (call) => {
          if (!changesDisk(call) || calls++ < moment) return;
          isKilled = true;
          resolve();
          // Nothing comes after it.
          return new Promise(() => {});
        };
      });
      await Promise.race([deed(site), killed]);
      await closeAll();
      disk.before = () => {};
      const next = await opened.reopen();
      const { drafts, problems } = await describeSite(next);
      const now = await readAll(next);
      const isDone = name.includes('mistake') ? drafts.length > 0 : JSON.stringify(now) !== JSON.stringify(before);
      ways.add(isDone ? 'done' : 'nothing');
      // A draft has the mistake, the site never.
      expect(problems.length > 0, `killed at call ${moment}`).toBe(drafts.length > 0);
      if (name.includes('mistake')) await settleDraft(next, { file: 'home.yaml', path: title, keep: 'drop' });
      else if (isDone) await (name.includes('undone') ? redo(next) : undo(next));
      expect(await readAll(next), `killed at call ${moment}`).toEqual(before);
      await next.close();
    }
    expect(ways).toEqual(new Set(['nothing', 'done']));
  },
  // Each moment reads the whole site several times, and waits for the disk.
  180_000,
);

/**
 * Saves as often as there are moments, and at each something happens elsewhere. Between the last look at a file and its new
 * name nobody can look: that call is passed over.
 */
async function saveWithOther(
  happens: (file: string, moment: number) => Promise<void>,
  check: (moment: number, answer: ChangeAnswer, now: (key: string) => unknown) => void,
) {
  const { disk, fs } = watchDisk();
  const opened = await openTestSite({}, { fs });
  const file = join(opened.site.content, 'home.yaml');
  await opened.site.close();
  for (let moment = 0, hasHappened = true; hasHappened; moment++) {
    const site = await opened.reopen();
    let calls = 0;
    hasHappened = false;
    disk.before = async ({ name, path }) => {
      const isLast = name === 'rename' && path.includes('home.yaml');
      if (calls++ < moment || hasHappened || isLast) return;
      hasHappened = true;
      await happens(file, moment);
    };
    const answer = await setField(site, 'home.yaml', title, `Words ${moment}`);
    disk.before = () => {};
    await site.refresh();
    check(moment, answer, (key) => valueIn(site, 'home.yaml', ['quickIntro', key]));
    await site.close();
  }
}

const replaceIn = async (file: string, old: RegExp, next: string) => {
  const text = await readFile(file, 'utf8');
  expect(text).toMatch(old);
  await writeFile(file, text.replace(old, next));
};

test('another value that an editor changes at any moment of a save stays, and so does what is saved', async () => {
  let last = 'Hi.';
  await saveWithOther(
    async (file, moment) => {
      last = `Elsewhere ${moment}`;
      await replaceIn(file, /text: .*/, `text: ${last}`);
    },
    (moment, answer, now) => {
      expect([answer.outcome, now('title'), now('text')], String(moment)).toEqual(['saved', `Words ${moment}`, last]);
    },
  );
  expect(last).toMatch(/Elsewhere \d\d/);
});
