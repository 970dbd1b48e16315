import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isAuditDue, recordAudit } from './audit.ts';
import { loadWorkshop } from './workshop.ts';

const files = {
  'package-lock.json': JSON.stringify({ packages: { 'node_modules/sharp': { version: '1.0.0' } } }),
  'sample/workshop/art/moth.ts': 'draw();',
  'sample/workshop/music/songs.test.ts': 'measure();',
  'sample/content/images/moth.png': 'pink',
  'sample/content/music/moth.mp3': 'la',
  'sample/content/home.yaml': 'title: Home',
};

function writeEngine() {
  const engine = mkdtempSync(join(tmpdir(), 'bonbon-'));
  onTestFinished(() => rmSync(engine, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(engine, file)), { recursive: true });
    writeFileSync(join(engine, file), text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  return { engine, write };
}

test('the audits have passed for the current workshop, pictures and songs', async () => {
  vi.stubEnv('AUDIT_WORKSHOP', undefined);
  const isAudited = !isAuditDue();
  // The audits don't apply to content that replaced the sample.
  const isReplaced = !isAudited && !(await loadWorkshop())?.isSample();
  expect(isAudited || isReplaced, 'Fix: `npm test -- workshop`').toBe(true);
});

test.each([
  ['a source', 'sample/workshop/art/moth.ts', 'drawAgain();'],
  ['a limit in a test', 'sample/workshop/music/songs.test.ts', 'measureAgain();'],
  ['a new source', 'sample/workshop/art/cake.ts', ''],
  ['a picture', 'sample/content/images/moth.png', 'blue'],
  ['a song', 'sample/content/music/moth.mp3', 'li'],
  ['a package', 'package-lock.json', files['package-lock.json'].replace('1.0.0', '1.0.1')],
])('an audit is due after a change of %s', (_, file, text) => {
  const { engine, write } = writeEngine();
  expect(isAuditDue(engine)).toBe(true);
  recordAudit(engine);
  expect(isAuditDue(engine)).toBe(false);
  write(file, text);
  expect(isAuditDue(engine)).toBe(true);
});

test('a change of texts in the content or a README needs no audit', () => {
  const { engine, write } = writeEngine();
  recordAudit(engine);
  write('sample/content/home.yaml', 'title: Hello');
  write('sample/workshop/README.md', 'Paint!');
  expect(isAuditDue(engine)).toBe(false);
});

test('no audit is due without a workshop', () => {
  const { engine } = writeEngine();
  rmSync(join(engine, 'sample/workshop'), { recursive: true });
  expect(isAuditDue(engine)).toBe(false);
});
