import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserName, browsers } from '#build/browsers.ts';
import { type Feature, findCssFeatures, findNewColours } from './css-features.ts';
import { enhancements } from './enhancements.ts';
import { findHtmlFeatures, findScriptFeatures } from './script-features.ts';

const readers: Record<string, (text: string) => Feature[]> = {
  '.css': findCssFeatures,
  '.js': findScriptFeatures,
  '.html': findHtmlFeatures,
};

/** What some of the browsers that the site is made for do not have: a sentence each. */
export function describeNewerFeatures(features: readonly Feature[]): string[] {
  return features
    .filter(({ name }) => !enhancements.has(name))
    .flatMap(({ name, versions }) => {
      if (!versions) return [`${name} is known to no data about browsers. Is it spelled right?`];
      const missing = (Object.keys(browsers) as BrowserName[]).filter(
        (browser) => versions[browser] > browsers[browser],
      );
      if (missing.length === 0) return [];
      const needs = missing.map((browser) => `${browser} ${versions[browser]} (not ${browsers[browser]})`);
      return [`${name} needs ${needs.join(', ')}.`];
    });
}

/** Looks through all that the build has written, prints what the browsers do not have, and returns whether they have all of it. */
export function checkBrowsers(siteFolder: string): boolean {
  const complaints = new Map<string, string>();
  for (const [ending, findFeatures] of Object.entries(readers)) {
    for (const file of globSync(`**/*${ending}`, { cwd: siteFolder }).sort()) {
      for (const sentence of describeNewerFeatures(findFeatures(readFileSync(join(siteFolder, file), 'utf8')))) {
        if (!complaints.has(sentence)) complaints.set(sentence, file);
      }
    }
  }
  for (const file of globSync('**/*.css', { cwd: siteFolder })) {
    for (const name of findNewColours(readFileSync(join(siteFolder, file), 'utf8'))) {
      complaints.set(
        `${name}() leaves older browsers without a colour. Is it left as it is by build/browsers.ts?`,
        file,
      );
    }
  }
  for (const [sentence, file] of complaints) console.error(`${file}: ${sentence}`);
  return complaints.size === 0;
}
