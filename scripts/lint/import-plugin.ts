import { dirname, join, relative, sep } from 'node:path';
import { findBrokenRules } from './import-rules.ts';

/** The part of oxlint's plugin interface (ESLint's) that is used here. */
type Source = { type: string; value?: unknown };
type ImportNode = { source: Source | null; importKind?: string; exportKind?: string };
type Context = { cwd: string; filename: string; report: (problem: { message: string; node: Source }) => void };

const aliasedFolders = /^(admin|build|cli|content-reader|model|resume-pdf|server|site|studio)\//;
const asPosix = (path: string) => path.replaceAll(sep, '/');

/** Reports imports of any form that break a rule of import-rules.ts. */
function watchImports(context: Context) {
  const from = asPosix(relative(context.cwd, context.filename));

  function check(node: Source | null, isType: boolean) {
    if (node?.type !== 'Literal' || typeof node.value !== 'string') return;
    const specifier = node.value.replace(/\?.*$/, '');
    const isRelative = specifier.startsWith('.');
    const to = isRelative ? asPosix(join(dirname(from), specifier)) : specifier.replace(/^#/, '');
    for (const message of findBrokenRules({ from, to, isType })) context.report({ message, node });

    const folder = aliasedFolders.exec(to)?.[0];
    if (isRelative && folder && from.includes('/') && !from.startsWith(folder)) {
      context.report({ message: `Imports from another folder are written #${to}.`, node });
    }
  }

  return {
    ImportDeclaration: ({ source, importKind }: ImportNode) => check(source, importKind === 'type'),
    ExportNamedDeclaration: ({ source, exportKind }: ImportNode) => check(source, exportKind === 'type'),
    ExportAllDeclaration: ({ source, exportKind }: ImportNode) => check(source, exportKind === 'type'),
    ImportExpression: ({ source }: ImportNode) => check(source, false),
    TSImportType: ({ source }: ImportNode) => check(source, true),
  };
}

export default {
  meta: { name: 'imports' },
  rules: { direction: { create: watchImports } },
};
