import { extname } from 'node:path';
import { isScalar } from 'yaml';
import { findReferencedFile, findReferenceKind, listReferences } from '../content-reference.ts';
import type { ContentState, Edit, Rename, Step } from '../step.ts';

export const fileEndings: Step = {
  version: '0.6.0',
  why: 'The name of a picture or song must end with the kind of file it really is.',
  find(content) {
    const renames = [...content.kinds.keys()].flatMap((path) => findRename(content, path));
    const found = renames.map((rename) => ({ rename, edits: renameWritten(content, rename) }));
    const made = found.flatMap(({ rename, edits }) => (edits && edits.length > 0 ? [{ rename, edits }] : []));
    return { edits: made.flatMap(({ edits }) => edits), renames: made.map(({ rename }) => rename) };
  },
};

function findRename({ kinds }: ContentState, path: string): Rename[] {
  const ending = extname(path);
  const { endings = [] } = kinds.get(path) ?? {};
  const [usual] = endings;
  if (ending === '' || usual === undefined || endings.includes(ending.toLowerCase())) return [];
  const to = path.slice(0, -ending.length) + usual;
  const isTaken = [...kinds.keys()].some((other) => other.toLowerCase() === to.toLowerCase());
  return isTaken ? [] : [{ from: path, to }];
}

/** Undefined if one of the keys that name the file does not accept the other ending. */
function renameWritten({ texts }: ContentState, { from, to }: Rename): Edit[] | undefined {
  const edits: Edit[] = [];
  for (const content of texts.values()) {
    for (const reference of listReferences(content)) {
      const { keyPath, kind, written, schema } = reference;
      if (findReferencedFile(content, reference) !== from) continue;
      const ending = extname(written);
      const renamed = written.slice(0, -ending.length) + extname(to);
      const node = content.document.getIn(keyPath, true);
      const [start, end] = (isScalar(node) && node.range) || [0, 0];
      const index = content.text.slice(start, end).indexOf(written);
      if (index < 0 || findReferenceKind(schema, renamed) !== kind) return undefined;
      const last = start + index + written.length;
      edits.push({ file: content.path, start: last - ending.length, end: last, text: extname(to) });
    }
  }
  return edits;
}
