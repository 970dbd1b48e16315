import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openTerminal } from '#admin/terminal/terminal.ts';
import { readNodeEnv } from '#build/site-bundles.ts';
import { readBuildOptions } from '#cli/build.ts';
import { readDevConfig } from '#cli/dev.ts';
import { readNewOptions } from '#cli/new.ts';
import { readPublishOptions } from '#cli/publish.ts';
import { readResumeOptions } from '#cli/resume.ts';
import { readStartOptions } from '#cli/start.ts';
import { readStudioConfig } from '#cli/studio.ts';
import { readUpgradeOptions } from '#cli/upgrade.ts';
import { readContext } from '#cli/verb.ts';
import { readConfig } from '#server/config.ts';
import { openExampleGuestbook, rowAt } from '#server/guestbook/guestbook-fixture.ts';
import { readStaticServerOptions } from '../command-options.ts';

const project = process.cwd();

test('without any variable, the server is at localhost:3000, keeps its data in data, trusts no proxy and sends no notices', () => {
  expect(readConfig({}, project)).toEqual({
    port: 3000,
    host: 'localhost',
    siteFolder: `${project}/dist/site`,
    settingsFile: `${project}/dist/server.json`,
    dataFolder: `${project}/data`,
    trustedProxies: 0,
    allowedOrigins: [],
    guestbook: {
      senderPerHour: undefined,
      allPerHour: undefined,
      webhook: undefined,
      webhookShape: 'json',
      ntfy: undefined,
    },
  });
});

test('without PORT, dev uses another port than the server', () => {
  expect(readDevConfig({}, project)).toEqual({ ...readConfig({}, project), port: 5173 });
});

test('without PORT, the studio begins at 4400', () => {
  expect(readStudioConfig({}, project)).toEqual({ ...readConfig({}, project), port: 4400 });
});

test('without options, the build makes dist with what site.yaml says', () => {
  expect(readBuildOptions([])).toEqual({
    base: undefined,
    out: undefined,
    host: undefined,
    keepsServices: undefined,
    isForced: false,
  });
});

test('without options, publish asks before it sends, and talks to the real hosts', () => {
  expect(readPublishOptions([])).toEqual({
    isDryRun: false,
    isPreview: false,
    writesCi: false,
    isSure: false,
    isJson: false,
  });
  // Only tests set it: the address of a host's stand-in.
  expect(readContext({}).environment.BONBON_HOST_API).toBeUndefined();
});

test('without an option, start builds only what is not built yet', () => {
  expect(readStartOptions([])).toEqual({ isForced: false });
  expect(readStartOptions(['--rebuild'])).toEqual({ isForced: true });
});

test('without an option, upgrade changes nothing unconfirmed', () => {
  expect(readUpgradeOptions([])).toEqual({ isSure: false });
  expect(readUpgradeOptions(['--yes'])).toEqual({ isSure: true });
});

test("without options, resume makes the PDF, and does not replace the owner's own", () => {
  expect(readResumeOptions([])).toEqual({ replacesOwn: false });
});

test('without options, new makes the small site and asks for what it does not know', () => {
  expect(readNewOptions([], { siteOption: undefined })).toEqual({
    folder: undefined,
    isSample: false,
    asksNothing: false,
    known: { name: undefined, address: undefined, language: undefined },
  });
});

test('without options, the file server serves dist/site on port 4000', () => {
  expect(readStaticServerOptions([])).toEqual({ folder: 'dist/site', base: '/', port: 4000 });
});

test('without NODE_ENV, pages are rendered as for visitors', () => {
  expect(readNodeEnv({})).toBe('production');
});

test("without INIT_CWD, which npm sets, paths are relative to the command's folder", () => {
  expect(readContext({}).workingFolder).toBe(project);
});

test('without NO_COLOR, TERM and COLUMNS, output that no terminal reads is plain and 80 columns wide', () => {
  const { paint, width } = openTerminal({});
  expect([paint('bold', 'Bonbon'), width]).toEqual(['Bonbon', 80]);
});

test("without GUESTBOOK_SENDER_PER_HOUR and GUESTBOOK_ALL_PER_HOUR, the site's rules apply", async () => {
  await using guestbook = openExampleGuestbook({ rules: { senderPerHour: 2 }, config: readConfig({}, project) });
  const statuses: number[] = [];
  for (const time of [1, 2, 3]) statuses.push((await guestbook.post(rowAt(time))).status);
  expect(statuses).toEqual([201, 201, 429]);
});

/** Which test covers each variable being unset. Without `file`, it is in this file. */
const variables: Record<string, { file?: string; name: string }> = {
  ...Object.fromEntries(
    ['HOST', 'SITE_FOLDER', 'DATA_FOLDER', 'TRUST_PROXY', 'ALLOWED_ORIGINS', 'GUESTBOOK_WEBHOOK'].map((variable) => [
      variable,
      { name: 'without any variable, the server is at localhost:3000' },
    ]),
  ),
  GUESTBOOK_WEBHOOK_SHAPE: { name: 'without any variable, the server is at localhost:3000' },
  GUESTBOOK_NTFY: { name: 'without any variable, the server is at localhost:3000' },
  PORT: { name: 'without PORT, dev uses another port than the server' },
  GUESTBOOK_SENDER_PER_HOUR: { name: 'without GUESTBOOK_SENDER_PER_HOUR and GUESTBOOK_ALL_PER_HOUR' },
  GUESTBOOK_ALL_PER_HOUR: { name: 'without GUESTBOOK_SENDER_PER_HOUR and GUESTBOOK_ALL_PER_HOUR' },
  CHROMIUM_PATH: { file: 'scripts/installed-browsers.test.ts', name: 'without CHROMIUM_PATH' },
  FIREFOX_PATH: { file: 'scripts/installed-browsers.test.ts', name: 'without FIREFOX_PATH' },
  npm_lifecycle_event: {
    file: 'admin/commands/program-name.test.ts',
    name: 'without npm, a command is called by the name of the package',
  },
  NODE_ENV: { name: 'without NODE_ENV' },
  BONBON_HOST_API: { name: 'without options, publish asks before it sends' },
  BROWSER: { file: 'studio/api/start/open-browser.test.ts', name: 'without BROWSER, the address is opened' },
  INIT_CWD: { name: 'without INIT_CWD' },
  NO_COLOR: { name: 'without NO_COLOR, TERM and COLUMNS' },
  TERM: { name: 'without NO_COLOR, TERM and COLUMNS' },
  COLUMNS: { name: 'without NO_COLOR, TERM and COLUMNS' },
  XDG_CACHE_HOME: { file: 'bin/newer-node.test.ts', name: 'without XDG_CACHE_HOME and LOCALAPPDATA' },
  LOCALAPPDATA: { file: 'bin/newer-node.test.ts', name: 'without XDG_CACHE_HOME and LOCALAPPDATA' },
  SUPABASE_SECRET_KEY: {
    file: 'admin/commands/run-command.test.ts',
    name: 'asks for the secret key of Supabase in the environment',
  },
  // npm's own. That test sets other variables only.
  npm_execpath: { file: 'scripts/go.test.ts', name: 'a script runs after all packages are installed' },
  ...Object.fromEntries(
    ['npm_config_https_proxy', 'npm_config_proxy', 'HTTPS_PROXY', 'HTTP_PROXY', 'PROXY'].map((variable) => [
      variable,
      { file: 'scripts/go.test.ts', name: 'a registry that cannot be reached is named as the cause' },
    ]),
  ),
  AUDIT_WORKSHOP: {
    file: 'scripts/workshop/audit.test.ts',
    name: 'a change of texts in the content or a README needs no audit',
  },
};

/** Which test leaves an option out. Those of the guestbook's tools are declared, and tested, with their commands. */
const options: Record<string, { file?: string; name: string }> = {
  base: { name: 'without options, the build makes dist' },
  out: { name: 'without options, the build makes dist' },
  rebuild: { name: 'without an option, start builds only' },
  for: { name: 'without options, the build makes dist' },
  json: { name: 'without options, publish asks before it sends' },
  ci: { name: 'without options, publish asks before it sends' },
  preview: { name: 'without options, publish asks before it sends' },
  list: { file: 'admin/receive/receive-build.test.ts', name: 'a version is put in place' },
  yes: { name: 'without an option, upgrade changes nothing' },
  replace: { name: 'without options, resume makes the PDF' },
  ...Object.fromEntries(
    ['name', 'address', 'language', 'yes', 'sample'].map((option) => [
      option,
      { name: 'without options, new makes the small site' },
    ]),
  ),
  port: { name: 'without options, the file server serves dist/site' },
  ...Object.fromEntries(
    Object.entries({
      'the benchmarks run': ['rounds', 'seconds', 'many'],
      'every kind of page is measured five times': ['runs', 'only', 'against'],
      'a site of a hundred characters': ['characters', 'projects', 'updates', 'friends', 'tiles', 'photos'],
      'the mixed load rises': ['minutes', 'rate'],
    }).flatMap(([name, left]) =>
      left.map((option) => [option, { file: 'bench/bench-options.test.ts', name: `without options, ${name}` }]),
    ),
  ),
  site: { file: 'build/folders/site-folders.test.ts', name: 'without --site' },
  version: { file: 'cli/run-cli.test.ts', name: 'without a verb' },
  help: { file: 'cli/run-cli.test.ts', name: 'without a verb' },
};

const sources = globSync(
  '{bin,server,cli,studio,build,publish,admin,resume-pdf,scripts,bench,content-reader}/**/*.{ts,mjs}',
)
  .filter((file) => !/\.test\.ts$|\/(example|captured)-[^/]*$|^scripts\/checks\//.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const findNames = (texts: string[], patterns: RegExp[]) =>
  new Set(
    texts.flatMap((text) => patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''))),
  );

test('every variable that the code reads is unset in a test', () => {
  const texts = sources.map(({ text }) => text);
  const read = findNames(texts, [
    /\benv(?:ironment)?\.([A-Z][A-Z_]+\b|npm_\w+)/g,
    /\bread[A-Z]\w*\('([A-Z][A-Z_]+)'/g,
    /(?<=\{[^{}]*)\b([A-Z][A-Z_]+)(?=: \w+ = '')(?=[^{}]*\} = environment)/g,
    /\(\{ ([A-Z][A-Z_]+) \}: Environment\b/g,
    /'(npm_config_\w+|(?:HTTPS?_)?PROXY)'/g,
  ]);
  // Every program has a PATH, and no test runs without it.
  read.delete('PATH');
  expect([...read].sort()).toEqual(Object.keys(variables).sort());
});

test('every option of a command is left out by a test', () => {
  const texts = sources.filter(({ file }) => !/^admin\//.test(file)).map(({ text }) => text);
  const read = findNames(texts, [
    /\b(\w+): \{ type: '(?:string|boolean)'/g,
    /\b(\w+): \{\s*(?:value: '[^']*',\s*)?description: /g,
    /(?:includes\(|=== )'--([a-z-]+)'/g,
  ]);
  expect([...read].sort()).toEqual(Object.keys(options).sort());
});

test.each(Object.entries({ ...variables, ...options }))('the test that leaves out %s exists', (_, { file, name }) => {
  const text = readFileSync(file ?? 'scripts/checks/defaults.test.ts', 'utf8');
  expect(text).toMatch(new RegExp(`^(?:test|it)(?:\\.each\\(.*\\))?\\(\\s*['"\`]${name}`, 'm'));
});
