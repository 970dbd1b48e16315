export type HeaderRule = {
  matches: (path: string) => Record<string, string> | undefined;
  /** A name without a value takes away what the rules before it, or the host, would send. */
  headers: [name: string, value: string | undefined][];
};

/** The rules of a `_headers` file, as Netlify and Cloudflare Pages read it. */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    if (/^\s/.test(line)) {
      const [, removed, name, value] = /^\s+(?:! ([^:\s]+)|([^:\s]+):\s*(.*))$/.exec(line) ?? [];
      if (removed !== undefined) rules.at(-1)?.headers.push([removed.toLowerCase(), undefined]);
      if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name.toLowerCase(), value.trim()]);
    } else {
      rules.push({ matches: compilePattern(line.trim()), headers: [] });
    }
  }
  return rules;
}

/** What the host sends by itself, with the rules for a path. Where several of them set a header, its values are joined. */
export function applyHeaderRules(
  rules: readonly HeaderRule[],
  path: string,
  own: Readonly<Record<string, string>>,
): Record<string, string> {
  const headers: Record<string, string> = { ...own };
  const set = new Set<string>();
  for (const { matches, headers: more } of rules) {
    if (!matches(path)) continue;
    for (const [name, value] of more) {
      if (value === undefined) delete headers[name];
      else headers[name] = set.has(name) && name in headers ? `${headers[name]}, ${value}` : value;
      set.add(name);
    }
  }
  return headers;
}

/** `*` stands for any characters, `:name` for one segment. The result has what they stand for, `*` as `splat`. */
export function compilePattern(pattern: string): HeaderRule['matches'] {
  const source = pattern
    .split(/(\*|:[A-Za-z]\w*)/)
    .map((part) => {
      if (part === '*') return '(?<splat>.*)';
      if (/^:[A-Za-z]\w*$/.test(part)) return `(?<${part.slice(1)}>[^/]+)`;
      return part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');
    })
    .join('');
  const expression = new RegExp(`^${source}$`);
  return (path) => {
    const match = expression.exec(path);
    return match ? { ...match.groups } : undefined;
  };
}
