import { expect, test } from 'vitest';
import { findClientAddress } from './forwarded-address.ts';

test('without trusted proxies the header is ignored', () => {
  const forwardedFor = '198.51.100.1';
  expect(findClientAddress({ socketAddress: '203.0.113.7', forwardedFor, trustedProxies: 0 })).toBe('203.0.113.7');
});

test.each([
  [1, '192.0.2.3'],
  [2, '192.0.2.2'],
  [3, '192.0.2.1'],
])('behind %i proxies the client is that entry from the right', (trustedProxies, sender) => {
  const forwardedFor = '198.51.100.66, 192.0.2.1,192.0.2.2 , 192.0.2.3';
  expect(findClientAddress({ socketAddress: '10.0.0.1', forwardedFor, trustedProxies })).toBe(sender);
});

test.each([
  ['192.0.2.1:4711', '192.0.2.1'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['"[2001:db8::1]:4711"', '2001:db8::1'],
])('an entry %j is parsed without its port, brackets and quotes', (forwardedFor, sender) => {
  expect(findClientAddress({ socketAddress: '10.0.0.1', forwardedFor, trustedProxies: 1 })).toBe(sender);
});

test.each([undefined, null, '', ' , ', 'unknown', '_hidden', '<script>', '999.1.1.1', '[192.0.2.1', ':80'])(
  "the header %j has no address, so the socket's is used",
  (forwardedFor) => {
    expect(findClientAddress({ socketAddress: '10.0.0.1', forwardedFor, trustedProxies: 1 })).toBe('10.0.0.1');
  },
);

test('a header with fewer entries than proxies gives its leftmost address', () => {
  const forwardedFor = 'unknown, 192.0.2.1, 192.0.2.2';
  expect(findClientAddress({ socketAddress: '10.0.0.1', forwardedFor, trustedProxies: 5 })).toBe('192.0.2.1');
});

test('an entry that is not an address is never replaced by a spoofed one to its left', () => {
  const forwardedFor = '198.51.100.66, unknown, 192.0.2.2';
  expect(findClientAddress({ socketAddress: '10.0.0.1', forwardedFor, trustedProxies: 2 })).toBe('192.0.2.2');
  const spoofed = '198.51.100.66, unknown';
  expect(findClientAddress({ socketAddress: '10.0.0.1', forwardedFor: spoofed, trustedProxies: 1 })).toBe('10.0.0.1');
});

test('a closed socket has no address', () => {
  expect(findClientAddress({ socketAddress: undefined, forwardedFor: undefined, trustedProxies: 0 })).toBe('');
});
