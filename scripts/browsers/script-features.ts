import { api, find, findAll, html, javascript, oldestOf, type Versions, versionsOf } from './compat-data.ts';
import type { Feature } from './css-features.ts';

const builtIns = find(javascript, 'builtins');

/**
 * The features that a script uses: static methods such as `Promise.try`, built-in methods by their names, and events.
 * Syntax is not checked, because the build compiles it for its targets.
 */
export function findScriptFeatures(text: string): Feature[] {
  const features = new Map<string, Versions>();
  const add = (name: string, versions: Versions | undefined) => versions && features.set(name, versions);
  for (const [name = '', owner = '', member = ''] of text.matchAll(/\b([A-Z]\w+)\.([a-z]\w+)/g)) {
    add(name, versionsOf(find(builtIns, owner, member) ?? find(api, owner, `${member}_static`)));
  }
  for (const [, owner = ''] of text.matchAll(/\bnew ([A-Z]\w+)/g)) {
    add(`new ${owner}`, versionsOf(find(builtIns, owner) ?? find(api, owner)));
  }
  for (const [, method = ''] of text.matchAll(/(?<!\.)\.([a-z]\w+)\(/g)) {
    // A built-in method of the language, or one of the page, the window or an element.
    const owners = Object.keys(builtIns ?? {}).flatMap((owner) => versionsOf(find(builtIns, owner, method)) ?? []);
    const pageMethods = pageInterfaces.flatMap(
      (owner) => versionsOf(find(api, owner, method) ?? find(api, owner, `${method}_static`)) ?? [],
    );
    add(`.${method}()`, oldestOf([...owners, ...pageMethods]));
  }
  for (const [, event = ''] of text.matchAll(/addEventListener\(["'`]([a-z]+)["'`]/g)) {
    add(`event ${event}`, oldestOf(findAll(api, `${event}_event`)));
  }
  return [...features].map(([name, versions]) => ({ name, versions }));
}

const pageInterfaces = [
  'CSS',
  'Document',
  'Element',
  'HTMLDialogElement',
  'HTMLElement',
  'HTMLFormElement',
  'HTMLMediaElement',
  'Node',
  'Window',
  'console',
];

/** The elements and attributes of a page. */
export function findHtmlFeatures(text: string): Feature[] {
  const features = new Map<string, Versions>();
  const markup = text.replace(/<(script|style|svg)\b[^>]*>[\s\S]*?<\/\1>/g, '');
  for (const [, tag = '', attributes = ''] of markup.matchAll(
    /<([a-z][a-z0-9]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/g,
  )) {
    const element = versionsOf(find(html, 'elements', tag));
    if (element) features.set(`<${tag}>`, element);
    for (const [, attribute = ''] of attributes.replace(/"[^"]*"/g, '').matchAll(/\s([a-z]+)(?==|\s|$)/g)) {
      const versions = versionsOf(find(html, 'elements', tag, attribute) ?? find(html, 'global_attributes', attribute));
      if (versions) features.set(`<${tag} ${attribute}>`, versions);
    }
  }
  return [...features].map(([name, versions]) => ({ name, versions }));
}
