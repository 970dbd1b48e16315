import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { listOffers } from '#publish/offers.ts';

test('a place has one name: in the studio, in its form and in the terminal', async () => {
  const { options } = parse(await readFile('studio/words.yaml', 'utf8')) as { options: Record<string, string> };
  for (const { host, title } of listOffers()) expect(options[host], host).toBe(title);
});
