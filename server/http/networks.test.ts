import { expect, test } from 'vitest';
import { findNetworks, isPrivateAddress } from './networks.ts';

test.each([
  [' 203.0.113.7 ', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:CB00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::5:6:7:8', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4:192.0.2.1', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['Somebody', 'somebody'],
  ['1.2.3', '1.2.3'],
  ['1::2::3', '1::2::3'],
  ['', ''],
])('the address %j counts as the sender %j', (address, sender) => {
  expect(findNetworks(address).id).toBe(sender);
});

test.each([
  ['2001:db8:1:2345::9', '2001:db8:1:2345::/64', '2001:db8:1:2300::/56', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48'],
  ['::ffff:203.0.113.7', '203.0.113.7', undefined, '203.0.113.0/24'],
  ['203.0.113.7', '203.0.113.7', undefined, '203.0.113.0/24'],
  ['', '', undefined, undefined],
  ['Somebody', 'somebody', undefined, undefined],
])('the networks of the address %j are %j, %j and %j', (address, id, household, neighbourhood) => {
  expect(findNetworks(address)).toEqual({ id, household, neighbourhood });
});

test.each([
  ['127.0.0.1', true],
  ['10.255.255.255', true],
  ['172.16.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.2', true],
  ['169.254.1.1', true],
  ['100.64.0.1', true],
  ['100.128.0.1', false],
  ['::ffff:10.0.0.1', true],
  ['::1', true],
  ['fd00::7', true],
  ['fe80::1%eth0', true],
  ['2001:db8::7', false],
  ['203.0.113.7', false],
  ['', false],
])('the address %j is private: %s', (address, isPrivate) => {
  expect(isPrivateAddress(address)).toBe(isPrivate);
});
