import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds on the page as it stands, a line each: the rule, and the HTML of what breaks it. With `rules`, those alone:
 * a second theme changes colours and nothing else.
 */
export async function findBarriers(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  const asked = rules ? axe.withRules(rules) : axe.withTags(tags);
  // No page holds a frame that axe could look into (a PDF is none), so it needs no page of its own to join its findings.
  const { violations } = await asked.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
