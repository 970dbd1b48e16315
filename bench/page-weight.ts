import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parseAst } from 'vite';

/** In bytes. */
type Weight = { raw: number; brotli: number };

/** What a visit of one page loads of the files that depend on its words. */
export type PageWeight = {
  html: Weight;
  /** Every script that runs before the page is hydrated, with the data. */
  js: Weight;
  /** Of the scripts, those that only hold values; and the page's own data file, which a click within the site loads. */
  data: Weight;
};

/** Weighs a page of a built site whose base is `/`. `path` is its file within the site. */
export async function weighPage(siteFolder: string, path: string): Promise<PageWeight> {
  const html = await readFile(join(siteFolder, path), 'utf8');
  // In whatever element or attribute: some are loaded by the first script.
  const named = [...html.matchAll(/["\s]\/(assets\/[\w.-]+\.js)(?=["\s])/g)];
  const scripts = new Map<string, string>();
  const load = async (file: string): Promise<void> => {
    if (scripts.has(file)) return;
    const code = await readFile(join(siteFolder, file), 'utf8');
    scripts.set(file, code);
    for (const imported of listImports(code)) await load(`assets/${imported}`);
  };
  for (const [, file = ''] of named) await load(file);
  const codes = [...scripts.values()];
  const ownData = await readFile(join(siteFolder, dirname(path), 'data.json'), 'utf8').catch(() => undefined);
  const data = [...codes.filter(holdsValuesOnly), ...(ownData === undefined ? [] : [ownData])];
  return { html: weigh([html]), js: weigh(codes), data: weigh(data) };
}

const weigh = (texts: string[]): Weight => ({
  raw: texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0),
  brotli: texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0),
});

/** The chunks that a chunk needs before it runs; all are in one folder. */
function listImports(code: string): string[] {
  return parseAst(code).body.flatMap((statement) => {
    const isImport = statement.type === 'ImportDeclaration' || statement.type === 'ExportNamedDeclaration';
    return isImport && statement.source ? [basename(statement.source.value)] : [];
  });
}

type Expression = { type: string; [key: string]: unknown };

function holdsValuesOnly(code: string): boolean {
  return parseAst(code).body.every((statement) => {
    if (statement.type === 'ImportDeclaration' || statement.type === 'ExportNamedDeclaration') return true;
    if (statement.type !== 'VariableDeclaration') return false;
    return statement.declarations.every(({ init }) => init && isValue(init as unknown as Expression));
  });
}

/** Whether an expression is made of literals, and of constants with literals in them. */
function isValue(expression: Expression): boolean {
  const all = (list: unknown) => (list as (Expression | null)[]).every((item) => item !== null && isValue(item));
  switch (expression.type) {
    case 'Literal':
    case 'Identifier':
      return true;
    case 'TemplateLiteral':
      return all(expression.expressions);
    case 'UnaryExpression':
      return isValue(expression.argument as Expression);
    case 'ArrayExpression':
      return all(expression.elements);
    case 'ObjectExpression':
      return all((expression.properties as Expression[]).map((property) => property.value ?? { type: property.type }));
    default:
      return false;
  }
}
