import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserName, browsers } from '#build/browsers.ts';
import { type Feature, findCssFeatures, findNewColourFunctions } from './css-features.ts';
import { enhancements } from './enhancements.ts';
import { findHtmlFeatures, findScriptFeatures } from './script-features.ts';

const readers: Record<string, (text: string) => Feature[]> = {
  '.css': findCssFeatures,
  '.js': findScriptFeatures,
  '.html': findHtmlFeatures,
};

/** The features that a target browser lacks, a sentence each. */
export function describeNewerFeatures(features: readonly Feature[]): string[] {
  return features
    .filter(({ name }) => !enhancements.has(name))
    .flatMap(({ name, versions }) => {
      if (!versions) return [`${name} is not in the browser data. Is it spelled right?`];
      const missing = (Object.keys(browsers) as BrowserName[]).filter(
        (browser) => versions[browser] > browsers[browser],
      );
      if (missing.length === 0) return [];
      const needs = missing.map((browser) => `${browser} ${versions[browser]} (not ${browsers[browser]})`);
      return [`${name} needs ${needs.join(', ')}.`];
    });
}

/** Checks all built files, prints what the target browsers lack, and returns whether they lack nothing. */
export function checkBrowsers(siteFolder: string): boolean {
  const problems = new Map<string, string>();
  for (const [ending, findFeatures] of Object.entries(readers)) {
    for (const file of globSync(`**/*${ending}`, { cwd: siteFolder }).sort()) {
      for (const sentence of describeNewerFeatures(findFeatures(readFileSync(join(siteFolder, file), 'utf8')))) {
        if (!problems.has(sentence)) problems.set(sentence, file);
      }
    }
  }
  for (const file of globSync('**/*.css', { cwd: siteFolder })) {
    for (const name of findNewColourFunctions(readFileSync(join(siteFolder, file), 'utf8'))) {
      problems.set(
        `${name}() leaves older browsers without a colour. Do the targets in build/browsers.ts keep it from being compiled?`,
        file,
      );
    }
  }
  for (const [sentence, file] of problems) console.error(`${file}: ${sentence}`);
  return problems.size === 0;
}
