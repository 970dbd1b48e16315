import { expect, it } from 'vitest';
import { guardCell, unguardCell } from './csv-cells.ts';

it('puts an apostrophe before what a spreadsheet would read as a formula', () => {
  expect(guardCell('=HYPERLINK("http://evil.example")')).toBe('\'=HYPERLINK("http://evil.example")');
  for (const start of ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']) {
    expect(guardCell(`${start}1`)).toBe(`'${start}1`);
  }
});

it('leaves other texts alone', () => {
  for (const text of ['', 'Hello', "'tis me", 'a=b', '1+1', "''", ' =1']) expect(guardCell(text)).toBe(text);
});

it('restores every text exactly', () => {
  for (const text of ['=1', "'=1", "''=1", "'", "'a", "''@x", '', '-', "'-", 'a']) {
    expect(unguardCell(guardCell(text))).toBe(text);
  }
});
