import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { browsers } from '#build/browsers.ts';
import { createSiteConfig } from '#build/site-config.ts';
import { testSite } from '../test-site.ts';
import { checkBrowsers, describeNewerFeatures } from './check-browsers.ts';
import { findCssFeatures } from './css-features.ts';
import { findHtmlFeatures, findScriptFeatures } from './script-features.ts';

const inCss = (text: string) => describeNewerFeatures(findCssFeatures(text));
const inScript = (text: string) => describeNewerFeatures(findScriptFeatures(text));
const inHtml = (text: string) => describeNewerFeatures(findHtmlFeatures(text));

test('a feature that a target browser lacks is named with the version that has it', () => {
  expect(inCss('a{field-sizing:content}')).toEqual([
    expect.stringMatching(
      /^field-sizing needs chrome 123 \(not 120\), firefox \d+ \(not 125\), safari 26\.2 \(not 17\)\.$/,
    ),
    expect.stringMatching(/^field-sizing: content needs chrome 123 /),
  ]);
  expect(inScript('Promise.try(f)')).toContain(
    'Promise.try needs chrome 128 (not 120), firefox 134 (not 125), safari 18.2 (not 17).',
  );
});

test.each([
  ['a function', 'a{width:anchor-size(width)}', /anchor-size\(/],
  ['an at-rule', '@starting-style{a{color:red}}', /^@starting-style/],
  ['a pseudo-class', 'details:open{color:red}', /^:open/],
  ['a keyword', 'a{position-area:top}', /^position-area/],
  ['a colour', ':root{--page:light-dark(#fff,#000)}', /^light-dark/],
  ['a property that does not exist', 'a{colour:red}', /^colour is not in the browser data/],
])('%s in a style sheet is found', (_, text, sentence) => {
  expect(inCss(text).join('\n')).toMatch(sentence);
});

test('a feature inside @supports may be missing', () => {
  expect(
    inCss('@supports (field-sizing:content){a{field-sizing:content}b{width:calc-size(auto,size)}}a{color:red}'),
  ).toEqual([]);
});

test.each([
  ["a language's method", 'list.union(other)', /^\.union\(\) needs chrome 122 \(not 120\), firefox 127/],
  ['a constructor', 'new CookieStore()', /^new CookieStore/],
  ["an element's method", 'a.moveBefore(b,c)', /^\.moveBefore\(\)/],
  ['an event', 'addEventListener("scrollsnapchange",f)', /^event scrollsnapchange/],
])('%s in a script is found', (_, text, sentence) => {
  expect(inScript(text).join('\n')).toMatch(sentence);
});

test('a function that is spread is no method', () => {
  expect(inScript('f(...union(other))')).toEqual([]);
});

test('an attribute in a page is found, and words in its text are not', () => {
  expect(inHtml('<dialog closedby="any"></dialog>').join()).toMatch(/^<dialog closedby> needs chrome 134/);
  expect(inHtml('<p title="closedby is new">popover<script>a<b closedby="any">c</script></p>')).toEqual([]);
});

test('a feature that all target browsers have is not named', () => {
  expect(inCss('@media (width<760px){a:has(b):popover-open{inset:0;grid-template-columns:subgrid}}')).toEqual([]);
  expect(inScript('list.toSorted();Promise.withResolvers;new Set(list)')).toEqual(
    browsers.safari < 17.4 ? [expect.stringMatching(/^Promise\.withResolvers needs .*safari 17\.4 /)] : [],
  );
});

/** A folder as the build writes it, with one style sheet. */
function writeSheet(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'bonbon-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'style.css'), text);
  return folder;
}

test('a modern colour function fails, even if all target browsers have it', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  expect(checkBrowsers(writeSheet('a{color:#fff8;background:rgb(0 0 0/.5)}'))).toBe(true);
  expect(said).not.toHaveBeenCalled();
  expect(checkBrowsers(writeSheet(':root{--a:color-mix(in srgb,red,blue)}'))).toBe(false);
  expect(said).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('style.css: color-mix() leaves older browsers without a colour.'),
  );
});

test('README names the browsers that the build targets', () => {
  const { chrome, firefox, safari } = browsers;
  expect(readFileSync('README.md', 'utf8').replace(/\s+/g, ' ')).toContain(
    `The site supports Chrome ${chrome}, Firefox ${firefox}, Safari ${safari} and newer versions.`,
  );
  const targets = [`chrome${chrome}`, `firefox${firefox}`, `safari${safari}`];
  expect(createSiteConfig(testSite).build).toMatchObject({
    target: targets,
    cssTarget: targets,
  });
});
