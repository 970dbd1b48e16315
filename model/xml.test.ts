import { expect, test } from 'vitest';
import { escapeXml } from './xml.ts';

test('XML markup is escaped', () => {
  expect(escapeXml(`<a href="x" title='y'>&amp; ]]>`)).toBe(`&lt;a href=&quot;x&quot; title='y'&gt;&amp;amp; ]]&gt;`);
});

test('line breaks and tabs stay, and a carriage return is not read as a line break', () => {
  expect(escapeXml('one\ttwo\nthree\rfour')).toBe('one\ttwo\nthree&#13;four');
});

test('characters that XML 1.0 does not allow are removed', () => {
  expect(escapeXml('a\0\u0001\b\v\f\u001b\u001f\ufffe\uffff\ud800b')).toBe('ab');
});

test('all other characters stay', () => {
  const text = '\u007f\u0085\u200b\u202e\ud7ff\ue000\ufffd\u{10000}\u{1f430}\u{10ffff}é字';
  expect(escapeXml(text)).toBe(text);
});
