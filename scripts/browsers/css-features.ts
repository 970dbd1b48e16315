import { css, find, findAll, oldestOf, type Versions, versionsOf } from './compat-data.ts';

/** Something that a file uses; `versions` is undefined where MDN has no data. */
export type Feature = { name: string; versions: Versions | undefined };

/** What a style sheet, as the build writes it, asks of a browser beyond what it asks for with @supports. */
export function findCssFeatures(text: string): Feature[] {
  const sheet = leaveOutConditional(
    text
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/url\([^)]*\)/g, 'none')
      .replace(/"[^"]*"|'[^']*'/g, '""'),
  );
  const features = new Map<string, Versions | undefined>();
  const add = (name: string, versions: Versions | undefined) => features.set(name, versions);

  for (const [, rule = '', prelude = ''] of sheet.matchAll(/@([a-z-]+)([^{;]*)/g)) {
    if (isPrefixed(rule)) continue;
    add(`@${rule}`, versionsOf(find(css, 'at-rules', rule)));
    if (rule !== 'media') continue;
    for (const [, feature = ''] of prelude.matchAll(/\(([a-z-]+)/g)) {
      add(`@media (${feature})`, versionsOf(find(css, 'at-rules', 'media', feature.replace(/^(min|max)-/, ''))));
    }
    if (/[<>]/.test(prelude)) add('@media with < or >', versionsOf(find(css, 'at-rules', 'media', 'range_syntax')));
  }
  for (const [, selector = ''] of sheet.matchAll(/(?<=[{}]|^)([^{}@;]+)\{/g)) {
    for (const [, name = ''] of selector.matchAll(/::?([a-z-]+)/g)) {
      if (!isPrefixed(name)) add(`:${name}`, versionsOf(find(css, 'selectors', name)));
    }
    if (selector.includes('&')) add('&', versionsOf(find(css, 'selectors', 'nesting')));
  }
  for (const [, property = '', value = ''] of sheet.matchAll(/(?<=[{;])(--[\w-]+|[a-z-]+):([^;{}]*)(?=[;}])/g)) {
    const place = find(css, 'properties', property);
    if (!property.startsWith('-')) add(property, versionsOf(place ?? find(css, 'at-rules', 'font-face', property)));
    for (const [name = '', isCall] of value.matchAll(/(?<![\w-])[a-z][a-z-]*(\()?/g)) {
      const own = versionsOf(find(place, name.replace('(', '')));
      const versions = own ?? (isCall ? oldestOf(findAll(find(css, 'types'), name.slice(0, -1))) : undefined);
      if (versions) add(own ? `${property}: ${name}` : name, versions);
    }
  }
  return [...features].map(([name, versions]) => ({ name, versions }));
}

/** Prefixed names are for one browser alone, and the others pass over them. */
const isPrefixed = (name: string) => name.startsWith('-');

/** Drops what stands behind @supports: a browser asks itself before it reads that. */
function leaveOutConditional(sheet: string): string {
  const start = sheet.indexOf('@supports');
  if (start === -1) return sheet;
  let depth = 0;
  for (let index = sheet.indexOf('{', start); index < sheet.length; index++) {
    if (sheet[index] === '{') depth += 1;
    if (sheet[index] === '}') depth -= 1;
    if (depth === 0) return sheet.slice(0, start) + leaveOutConditional(sheet.slice(index + 1));
  }
  return sheet.slice(0, start);
}

/** Colours that every browser with variables knows, which are those of 2017. */
const plainColours = new Set(['rgb', 'rgba', 'hsl', 'hsla']);

/**
 * The functions for colours, outside of @supports, that older browsers don't have. A variable with one of them has no value
 * there, and neither has what it colours: a declaration before it does not help, because variables are looked at too late.
 */
export function findNewColours(text: string): string[] {
  const functions = Object.keys(find(css, 'types', 'color') ?? {}).filter((name) => !plainColours.has(name));
  const sheet = leaveOutConditional(text);
  return functions.filter((name) => new RegExp(`[\\s:,(]${name}\\(`).test(sheet));
}
