import { describe, expect, test } from 'vitest';
import { findBrokenConstraint } from './broken-constraint.ts';
import { normaliseWebsite } from './guestbook.ts';

describe('normaliseWebsite', () => {
  test.each([
    // Empty stays empty.
    ['', ''],
    ['   \t\n', ''],
    // http and https are kept and written in one way.
    ['https://example.com', 'https://example.com/'],
    ['http://example.com', 'http://example.com/'],
    ['  https://example.com/me?a=1#b  ', 'https://example.com/me?a=1#b'],
    ['HTTPS://EXAMPLE.com/Me', 'https://example.com/Me'],
    ['http:example.com', 'http://example.com/'],
    ['https:/example.com', 'https://example.com/'],
    ['https://example.com/a b', 'https://example.com/a%20b'],
    ['https://localhost:3000/', 'https://localhost:3000/'],
    // Everything without that prefix gets https.
    ['example.com', 'https://example.com/'],
    ['www.example.com/~moth', 'https://www.example.com/~moth'],
    ['example.com:8080', 'https://example.com:8080/'],
    ['example.com:8080/a:b', 'https://example.com:8080/a:b'],
    ['example.com?a:b', 'https://example.com/?a:b'],
    ['example.com/https://other.example', 'https://example.com/https://other.example'],
    ['//example.com/me', 'https://example.com/me'],
    ['ftp.example.com', 'https://ftp.example.com/'],
    ['httpbin.example', 'https://httpbin.example/'],
    ['[::1]:3000', 'https://[::1]:3000/'],
    ['192.168.0.1', 'https://192.168.0.1/'],
    // Names in any script become what the network knows.
    ['bücher.example', 'https://xn--bcher-kva.example/'],
    ['пример.example', 'https://xn--e1afmkfd.example/'],
    ['例え.example/日', 'https://xn--r8jz45g.example/%E6%97%A5'],
    // Other schemes are stored as empty.
    ['javascript:alert(1)', ''],
    ['JavaScript:alert(1)//https://example.com', ''],
    ['javascript://example.com/%0aalert(1)', ''],
    ['data:text/html,<script>alert(1)</script>', ''],
    ['mailto:moth@example.com', ''],
    ['ftp://example.com', ''],
    ['file:///etc/hosts', ''],
    ['tel:12345', ''],
    ['blob:https://example.com/1', ''],
    ['view-source:https://example.com', ''],
    ['about:blank', ''],
    ['c:\\moth.html', ''],
    // So is what cannot be parsed.
    ['my cool page', ''],
    ['https://', ''],
    ['https://exa mple.com', ''],
    ['https://example.com:99999', ''],
    ['example.com:port', ''],
    ['https://[::1', ''],
    ['https://a<b>.example', ''],
    // So is a host that parsers accept but that cannot exist.
    ['"marzipan.example"', ''],
    ['https://marzi"pan.example/', ''],
    // Control characters, which a parser would skip, never get that far.
    ['java\nscript:alert(1)', ''],
    ['ht\ttps://example.com', ''],
    ['\u0001javascript:alert(1)', ''],
    ['https://example.com/\u0000', ''],
    // Names and passwords are removed, and nothing pretends to be another host.
    ['https://moth:secret@example.com/', 'https://example.com/'],
    ['https://good.example@evil.example/', 'https://evil.example/'],
    ['moth@example.com', 'https://example.com/'],
  ])('%j becomes %j', (typed, stored) => {
    expect(normaliseWebsite(typed)).toBe(stored);
  });

  test('normalising an address again changes nothing', () => {
    expect(normaliseWebsite(normaliseWebsite('bücher.example:8080/a b'))).toBe(
      'https://xn--bcher-kva.example:8080/a%20b',
    );
  });

  test('the guestbook accepts every normalised address, with any character in any part of it', () => {
    const characters = [
      ...Array.from({ length: 0x250 }, (_, code) => String.fromCodePoint(code)),
      ...'\u1680\u2000\u2028\u2029\u202F\u205F\u3000\uFEFF\uFDFA\u33C2\uFF0F\uFF20\uFF1A\u3002日😀\u0301',
    ];
    const places = (character: string) => [
      `${character}moth.example`,
      `mo${character}th.example`,
      `moth.example${character}`,
      `https://moth.example:80${character}/`,
      `https://${character}@moth.example/`,
      `https://moth.example/a${character}b`,
      `https://moth.example/?a${character}b`,
      `https://moth.example/#a${character}b`,
      `https:${character}moth.example/`,
    ];
    const refused = characters
      .flatMap(places)
      .map((typed) => ({ typed, website: normaliseWebsite(typed) }))
      .filter(({ website }) => findBrokenConstraint({ id: '1', name: 'Moth', website, message: 'Hello!', time: 1 }));
    expect(refused).toEqual([]);
  });
});
