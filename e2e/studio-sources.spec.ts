import { test as base, expect, type Page } from '@playwright/test';
import { engineFolder } from '#build/engine-folder.ts';
import { parseRichText } from '#content-reader/rich-text.ts';
import type { Block, Inline } from '#model/rich-text.ts';
import type { PreviewValue } from '#studio/protocol/preview.ts';
import { sampleContent } from '../scripts/test-site.ts';
import { type PreviewedSite, previewSite } from './studio-preview-fixture.ts';

/**
 * Measures what a press on the pages finds: which texts and pictures are the owner's is decided by comparing them with the content,
 * without the studio's own code.
 */
const sites = { sample: sampleContent, 'second owner': `${engineFolder}/e2e/second-owner/content` };

const test = base.extend<object, { preview: (name: keyof typeof sites) => Promise<PreviewedSite> }>({
  preview: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
    async ({}, use) => {
      const open: PreviewedSite[] = [];
      await use(async (name) => {
        const site = await previewSite(sites[name]);
        open.push(site);
        return site;
      });
      await Promise.all(open.map(({ stop }) => stop()));
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// On two cores, two dev servers at once are slower than one after the other.
test.describe.configure({ mode: 'default' });

const plainInline = (inline: Inline): string => {
  if (typeof inline === 'string') return inline;
  if (inline.kind === 'code') return inline.text;
  return inline.kind === 'break' ? ' ' : inline.content.map(plainInline).join('');
};
const plainBlocks = (block: Block): string[] =>
  (block.kind === 'paragraph' ? [block.content] : block.items).map((content) => content.map(plainInline).join(''));

/** What a page can show of a value by itself. */
function textsOf({ kind, text }: PreviewValue): string[] {
  if (kind === 'picture' || kind === 'other') return [];
  return kind === 'richText' ? parseRichText(text).tree.flatMap(plainBlocks) : [text, ...text.split(/\n\s*\n/)];
}
const collapse = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

type Leaf = {
  text: string;
  /** Of the paragraph that it is in. */
  block: string;
  day: string | null;
  picture: string;
  found: PreviewValue[] | undefined;
};

/** All visible texts and pictures, with what the studio's script takes them for. */
async function readLeaves(page: Page, site: PreviewedSite, address: string): Promise<Leaf[]> {
  return await page.evaluate(
    async ({ engine, values, pages, address }) => {
      const load = (file: string) => import(`/@fs${engine}/studio/agent/${file}`);
      const { indexValues } = await load('match/value-index.ts');
      const { findThing } = await load('page/find-thing.ts');
      const { findFile, findFilesAbove, findItemFile } = await load('page/read-page.ts');
      const index = indexValues(values, document.documentElement.lang);
      const own = findFile(address, pages) ?? findItemFile(address, index.files) ?? findFile('/404', pages);
      const all = new Set(pages.map(({ file }) => file));
      const finder = { index, base: '/', files: { own, above: findFilesAbove(address, pages), all } };
      const isVisible = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 2 && height > 2;
      };
      const find = (element: Element) => findThing(element, finder)?.values as Leaf['found'];
      const leaves: Leaf[] = [];
      for (const element of document.body.querySelectorAll('*')) {
        if (element.matches('script, style, svg *') || !isVisible(element)) continue;
        if (element instanceof HTMLImageElement) {
          const address = new URL(element.currentSrc || element.src, location.href);
          const picture = decodeURI(address.hash ? address.hash.slice(1) : address.pathname);
          leaves.push({ text: '', block: '', day: null, picture, found: find(element) });
        }
        const text = [...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data);
        if (!/\S/.test(text.join(''))) continue;
        const block = (element.closest('p, li, dd') ?? element).textContent;
        const day = element.getAttribute('datetime');
        leaves.push({ text: text.join(''), block, day, picture: '', found: find(element) });
      }
      return leaves;
    },
    { engine: engineFolder, values: site.values, pages: site.pages, address },
  );
}

for (const name of Object.keys(sites) as (keyof typeof sites)[]) {
  test(`${name}: 95 of 100 of the owner's texts and every picture are found by a press, each the right one`, async ({
    page,
    preview,
  }) => {
    test.setTimeout(600_000);
    const site = await preview(name);
    const texts = new Set(site.values.flatMap(textsOf).map(collapse));
    const days = new Set(site.values.filter(({ kind }) => kind === 'day').map(({ text }) => text));
    const isOwners = ({ text, block, day, picture }: Leaf) =>
      picture
        ? picture.includes(site.content)
        : texts.has(collapse(text)) || texts.has(collapse(block)) || (day !== null && days.has(day));
    const isRight = ({ text, block, day, picture, found }: Leaf) => {
      const [first] = found ?? [];
      if (!first) return false;
      if (picture) return first.kind === 'picture' && picture.endsWith(first.text.replace(/^\.\//, '/'));
      const shown = textsOf(first).map(collapse);
      return first.text === day || [text, block].some((each) => shown.includes(collapse(each)));
    };
    const counts = {
      texts: 0,
      pictures: 0,
      missedTexts: [] as string[],
      missedPictures: [] as string[],
      wrong: [] as string[],
    };
    for (const address of site.addresses) {
      await page.goto(site.address + address);
      // What comes later (the player, facts, friends' pictures) is a part of the page, too.
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      await page.waitForLoadState('networkidle');
      for (const leaf of (await readLeaves(page, site, address)).filter(isOwners)) {
        const what = `${address}: ${leaf.picture || collapse(leaf.text)}`;
        if (leaf.picture) counts.pictures += 1;
        else counts.texts += 1;
        if (!leaf.found) (leaf.picture ? counts.missedPictures : counts.missedTexts).push(what);
        else if (!isRight(leaf)) counts.wrong.push(`${what} is not ${JSON.stringify(leaf.found[0])}`);
      }
    }
    const { texts: textCount, pictures, missedTexts, missedPictures, wrong } = counts;
    console.log(
      `${name}: ${textCount} texts, ${missedTexts.length} missed; ${pictures} pictures, ${missedPictures.length} missed`,
    );
    for (const miss of [...missedTexts, ...missedPictures, ...wrong]) console.log(`  ${miss}`);
    expect(textCount).toBeGreaterThan(100);
    expect(pictures).toBeGreaterThan(20);
    expect(missedTexts.length / textCount).toBeLessThanOrEqual(0.05);
    expect(missedPictures).toEqual([]);
    expect(wrong).toEqual([]);
  });
}
