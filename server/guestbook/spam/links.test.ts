import { expect, test } from 'vitest';
import { countLinks } from './links.ts';

test.each([
  ['https://casino.example', 1],
  ['HTTP://CASINO.EXAMPLE/win?a=1,2#top', 1],
  ['see http://a.example, https://b.example; and (http://c.example).', 3],
  ['http://a.example\nhttp://a.example', 2],
  ['看http://a.example和http://b.example', 2],
  ['http://a.example/http://b.example', 2],
  ['www.casino.zzz', 1],
  ['WWW.casino', 1],
  ['casino.example/win', 1],
  ['Visit casino.zzz/win!', 1],
  ['casino.zzz:8080/win', 1],
  ['CASINO.COM', 1],
  ['best-casino.co.uk', 1],
  ['casino.com, casino.net. casino.org', 3],
  ['visit:casino.com', 1],
  ['ftp://casino.com', 1],
  ['casino.com/@winner', 1],
  ['казино.рф', 1],
  ['bücher.de', 1],
  ['a.xn--p1ai', 1],
  ['http://192.0.2.1/', 1],
  ['[url=http://casino.example]win[/url]', 1],
  ['[URL]casino.example[/URL]', 1],
  ['[url=casino]win[/url]', 1],
  ['<a href="http://casino.example/">win</a>', 1],
  ["<A target=_blank HREF = 'casino'>win</A>", 1],
  ['<a href="http://casino.example/">http://casino.example/</a>', 2],
  ['[win](http://casino.example)', 1],
  ['ｗｗｗ．casino．example', 1],
  ['ht\u200btps:/\u2060/casino', 1],
  ['cas\u00adino.com', 1],
])('in %j there are %i links', (text, count) => {
  expect(countLinks(text)).toBe(count);
});

test.each([
  'Hello!',
  'e.g. this, i.e. that, a.m. or p.m., etc. and so on...',
  'Version 3.5 costs 1.000,50 or 12.5/10',
  'look at file.txt, song.mp3, index.html and node.js/express.js',
  'Nice.Thanks',
  'Great site.It is so cute.Me too!',
  'great site.thanks for all',
  'Mr.Bonbon of St.Louis/Missouri',
  'write to me@mail.example or first.last@casino.com',
  'me.de@casino.com',
  'and/or, he/she, 24/7, 10:30',
  'U.S.A. and R.E.M.',
  'see you in 10.30pm',
  'http is a protocol, www is the web, https://',
  'www. and so on',
  '<aside>, <b>bold</b>, [b]bold[/b], [urls]',
  'a... b..c ...d',
  '^.^ o.o -.- >.< (o.O)',
])('in %j there is no link', (text) => {
  expect(countLinks(text)).toBe(0);
});

const long = 100_000;
test.each([
  ['one letter', 'a'.repeat(long)],
  ['letters and dots', 'a.'.repeat(long / 2)],
  ['dots', '.'.repeat(long)],
  ['hyphens', 'a-'.repeat(long / 2)],
  ['schemes', 'http://'.repeat(long / 7)],
  ['schemes of nothing', 'http:// '.repeat(long / 8)],
  ['links that never begin', '<a '.repeat(long / 3)],
  ['links with blanks', `<a href${' '.repeat(long)}`],
  ['BBCode', `[url${' '.repeat(long)}=`],
  ['ports', `a.b:${'1'.repeat(long)}`],
  ['at signs', 'a.b@'.repeat(long / 4)],
  ['zero-width characters', '\u200b'.repeat(long)],
])('a message a hundred times too long, full of %s, is checked quickly', (_, text) => {
  const startedMs = process.threadCpuUsage().user / 1000;
  countLinks(text);
  expect(process.threadCpuUsage().user / 1000 - startedMs).toBeLessThan(500);
});
