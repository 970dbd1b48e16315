import { expect, test } from 'vitest';
import { findPictures } from './find-pictures.ts';

const url = new URL('https://www.moth.example/home/');
const find = (page: string) => findPictures(page, url);

test.each([
  ['<img src="b.gif" width="88" height="31">', 'https://www.moth.example/home/b.gif'],
  ["<IMG HEIGHT=31 WIDTH=88 SRC='/b.gif'>", 'https://www.moth.example/b.gif'],
  ['<img width=88px height=31px src=b.gif/>', 'https://www.moth.example/home/b.gif/'],
  ['<img\nalt="a"\nsrc="b-88X31.png">', 'https://www.moth.example/home/b-88X31.png'],
  ['<img src="/88x31/b.png?a=1&amp;b=2">', 'https://www.moth.example/88x31/b.png?a=1&b=2'],
  ['<img src="//other.example/88x31.png">', 'https://other.example/88x31.png'],
  // In lower case this letter is longer.
  [`<p>${'İ'.repeat(50)}<img src="b.gif" width="88" height="31">`, 'https://www.moth.example/home/b.gif'],
])('%s is a button', (page, address) => {
  expect(find(page)).toEqual([address]);
});

test.each([
  '<img src="b.gif">',
  '<img src="b.gif" width="88">',
  '<img src="b.gif" width="880" height="31">',
  '<img data-src="b.gif" width="88" height="31">',
  '<img src="data:image/gif;base64,88x31" width="88" height="31">',
  '<img src="javascript:88x31">',
  '<img src="http://" width="88" height="31">',
  '<a href="88x31.gif">',
  '<img src="88x31.gif"',
  '',
])('%s is none', (page) => {
  expect(find(page)).toEqual([]);
});

test('those of the site itself come first, each once, and no more than four', () => {
  const at = (address: string) => `<img src="${address}/88x31.gif">`;
  const page = [
    at('https://a.example'),
    at('https://moth.example'),
    at('.'),
    at('.'),
    at('1'),
    at('2'),
    at('3'),
  ].join();
  expect(find(page)).toEqual([
    'https://moth.example/88x31.gif',
    'https://www.moth.example/home/88x31.gif',
    'https://www.moth.example/home/1/88x31.gif',
    'https://www.moth.example/home/2/88x31.gif',
  ]);
});

test('a page of nothing but open tags is read to its end', () => {
  expect(find('<img '.repeat(400_000))).toEqual([]);
  expect(find(`${'<img a=" '.repeat(200_000)}>`)).toEqual([]);
});
