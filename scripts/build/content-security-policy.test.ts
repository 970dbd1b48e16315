import { expect, test } from 'vitest';
import { forMetaTag, writeContentSecurityPolicy } from './content-security-policy.ts';
import { listHosts } from './hosts.ts';

test('by default everything comes from the site itself, and nothing inline', () => {
  const policy = writeContentSecurityPolicy();
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self';");
  expect(policy).not.toMatch(/unsafe|nonce|sha\d|data:|https?:|\*/);
  expect(policy).toMatch(/frame-ancestors 'none'$/);
});

test('a service that is switched on may be asked, and a friend’s picture shown, and no other host', () => {
  const services = { guestbook: 'none', counter: 'goatcounter', goatcounterCode: 'bonbon' } as const;
  const picture = (src: string) => ({
    name: 'A',
    url: '' as const,
    image: { src, width: 72, height: 72, isPixelArt: true },
  });
  const hosts = listHosts({
    site: { services } as Parameters<typeof listHosts>[0]['site'],
    friends: [
      picture('https://a.example/1.png'),
      picture('https://a.example/2.png'),
      picture('images/friends/cat.svg'),
    ],
  });
  expect(hosts).toEqual({ connect: ['https://bonbon.goatcounter.com'], images: ['https://a.example'] });
  const policy = writeContentSecurityPolicy(hosts);
  expect(policy).toContain("connect-src 'self' https://bonbon.goatcounter.com;");
  expect(policy).toContain("img-src 'self' https://a.example;");
});

test('a page’s own tag leaves out what browsers ignore there', () => {
  expect(forMetaTag(writeContentSecurityPolicy())).not.toContain('frame-ancestors');
});
