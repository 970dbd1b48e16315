import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each([
  '1.1.1.1',
  '9.9.9.9',
  '172.15.255.255',
  '172.32.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2a00:1450:4001:830::200e',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ['unspecified', ['0.0.0.0', '0.1.2.3', '::']],
  ['loopback', ['127.0.0.1', '127.255.255.255', '::1']],
  ['private', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fdff::1', 'fec0::1']],
  ['link-local', ['169.254.169.254', 'fe80::1', 'febf::1', 'fe80::1%eth0']],
  ['between a provider and its customers', ['100.64.0.1', '100.127.255.255']],
  ['multicast', ['224.0.0.1', '239.255.255.255', 'ff02::1']],
  ['reserved', ['192.0.0.1', '192.88.99.1', '240.0.0.1', '255.255.255.255', '4000::1', '5f00::1', '100::1']],
  ['for benchmarks', ['198.18.0.1', '198.19.255.255', '2001:2::1']],
  ['for documentation', ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1', '3fff:fff::1']],
  ['IPv4 in IPv6', ['::ffff:127.0.0.1', '::ffff:1.1.1.1', '::7f00:1', '::ffff:0:127.0.0.1']],
  ['NAT64', ['64:ff9b::7f00:1', '64:ff9b::a00:1', '64:ff9b:1::a00:1']],
  ['6to4 and Teredo', ['2002:7f00:1::', '2002:a00:1::1', '2001:0:7f00:1::1']],
  ['no address', ['', 'localhost', '127.1', '0x7f.1', '2130706433', '[::1]', ' 1.1.1.1']],
])('%s is not public', (_what, addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});
