import { expect, test } from 'vitest';
import { readReferrerHost } from './referrer-host.ts';

test.each([
  ['https://pond.example/links?token=secret#top', 'pond.example'],
  ['http://WWW.Pond.Example:8080/', 'pond.example'],
  ['pond.example', 'pond.example'],
  ['www.bücher.example', 'xn--bcher-kva.example'],
])('%s is counted as %s', (referrer, host) => {
  expect(readReferrerHost(referrer, ['bonbon.example'])).toBe(host);
});

test.each([
  '',
  'https://bonbon.example/guestbook',
  'https://www.bonbon.example:3000/',
  'android-app://com.example.reader',
  'javascript:alert(1)',
  'file:///home/moth/links.html',
  'http://localhost:3000/',
  'http://192.168.1.20/',
  'http://[::1]/',
  'https://user@',
  '<script>alert(1)</script>',
  `${'a.'.repeat(60)}example`,
])('%j is nowhere that an owner would want to know', (referrer) => {
  expect(readReferrerHost(referrer, ['bonbon.example'])).toBeUndefined();
});
