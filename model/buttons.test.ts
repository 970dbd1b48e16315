import { expect, test } from 'vitest';
import { buttonHeight, buttonWidth, copiedMs, readButtonLink, writeButtonHtml } from './buttons.ts';

test('web buttons are 88x31 and say Copied! for 2000 ms', () => {
  expect([buttonWidth, buttonHeight]).toEqual([88, 31]);
  expect(copiedMs).toBe(2000);
});

test('the snippet is a link around the image with its alt text', () => {
  expect(writeButtonHtml({ link: 'https://a.example/', image: 'https://a.example/b.png', alt: 'Ann' })).toBe(
    '<a href="https://a.example/"><img src="https://a.example/b.png" width="88" height="31" alt="Ann"></a>',
  );
});

test('quotes, ampersands and angle brackets in a name cannot break out of the snippet', () => {
  const html = writeButtonHtml({ link: 'https://a.example/?x=1&y=2', image: 'https://a.example/b.png', alt: '"<Ann>' });
  expect(html).toContain('href="https://a.example/?x=1&amp;y=2"');
  expect(html).toContain('alt="&quot;&lt;Ann>"');
});

test('the link of a snippet is read if it is http or https', () => {
  expect(readButtonLink('<a class="x" href="https://a.example/?x=1&amp;y=2"><img src="b.png"></a>')).toBe(
    'https://a.example/?x=1&y=2',
  );
  expect(readButtonLink('<a href="javascript:alert(1)"><img></a>')).toBe('');
});
