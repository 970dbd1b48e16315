import { expect, test } from 'vitest';
import { logError, logFailure, logNotice } from './failure-log.ts';

const noon = Date.UTC(2026, 10, 21, 12);

test('a failed request is logged in one line: time, method, path, status, milliseconds', () => {
  const lines: string[] = [];
  const failure = { method: 'GET', path: '/nowhere', status: 404, startedMs: noon - 7 };
  logFailure(
    failure,
    (line) => lines.push(line),
    () => noon,
  );
  expect(lines).toEqual(['2026-11-21T12:00:00.000Z GET /nowhere 404 7 ms']);
});

test('text from a visitor cannot break out of its line', () => {
  const lines: string[] = [];
  const path = '/\n2026 GET / 200\u001b[2J\u009b2J\u2028\u202e\ud800';
  logFailure(
    { method: 'GET', path, status: 404, startedMs: noon },
    (line) => lines.push(line),
    () => noon,
  );
  expect(lines).toEqual([
    String.raw`2026-11-21T12:00:00.000Z GET /\u{a}2026 GET / 200\u{1b}[2J\u{9b}2J\u{2028}\u{202e}\u{d800} 404 0 ms`,
  ]);
});

test('what follows the owner’s door is left out, at any base, as it may be a secret', () => {
  const lines: string[] = [];
  for (const path of ['/door', '/door/a-secret', '/pond/door/do/a-secret', '/indoor/a', '/door/a%2Fb\nc']) {
    logFailure(
      { method: 'GET', path, status: 404, startedMs: noon },
      (line) => lines.push(line),
      () => noon,
    );
  }
  expect(lines.map((line) => line.split(' ')[2])).toEqual(['/door', '/door/…', '/pond/door/…', '/indoor/a', '/door/…']);
});

test('a long path is truncated after 200 characters', () => {
  const lines: string[] = [];
  const path = `/${'a'.repeat(5000)}`;
  logFailure(
    { method: 'GET', path, status: 404, startedMs: noon },
    (line) => lines.push(line),
    () => noon,
  );
  expect(lines).toEqual([`2026-11-21T12:00:00.000Z GET /${'a'.repeat(199)}… 404 0 ms`]);
});

test('a cause is logged on the same line', () => {
  const lines: string[] = [];
  const cause = new Error('the disk\nis gone');
  logFailure(
    { method: 'GET', path: '/', status: 500, startedMs: noon, cause },
    (line) => lines.push(line),
    () => noon,
  );
  logError(
    cause,
    (line) => lines.push(line),
    () => noon,
  );
  expect(lines[0]).toMatch(/^\S+ GET \/ 500 0 ms Error: the disk\\u\{a\}is gone.* at /);
  expect(lines[1]).toMatch(/^\S+ Error: the disk\\u\{a\}is gone.* at /);
  expect(lines.join('')).not.toContain('\n');
});

test('a command in a notice keeps the letters of its folder, so that it can be copied', () => {
  const lines: string[] = [];
  logNotice(
    "npm run backup -- restore newest --data '/houses/jörg/うさぎ 🐰'",
    (line) => lines.push(line),
    () => noon,
  );
  expect(lines).toEqual(["2026-11-21T12:00:00.000Z npm run backup -- restore newest --data '/houses/jörg/うさぎ 🐰'"]);
});
