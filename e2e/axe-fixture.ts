import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Scope = {
  /** Only these rules run: a second theme changes nothing but colours. */
  rules?: string[];
  /** The selector of what differs from a page that another test checks. */
  within?: string;
};

/** What axe finds on the page in its current state, a line each: the rule, and the HTML of what breaks it. */
export async function findViolations(page: Page, { rules, within }: Scope = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (within) axe.include(within);
  const scan = rules ? axe.withRules(rules) : axe.withTags(tags);
  // No page has a frame that axe could scan (a PDF is none), so it needs no extra page to merge its findings.
  const { violations } = await scan.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
