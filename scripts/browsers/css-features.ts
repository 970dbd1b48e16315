import { css, find, findAll, oldestOf, type Versions, versionsOf } from './compat-data.ts';

/** Something that a file uses; `versions` is undefined if MDN has no data. */
export type Feature = { name: string; versions: Versions | undefined };

/** The features that a built style sheet uses outside @supports. */
export function findCssFeatures(text: string): Feature[] {
  const sheet = removeConditional(
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

/** A prefixed name is for one browser, and the others ignore it. */
const isPrefixed = (name: string) => name.startsWith('-');

/** Removes @supports blocks: a browser applies them only if it has the features. */
function removeConditional(sheet: string): string {
  const start = sheet.indexOf('@supports');
  if (start === -1) return sheet;
  let depth = 0;
  for (let index = sheet.indexOf('{', start); index < sheet.length; index++) {
    if (sheet[index] === '{') depth += 1;
    if (sheet[index] === '}') depth -= 1;
    if (depth === 0) return sheet.slice(0, start) + removeConditional(sheet.slice(index + 1));
  }
  return sheet.slice(0, start);
}

/** The colour functions of 2017, which every browser with custom properties has. */
const oldColourFunctions = new Set(['rgb', 'rgba', 'hsl', 'hsla']);

/**
 * The colour functions outside @supports that older browsers lack. There, a custom property with one of them makes the
 * declarations that use it invalid; a fallback declaration before it does not help, because that is found out too late.
 */
export function findNewColourFunctions(text: string): string[] {
  const functions = Object.keys(find(css, 'types', 'color') ?? {}).filter((name) => !oldColourFunctions.has(name));
  const sheet = removeConditional(text);
  return functions.filter((name) => new RegExp(`[\\s:,(]${name}\\(`).test(sheet));
}
