import { html } from 'hono/html';
import type { Html } from '../door-tools.ts';

/** A text in which the searched words are marked, whatever their case. */
export function markWords(text: string, words: string): Html {
  const wanted = words.trim();
  if (wanted === '') return html`${text}`;
  const parts = text.split(new RegExp(`(${wanted.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')})`, 'gi'));
  return html`${parts.map((part, index) => (index % 2 === 1 ? html`<mark>${part}</mark>` : part))}`;
}
