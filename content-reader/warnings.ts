import type { Warning } from './problem.ts';
import type { ReadPage } from './read-page.ts';
import { valueAt } from './yaml/key-path.ts';

/** Reserved names that never resolve (RFC 2606 and 6761). */
const sampleHosts = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/i;

/** A warning if the site's address is the sample's, or another that can't exist. */
export function listAddressWarnings({ data, locate }: Pick<ReadPage, 'data' | 'locate'>): Warning[] {
  const address = valueAt(data, ['address']);
  if (typeof address !== 'string' || !URL.canParse(address) || !sampleHosts.test(new URL(address).hostname)) return [];
  const sentence = `${address} is only a sample address, so link previews, the feeds, the sitemap and the code of your web button lead nowhere: write your site's address before you publish it`;
  const mistake = { path: ['address'], sentence, example: 'address: https://your-name.github.io/' };
  return locate([mistake]).map((warning) => ({ ...warning, isForPublishing: true }));
}
