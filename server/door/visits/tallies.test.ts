import { expect, test } from 'vitest';
import { drawTallies } from './tallies.ts';

test('the longest bar is the most, and the others are their share of it', async () => {
  const tallies = [
    { name: '/oc-gallery/caf%C3%A9', visitors: 1200 },
    { name: '/', visitors: 300 },
    { name: '/resume', visitors: 1 },
  ];
  const markup = String(await drawTallies('Pages', tallies, 'None'));
  expect([...markup.matchAll(/width="(\d+)"/g)].map(([, width]) => width)).toEqual(['100', '25', '1']);
  expect(markup).toContain('<span>/oc-gallery/café</span>');
  expect(markup).toContain('<span class="n">1,200</span>');
  expect(markup).not.toContain('None');
});

test('a host that a robot invented is text', async () => {
  const name = '"><script>alert(1)</script>%zz';
  const markup = String(await drawTallies('From where', [{ name, visitors: 1 }], 'None'));
  expect(markup).toContain('&lt;script&gt;');
  expect(markup).not.toContain('<script');
  expect(markup).not.toContain('<a');
});

test('an empty list says so', async () => {
  expect(String(await drawTallies('Songs', [], 'Nobody yet.'))).toContain('Nobody yet.');
});
