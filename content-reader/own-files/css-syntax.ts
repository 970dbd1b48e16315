import type { SourcePosition } from '#content-reader/yaml/yaml-file.ts';
import type { CssMistake } from './scan-css.ts';

export type CssWarning = SourcePosition & Pick<CssMistake, 'sentence'> & { isCertain: boolean };

/** Rules that browsers ignore as invalid. `isCertain` is false if newer browsers may know more than this parser. */
export async function findCssWarnings(text: string): Promise<CssWarning[]> {
  const { warnings } = await transformCss(text, {});
  return warnings
    .filter(({ type }) => type !== 'UnexpectedImportRule')
    .map(({ type, message, value, loc: { line, column } }) => ({
      line,
      column,
      ...explain(type, typeof value === 'object' ? value?.type : undefined, message),
    }));
}

/** The minified rules, transpiled for these browsers. */
export async function shrinkCss(text: string, buildTargets: readonly string[]): Promise<Uint8Array> {
  const { code } = await transformCss(text, { minify: true, targets: listTargets(buildTargets) });
  return code;
}

type TransformOptions = { minify?: boolean; targets?: Record<string, number> };
type RawWarning = { type: string; message: string; value?: { type?: string } | string; loc: SourcePosition };

/** The parser is a native module, loaded only if there is a style sheet. */
async function transformCss(text: string, options: TransformOptions) {
  const { transform } = await import('lightningcss');
  const { code, warnings } = transform({
    filename: 'site.css',
    code: Buffer.from(text),
    errorRecovery: true,
    ...options,
  });
  return { code, warnings: warnings as unknown as RawWarning[] };
}

function explain(type: string, kind: string | undefined, message: string): Omit<CssWarning, keyof SourcePosition> {
  if (type === 'AtRuleInvalid') {
    const name = /@[\w-]+/.exec(message)?.[0] ?? 'of this name';
    return {
      sentence: `some browsers may not know the rule ${name}, and will ignore it`,
      isCertain: false,
    };
  }
  if (kind?.startsWith('UnsupportedPseudo')) {
    const name = /'([^']+)'/.exec(message)?.[1] ?? '';
    return {
      sentence: `some browsers may not know ${name} in this selector, and will ignore the whole rule`,
      isCertain: false,
    };
  }
  if (type === 'SelectorError') {
    return { sentence: 'this selector is invalid, so browsers ignore the whole rule', isCertain: true };
  }
  if (type === 'UnexpectedNamespaceRule') {
    return { sentence: 'this rule works only at the top of the file, before all others', isCertain: true };
  }
  return {
    sentence: 'browsers cannot read this: look for a missing or extra colon, semicolon or bracket',
    isCertain: true,
  };
}

/**
 * Converts Vite's notation, such as `safari17.2`, to the parser's, which packs a version into 24 bits, 8 for each part.
 */
function listTargets(buildTargets: readonly string[]): Record<string, number> {
  const targets = buildTargets.flatMap((target): [string, number][] => {
    const [, name, major, minor = '0'] = /^(chrome|edge|firefox|ios|opera|safari)(\d+)(?:\.(\d+))?/.exec(target) ?? [];
    return name ? [[name === 'ios' ? 'ios_saf' : name, (Number(major) << 16) | (Number(minor) << 8)]] : [];
  });
  return Object.fromEntries(targets);
}
