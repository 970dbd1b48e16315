export type HeaderRule = { matches: (path: string) => Record<string, string> | undefined; headers: [string, string][] };

/** The rules of a `_headers` file, as Netlify and Cloudflare Pages read it. */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    if (/^\s/.test(line)) {
      const [, name, value] = /^\s+([^:\s]+):\s*(.*)$/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name.toLowerCase(), value.trim()]);
    } else {
      rules.push({ matches: compilePattern(line.trim()), headers: [] });
    }
  }
  return rules;
}

/** Where several rules set a header, its values are joined. */
export function findHeaders(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const { matches, headers: more } of rules) {
    if (!matches(path)) continue;
    for (const [name, value] of more) headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
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
