import type { Note } from './problem.ts';
import type { ReadPage } from './read-page.ts';
import { valueAt } from './yaml/key-path.ts';

/** Reserved names that never resolve (RFC 2606 and 6761). */
const sampleHosts = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/i;

/** An address of the sample, or another that can't exist. */
export function noteAddress({ data, locate }: Pick<ReadPage, 'data' | 'locate'>): Note[] {
  const address = valueAt(data, ['address']);
  if (typeof address !== 'string' || !URL.canParse(address) || !sampleHosts.test(new URL(address).hostname)) return [];
  const sentence = `${address} is an address for samples, which leads nowhere, and so do link previews, the feeds, the sitemap and your web button's code: write your site's own before you publish it`;
  const mistake = { path: ['address'], sentence, example: 'address: https://your-name.github.io/' };
  return locate([mistake]).map((note) => ({ ...note, isForPublishing: true }));
}
