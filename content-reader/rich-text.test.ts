import { expect, test } from 'vitest';
import { parseRichText } from './rich-text.ts';

test('Markdown becomes a tree of paragraphs and lists', () => {
  const source = 'Hi, I am **Bonbon**, a *rabbit*\nin a `hood`.\n\n- one\n- two\n\n1. first\n2. [second](/projects)\n';
  expect(parseRichText(source)).toEqual({
    tree: [
      {
        kind: 'paragraph',
        content: [
          'Hi, I am ',
          { kind: 'strong', content: ['Bonbon'] },
          ', a ',
          { kind: 'emphasis', content: ['rabbit'] },
          ' in a ',
          { kind: 'code', text: 'hood' },
          '.',
        ],
      },
      { kind: 'list', isOrdered: false, items: [['one'], ['two']] },
      {
        kind: 'list',
        isOrdered: true,
        items: [['first'], [{ kind: 'link', address: '/projects', content: ['second'] }]],
      },
    ],
    mistakes: [],
    links: ['/projects'],
  });
});

test('two spaces or a backslash at the end of a line break it', () => {
  const content = ['one', { kind: 'break' }, 'two', { kind: 'break' }, 'three'];
  expect(parseRichText('one  \ntwo\\\nthree').tree).toEqual([{ kind: 'paragraph', content }]);
});

test('emphasis can contain links and emphasis', () => {
  const { tree } = parseRichText('**bold, *both* and [a link](https://pond.example)**');
  expect(tree).toEqual([
    {
      kind: 'paragraph',
      content: [
        {
          kind: 'strong',
          content: [
            'bold, ',
            { kind: 'emphasis', content: ['both'] },
            ' and ',
            { kind: 'link', address: 'https://pond.example', content: ['a link'] },
          ],
        },
      ],
    },
  ]);
});

test('an escaped character is text, and is joined with its neighbours', () => {
  expect(parseRichText('2 \\* 3 & 4 < 5').tree).toEqual([{ kind: 'paragraph', content: ['2 * 3 & 4 < 5'] }]);
});

test('items with empty lines between them are still one paragraph each', () => {
  expect(parseRichText('- one\n\n- two\n').tree).toEqual([
    { kind: 'list', isOrdered: false, items: [['one'], ['two']] },
  ]);
});

test.each([
  ['# Title', 'headings are not supported here; the page has its own'],
  ['Title\n=====', 'headings are not supported here; the page has its own'],
  ['<b>Hi</b>', 'HTML is not supported here; use **bold**, *italic*, `code`, [links](/guestbook) and lists'],
  ['<div>\nHi\n</div>', 'HTML is not supported here; use **bold**, *italic*, `code`, [links](/guestbook) and lists'],
  ['![a cat](cat.png)', 'pictures are not supported in a text; each has its own key'],
  ['| a | b |\n|---|---|\n| 1 | 2 |', 'tables are not supported here'],
  ['```\ncode\n```', 'code blocks are not supported here; remove the spaces at the start of the line, or the ```'],
  ['    code', 'code blocks are not supported here; remove the spaces at the start of the line, or the ```'],
  ['> quoted', 'quotes with > are not supported here'],
  ['one\n\n---\n\ntwo', 'horizontal lines are not supported here'],
  ['~~gone~~', 'strikethrough is not supported here'],
  ['[pond]: https://pond.example', 'write the address in the link itself: [words](/guestbook)'],
  ['- one\n  - two', 'a list item can have only one paragraph, and no list inside it'],
  ['- one\n\n  two', 'a list item can have only one paragraph, and no list inside it'],
  ['- [x] done', 'checkboxes are not supported here'],
  ['1987. A great summer', 'a numbered list must start with 1; write 1987\\. if this is not a list'],
  ['fish &amp; chips', 'write the character itself instead of &amp;'],
  [
    '[x](javascript:alert%281%29)',
    'the link address javascript:alert%281%29 must start with https://, http://, mailto: or /',
  ],
])('%j is refused', (source, sentence) => {
  expect(parseRichText(source).mistakes).toContain(sentence);
});

test.each(['https://pond.example/a?b#c', 'http://pond.example', 'mailto:bonbon@example.com', '/guestbook', '/'])(
  'a link may lead to %s',
  (address) => {
    expect(parseRichText(`[words](<${address}>)`)).toMatchObject({ mistakes: [], links: [address] });
  },
);

test.each(['//pond.example', 'guestbook', 'data:text/html,hi', 'JavaScript:alert(1)', 'https://', 'mailto:bonbon', ''])(
  'a link may not lead to %j',
  (address) => {
    expect(parseRichText(`[words](<${address}>)`).mistakes).toEqual([
      `the link address ${address || '(empty)'} must start with https://, http://, mailto: or /`,
    ]);
  },
);
