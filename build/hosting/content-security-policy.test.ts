import { expect, test } from 'vitest';
import { forMetaTag, writeContentSecurityPolicy } from './content-security-policy.ts';
import { listHosts, listTrustedTypes } from './hosts.ts';

test('by default everything comes from the site itself, and nothing is inline', () => {
  const policy = writeContentSecurityPolicy();
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self';");
  expect(policy).not.toMatch(/unsafe|nonce|sha\d|data:|https?:|\*/);
  expect(policy).toMatch(/frame-ancestors 'none'$/);
});

type Services = Partial<Parameters<typeof listHosts>[0]['site']['services']>;
type Site = Parameters<typeof listHosts>[0]['site'];
const hostsOf = (services: Services, friends: Parameters<typeof listHosts>[0]['friends'] = [], music = {}) =>
  listHosts({ site: { services, music } as Site, friends });
const builtIn = { guestbook: 'built-in', counter: 'built-in' } as const;

test('the site’s own server needs no other host', () => {
  expect(hostsOf(builtIn)).toEqual({ scripts: [], connect: [], images: [], media: [] });
  expect(writeContentSecurityPolicy(hostsOf(builtIn))).toBe(writeContentSecurityPolicy());
});

test('a server elsewhere is allowed for requests and its counter’s picture, but not for scripts', () => {
  const serverAddress = 'https://api.example/me/';
  expect(hostsOf({ ...builtIn, serverAddress })).toEqual({
    scripts: [],
    connect: ['https://api.example'],
    images: ['https://api.example'],
    media: [],
  });
  expect(hostsOf({ ...builtIn, counter: 'none', serverAddress }).images).toEqual([]);
  expect(hostsOf({ guestbook: 'none', counter: 'none', serverAddress }).connect).toEqual([]);
});

test('Supabase is allowed for requests if it keeps the guestbook', () => {
  const supabaseAddress = 'https://abcdefghijkl.supabase.co';
  expect(hostsOf({ guestbook: 'supabase', counter: 'none', supabaseAddress }).connect).toEqual([supabaseAddress]);
  expect(hostsOf({ guestbook: 'none', counter: 'none', supabaseAddress }).connect).toEqual([]);
});

test('GoatCounter is allowed for its script, requests and pictures, and a friend’s host for pictures', () => {
  const picture = (src: string) => ({
    name: 'A',
    url: '' as const,
    image: { src, width: 72, height: 72, isPixelArt: true },
  });
  const hosts = hostsOf({ guestbook: 'none', counter: 'goatcounter', goatcounterCode: 'bonbon' }, [
    picture('https://a.example/1.png'),
    picture('https://a.example/2.png'),
    picture('images/friends/cat.svg'),
  ]);
  expect(hosts).toEqual({
    scripts: ['https://gc.zgo.at'],
    connect: ['https://bonbon.goatcounter.com'],
    images: ['https://a.example', 'https://bonbon.goatcounter.com'],
    media: [],
  });
  const policy = writeContentSecurityPolicy(hosts);
  expect(policy).toContain("script-src 'self' https://gc.zgo.at;");
  expect(policy).toContain("connect-src 'self' https://bonbon.goatcounter.com;");
  expect(policy).toContain("img-src 'self' https://a.example https://bonbon.goatcounter.com;");
});

test('songs of another host may be played, and asked about when they fail', () => {
  const hosts = hostsOf({ guestbook: 'none', counter: 'none' }, [], { address: 'https://songs.example/bonbon/' });
  const policy = writeContentSecurityPolicy(hosts);
  expect(policy).toContain("media-src 'self' https://songs.example;");
  expect(policy).toContain("connect-src 'self' https://songs.example;");
});

test('no text becomes a script, except the address of the counting script if there is a counter', () => {
  const typesOf = (counter: Services['counter']) =>
    listTrustedTypes({ site: { services: { counter } } as Parameters<typeof listTrustedTypes>[0]['site'] });
  expect(writeContentSecurityPolicy({}, typesOf('none'))).toContain(
    "; require-trusted-types-for 'script'; trusted-types 'none'; ",
  );
  for (const counter of ['built-in', 'goatcounter'] as const) {
    const policy = writeContentSecurityPolicy({}, typesOf(counter));
    expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types count-script; ");
    expect(forMetaTag(policy)).toContain("; require-trusted-types-for 'script'; trusted-types count-script");
  }
});

test('a page’s meta tag leaves out what browsers ignore there', () => {
  expect(forMetaTag(writeContentSecurityPolicy())).not.toContain('frame-ancestors');
});
