import { html } from 'hono/html';
import type { Html } from '../door-tools.ts';

/** A page behind the door with its query, such as `book?find=moth`. */
const wayBack = /^(book|visits|keys|)(\?[\w=&%.+*-]*)?$/;

/** Where a form leads back to. A form may name pages of the door only, so that it leads nowhere else. */
export const readWayBack = (text: string | null): string => (text !== null && wayBack.test(text) ? text : '');

export const drawWayBack = (page: string): Html => html`<input type="hidden" name="back" value="${page}">`;

/** The page with one more parameter. */
export function addParameter(page: string, name: string, value: string | number): string {
  const [path = '', query] = page.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set(name, String(value));
  return `${path}?${parameters}`;
}
