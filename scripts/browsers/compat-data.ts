import { createRequire } from 'node:module';
import type { CompatStatement, Identifier, SupportStatement } from '@mdn/browser-compat-data';
import { type BrowserName, browsers } from '#build/browsers.ts';

// MDN's browser data. Not imported, because a test runner would take seconds to transform a file of 18 MB.
const compatData = createRequire(import.meta.url)('@mdn/browser-compat-data') as Record<string, Identifier>;

export const { css, html, javascript, api } = compatData;
/** The first version of each browser that has a feature; Infinity if it has it only behind a flag, or not at all. */
export type Versions = Record<BrowserName, number>;

const browserNames = Object.keys(browsers) as BrowserName[];

/** Finds a name in the data, such as `css.properties.inset`, by its parts. */
export const find = (from: Identifier | undefined, ...path: string[]): Identifier | undefined =>
  path.reduce<Identifier | undefined>(
    (place, name) => (Object.hasOwn(place ?? {}, name) ? place?.[name] : undefined),
    from,
  );

export const versionsOf = (found: Identifier | undefined): Versions | undefined =>
  found?.__compat && readVersions(found.__compat);

function readVersions({ support }: CompatStatement): Versions {
  return byBrowser((name) => readVersion(support[name]));
}

/** Partial support counts as support; prefixed names are separate names. */
function readVersion(support: SupportStatement | undefined): number {
  const versions = [support ?? []]
    .flat()
    .filter(({ flags, prefix, alternative_name }) => !flags && !prefix && !alternative_name)
    .map(({ version_added: added }) => Number.parseFloat(String(added).replace('≤', '')));
  return Math.min(Infinity, ...versions.filter((version) => !Number.isNaN(version)));
}

const byBrowser = (value: (name: BrowserName) => number): Versions =>
  Object.fromEntries(browserNames.map((name) => [name, value(name)])) as Versions;

/** The oldest of several features with the same name, if a file does not tell which one it uses. */
export const oldestOf = (all: Versions[]): Versions | undefined =>
  all.length === 0 ? undefined : byBrowser((name) => Math.min(...all.map((versions) => versions[name])));

/** Everything with a certain name below a place in the data. */
export function findAll(from: Identifier | undefined, name: string): Versions[] {
  return Object.entries(from ?? {}).flatMap(([key, value]) => {
    if (key === '__compat' || typeof value !== 'object') return [];
    const versions = key === name ? versionsOf(value as Identifier) : undefined;
    return [...(versions ? [versions] : []), ...findAll(value as Identifier, name)];
  });
}
