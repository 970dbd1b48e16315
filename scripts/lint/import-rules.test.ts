import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { importRules } from './import-rules.ts';

const modelAlone = 'model imports nothing but the schema library.';
const schemaLibrary = 'In model, only content-fields.ts and *-schema.ts import the schema library.';
const noSchemaInBrowser =
  'Browser code imports only types from a schema file; otherwise it would load the schema library.';
const readerAlone = 'content-reader imports neither site nor server: it turns content into model.';
const serverAlone = 'server never imports site, content-reader or any .tsx: it knows the site as a folder of files.';
const onlyDatabase = 'Only server/storage/database.ts imports node:sqlite.';
const httpOrSql = 'routes.ts handles HTTP and store.ts handles SQL; neither does both.';
const serverParts = 'In server, guestbook, door, visitors and static-files do not import each other.';
const siteAlone = 'site never imports server, content-reader or node:*.';
const oneDoor = 'Content reaches the site only through virtual:content, and its words through virtual:words.';
const onlyVirtualWords =
  "Words come from virtual:words, which has the owner's; only words-schema.ts imports the English ones.";
const pagesApart = 'A page never imports another page or the frame, and the frame never imports a page.';
const uiAlone = 'ui imports neither a page nor the frame.';
const onlyTestsImportSupabase = 'Only tests import supabase: it is SQL for another database, and its tests.';
const noSample = "Nothing imports the sample or its workshop: the engine is given a site's folder.";
const workshopAlone = 'In the workshop only its commands import the engine; the rest makes pictures and songs.';
const onlyCli = 'Nothing imports cli: it ties the others together.';
const onlyBuildKnowsPages = 'Outside site, only types are imported from the pages.';
const windowKnowsProtocol =
  "The studio's window knows the site by studio/protocol alone, and never imports studio/api or node:*.";
const studioKnowsFolders = 'studio/api knows the site and the window of the studio as folders of files.';
const noStudio = 'Nothing but cli imports the studio: no byte of it is for visitors.';
const publishAlone = 'publish imports model, content-reader and build: it knows the site as a folder of files.';
const fewPublish = 'Only build, studio/api and cli import publish.';
const onlyHostFacts = 'Of publish, build imports only what hosts take and refuse.';
const noScripts = 'Nothing imports scripts.';
const noEndToEnd = 'Nothing imports e2e.';
const noEntries = 'Nothing imports main.ts, an enter-* or a test.';

const forbidden: [file: string, code: string, sentence: string][] = [
  [
    'resume-pdf/a.ts',
    `import '#content-reader/closest.ts';`,
    'resume-pdf imports only model: whoever reads the content hands it the resume.',
  ],
  ['model/a.ts', `import '#site/navigation/paths.ts';`, modelAlone],
  ['model/b.ts', `import { readFileSync } from 'node:fs'; readFileSync('');`, modelAlone],
  ['model/c.ts', `import type * as z from 'zod'; export type C = z.ZodType;`, schemaLibrary],
  ['model/d.ts', `import { line } from './content-fields.ts'; line('');`, noSchemaInBrowser],
  ['site/e.ts', `import { home } from '#model/home-schema.ts'; home;`, noSchemaInBrowser],
  ['site/f.ts', `import * as z from 'zod'; z;`, noSchemaInBrowser],
  ['site/m.ts', `import { frameWords } from '#model/words/frame.ts'; frameWords;`, onlyVirtualWords],
  ['content-reader/a.ts', `export * from '#server/app.ts';`, readerAlone],
  ['server/a.ts', `export { paths } from '#site/navigation/paths.ts';`, serverAlone],
  ['server/b.ts', `const page = await import('#model/page.tsx'); page;`, serverAlone],
  ['server/c.ts', `import { DatabaseSync } from 'node:sqlite'; DatabaseSync;`, onlyDatabase],
  ['server/guestbook/store.ts', `import { Hono } from 'hono'; Hono;`, httpOrSql],
  ['server/door/door.ts', `import '../guestbook/owner-desk.ts';`, serverParts],
  ['server/guestbook/a.ts', `import '../visitors/counter.ts';`, serverParts],
  ['server/static-files/static-files.ts', `import '../guestbook/store.ts';`, serverParts],
  ['site/g.ts', `export type Fs = import('node:fs').Stats;`, siteAlone],
  ['site/h.browser.test.tsx', `import type { App } from '#server/app.ts'; export type A = App;`, siteAlone],
  ['site/frame/a.tsx', `import 'virtual:content/home';`, oneDoor],
  ['publish/a.ts', `import '#admin/terminal/terminal.ts';`, publishAlone],
  ['server/publish.ts', `import '#publish/hosts/host.ts';`, fewPublish],
  ['build/host.ts', `import '#publish/hosts/neocities-connection.ts';`, onlyHostFacts],
  ['build/sender.ts', `import '#publish/publish-site.ts';`, onlyHostFacts],
  ['site/ui/a.tsx', `import picture from '../../content/images/a.png?url'; picture;`, oneDoor],
  ['site/pages/home/a.tsx', `import '../about-me/about-me.tsx';`, pagesApart],
  ['site/pages/home/b.tsx', `import '#site/frame/header/header.tsx';`, pagesApart],
  ['site/frame/b.tsx', `import '../pages/home/a.tsx';`, pagesApart],
  ['site/ui/b.tsx', `import '../pages/home/a.tsx';`, uiAlone],
  ['site/ui/c.tsx', `import '../frame/header.tsx';`, uiAlone],
  ['admin/guestbook/a.ts', `import '../../supabase/fake-project/project.ts';`, onlyTestsImportSupabase],
  ['scripts/c.ts', `export * from '../sample/workshop/art/canvas.ts';`, noSample],
  ['build/a.ts', `import '#cli/start.ts';`, onlyCli],
  ['admin/a.ts', `import '#site/entry/app.tsx';`, onlyBuildKnowsPages],
  ['sample/workshop/art/a.ts', `import '#model/picture.ts';`, workshopAlone],
  ['studio/app/a.tsx', `import '#studio/api/site-files.ts';`, windowKnowsProtocol],
  ['studio/agent/a.ts', `import { readFileSync } from 'node:fs'; readFileSync('');`, windowKnowsProtocol],
  ['studio/api/a.ts', `import '#site/entry/app.tsx';`, studioKnowsFolders],
  ['site/k.ts', `import type { Field } from '#studio/protocol/field.ts'; export type F = Field;`, noStudio],
  ['server/d.ts', `import '../scripts/chromium.ts';`, noScripts],
  ['scripts/a.ts', `import '../e2e/page-fixture.ts';`, noEndToEnd],
  ['server/e.ts', `import './main.ts';`, noEntries],
  ['site/i.ts', `import './enter-browser.tsx';`, noEntries],
  ['model/e.ts', `import './guestbook.test.ts';`, noEntries],
  [
    'site/pages/home/c.tsx',
    `import '../../../model/facts.ts';`,
    'Imports from another folder are written #model/facts.ts.',
  ],
];

const allowed: [file: string, code: string][] = [
  ['model/friends-schema.ts', `import * as z from 'zod'; import { line } from './content-fields.ts'; z; line;`],
  ['model/words-schema.ts', `import { frameWords } from './words/frame.ts'; frameWords;`],
  [
    'model/friends.test.ts',
    `import { test } from 'vitest'; import { friends } from './friends-schema.ts'; test; friends;`,
  ],
  ['site/pages/home/h.tsx', `import { home } from 'virtual:content'; home;`],
  ['site/j.ts', `import type { Home } from '#model/home-schema.ts'; export type J = Home;`],
  ['site/tokens.test.ts', `import { readFileSync } from 'node:fs'; readFileSync('');`],
  ['site/navigation/routes.ts', `const page = import('./pages/home/home.tsx'); import './frame/frame.tsx'; void page;`],
  ['site/pages/home/d.tsx', `import './updates.tsx'; import '../../ui/panel.tsx'; import '#site/ui/pill.tsx';`],
  ['server/storage/database.ts', `import { DatabaseSync } from 'node:sqlite'; DatabaseSync;`],
  ['server/app.ts', `import './guestbook/routes.ts'; import './visitors/routes.ts'; import '#model/guestbook.ts';`],
  [
    'e2e/a.spec.ts',
    `import '../scripts/chromium.ts'; import './page-fixture.ts'; import '../supabase/fake-project/project.ts';`,
  ],
  ['sample/workshop/commands/a.ts', `import '#content-reader/closest.ts'; import '../art/a.ts';`],
  ['build/facts.ts', `import '#publish/hosts/neocities.ts'; import '#publish/hosts/hosts.ts';`],
  ['publish/b.ts', `import '#build/owner-error.ts'; import '#content-reader/read-content.ts';`],
  ['server/f.ts', `import { engineVersion } from '#build/engine-version.ts'; engineVersion;`],
  ['sample/workshop/a.test.ts', `import '#content-reader/read-content.ts';`],
  ['admin/guestbook/a.test.ts', `import '../../supabase/fake-project/project.ts';`],
  ['scripts/b.ts', `import type { Page } from '#site/entry/enter-prerender.tsx'; export type P = Page;`],
  ['vitest.config.ts', `import './content-reader/plugin.ts'; import './scripts/chromium.ts';`],
];

const folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
afterAll(() => rmSync(folder, { recursive: true }));

const typeCycle = [
  ['model/cycle-a.ts', `import type { B } from './cycle-b.ts'; export type A = { b?: B };`],
  ['model/cycle-b.ts', `import type { A } from './cycle-a.ts'; export type B = { a?: A };`],
] as const;

const reported = lint([...forbidden, ...allowed, ...typeCycle]);
const findings = reported.filter(({ code }) => code === 'imports(direction)');

function lint(files: (readonly [file: string, code: string, ...unknown[]])[]) {
  for (const [file, code] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${code}\n`);
  }
  const oxlint = resolve('node_modules/oxlint/bin/oxlint');
  const args = [oxlint, '--config', resolve('.oxlintrc.json'), '--format', 'json'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; message: string; code: string }[] };
  return diagnostics;
}
const sentencesFor = (name: string) => findings.filter(({ filename }) => filename === name).map((it) => it.message);

describe('the lint run names the sentence that an import breaks', () => {
  test.each(forbidden)('%s: %s', (file, _code, sentence) => {
    expect(sentencesFor(file)).toEqual([sentence]);
  });
});

describe('the lint run accepts imports in the right direction', () => {
  test.each(allowed)('%s: %s', (file) => {
    expect(sentencesFor(file)).toEqual([]);
  });
});

test('an import cycle is reported, even if only types are imported', () => {
  const cycles = reported.filter(({ code }) => code === 'import(no-cycle)').map(({ filename }) => filename);
  expect(cycles).toEqual(expect.arrayContaining(typeCycle.map(([file]) => file)));
});

test('each rule is broken by one of the examples', () => {
  const broken = new Set(forbidden.map(([, , sentence]) => sentence));
  expect(importRules.filter(({ sentence }) => !broken.has(sentence))).toEqual([]);
});
