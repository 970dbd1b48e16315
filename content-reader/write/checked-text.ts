import { isDeepStrictEqual } from 'node:util';
import { type Document, parseDocument } from 'yaml';
import { EditError } from './edit-error.ts';

const parse = (source: string) => parseDocument(source, { prettyErrors: false, logLevel: 'error' });

/** Throws an `EditError` for a text that is not valid. */
export function readDocument(source: string): Document.Parsed {
  const document = parse(source);
  if (document.errors.length > 0) throw new EditError('is in a file with a mistake: correct that first');
  return document;
}

/** The changed text, if it means just what is expected. Throws an `EditError` otherwise. */
export function checkText(changed: string, expected: unknown): string {
  const document = parse(changed);
  if (document.errors.length > 0 || !isDeepStrictEqual(document.toJS(), expected)) {
    throw new EditError('is written in a way that cannot be changed here: change it in the file');
  }
  return changed;
}
