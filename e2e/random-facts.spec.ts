import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { testSite } from '../scripts/test-site.ts';
import { expect, test } from './fixtures.ts';

const { facts, spam } = parse(readFileSync(join(testSite.content, 'facts.yaml'), 'utf8')) as {
  facts: string[];
  spam: string[];
};

test('the box tells another fact with each of 10 clicks, and after them also messages', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('region', { name: 'Random Facts' });
  const text = box.locator('[aria-live="polite"]');
  const button = box.getByRole('button', { name: 'Generate a fact!' });
  await expect(text).toHaveText('Click below to get a random fact about me');
  let before = '';
  for (let click = 1; click <= 10; click++) {
    await button.click();
    await expect(text).not.toHaveText(before);
    before = await text.innerText();
    expect(facts).toContain(before);
  }
  for (let click = 11; click <= 15; click++) {
    await button.press('Enter');
    await expect(text).not.toHaveText(before);
    before = await text.innerText();
    expect([...facts, ...spam]).toContain(before);
  }
});
