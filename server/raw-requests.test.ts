import { expect, test } from 'vitest';
import { sendRaw } from './http/raw-request-fixture.ts';
import { writeBuild } from './site-fixture.ts';
import { startBuild } from './started-build-fixture.ts';

test.each([
  ['/%zz', 400, 'This address is malformed.'],
  ['/%00', 400, 'This address is malformed.'],
  ['/..%2f..%2fetc/passwd', 400, 'This address is malformed.'],
  ['/%2e%2e/%2e%2e/etc/passwd', 400, 'This address is malformed.'],
  ['/../../etc/passwd', 400, 'This address is malformed.'],
  ['/..\\..\\etc\\passwd', 400, 'This address is malformed.'],
  ['http://localhost/../etc/passwd', 400, 'This address is malformed.'],
  ['http://[bad/', 400, 'This address is malformed.'],
  ['nowhere', 400, 'This request is malformed.'],
  ['/nowhere', 404, 'There is nothing at this address.'],
  ['//etc/passwd', 404, 'There is nothing at this address.'],
  ['/server.json', 404, 'There is nothing at this address.'],
])('a raw GET %s gets %i', async (target, status, sentence) => {
  await using build = await writeBuild({ 'index.html': 'home' });
  await using server = await startBuild(build);
  const answer = await sendRaw(server.port, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toContain('nosniff');
  expect(answer.slice(answer.indexOf('\r\n\r\n'))).toBe(`\r\n\r\n${sentence}\n`);
  expect(server.lines).toHaveLength(1);
});

test.each([5000, 20_000])('an address of %i characters gets 414', async (length) => {
  await using build = await writeBuild({ 'index.html': 'home' });
  await using server = await startBuild(build);
  const answer = await sendRaw(
    server.port,
    `GET /${'a'.repeat(length)} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1.1 414 /);
  expect(answer.endsWith('\r\n\r\nThis address is too long.\n')).toBe(true);
  expect(server.lines).toHaveLength(1);
});

test.each([
  ['/', 'home'],
  ['/?q=%zz', 'home'],
  ['http://elsewhere.example/aboutme', 'about'],
  ['/%61boutme', 'about'],
])('a raw GET %s is found', async (target, body) => {
  await using build = await writeBuild({ 'index.html': 'home', 'aboutme/index.html': 'about' });
  await using server = await startBuild(build);
  const answer = await sendRaw(server.port, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n/);
  expect(answer.endsWith(`\r\n\r\n${body}`)).toBe(true);
});

test.each([
  ['GET / HTTP/1.0\r\n\r\n', 200],
  ['GET /nowhere HTTP/1.0\r\n\r\n', 404],
  ['HEAD /?x HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
  ['TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 405],
  ['POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello', 405],
  ['NONSENSE\r\n\r\n', 400],
  ['GET /\0 HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
])('the request %j gets %i', async (request, status) => {
  await using build = await writeBuild({ 'index.html': 'home' });
  await using server = await startBuild(build);
  expect(await sendRaw(server.port, request)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

test('headers of 20 kB get 431', async () => {
  await using build = await writeBuild({ 'index.html': 'home' });
  await using server = await startBuild(build);
  const cookie = `Cookie: ${'a'.repeat(20_000)}`;
  const answer = await sendRaw(server.port, `GET / HTTP/1.1\r\nHost: localhost\r\n${cookie}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1.1 431 /);
});

const withoutTime = (lines: string[]) => lines.map((line) => line.replace(/^\S+ /, '').replace(/ \d+ ms$/, ''));

test('a malformed request is logged without its content', async () => {
  await using build = await writeBuild({ 'index.html': 'home' });
  await using server = await startBuild(build);
  await sendRaw(server.port, 'NONSENSE\r\n\r\n');
  await sendRaw(server.port, 'GET /..\\up?mail=me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  expect(withoutTime(server.lines)).toEqual(['- - 400', 'GET /..\\up 400']);
});
