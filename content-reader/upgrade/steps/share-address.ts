import { basename } from 'node:path';
import { isScalar } from 'yaml';
import { type KeyPath, valueAt, valuesAt } from '#content-reader/yaml/key-path.ts';
import { richTextReference } from '#model/content-fields.ts';
import { resolveWritten } from '../../find-file.ts';
import { listReferences } from '../content-reference.ts';
import type { ContentState, ContentText, Edit, Step } from '../step.ts';

export const shareAddress: Step = {
  version: '0.4.0',
  why: 'The picture for shared links is now in /share/, so links to it change.',
  find(content) {
    const move = findMove(content);
    return { edits: move ? [...content.texts.values()].flatMap((text) => moveLinks(text, move)) : [] };
  },
};

type Move = { from: string; to: string };

/** Undefined if there is no such picture, or another file has its former address. */
function findMove({ texts }: ContentState): Move | undefined {
  const written = valueAt(texts.get('site.yaml')?.data, ['sharePicture']);
  if (typeof written !== 'string') return undefined;
  const path = resolveWritten(written, 'site.yaml', '');
  const others = [
    valueAt(texts.get('buttons.yaml')?.data, ['mine', 'image']),
    valueAt(texts.get('delights.yaml')?.data, ['surprise', 'button', 'image']),
  ];
  if (others.some((other) => typeof other === 'string' && basename(other) === basename(path))) return undefined;
  const name = path.replace(/^images\/(share\/)?/, '');
  return { from: `/${encodeURIComponent(basename(path))}`, to: encodeURI(`/share/${name}`) };
}

/** Links are in longer texts, and alone in the menu and in doors. */
function moveLinks(content: ContentText, { from, to }: Move): Edit[] {
  const keyPaths = [
    ...listReferences(content).flatMap(({ kind, keyPath }) => (kind === richTextReference ? [keyPath] : [])),
    ...['navigation.*.links.*.to', 'lookAround.doors.*.to'].flatMap((pattern) =>
      valuesAt(content.data, pattern).map(({ path }) => path),
    ),
  ];
  return keyPaths.flatMap((keyPath) => findLinks(content, keyPath, from)).map((edit) => ({ ...edit, text: to }));
}

function findLinks({ path, text, document }: ContentText, keyPath: KeyPath, address: string) {
  const node = document.getIn(keyPath, true);
  const [start, end] = (isScalar(node) && node.range) || [0, 0];
  const source = text.slice(start, end);
  const escaped = address.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const link = new RegExp(`(?<=^["']?|\\]\\(<?)${escaped}(?=$|["')>?#\\s])`, 'g');
  return [...source.matchAll(link)].map(({ index }) => ({
    file: path,
    start: start + index,
    end: start + index + address.length,
  }));
}
