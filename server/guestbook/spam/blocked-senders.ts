import { domainToASCII } from 'node:url';
import { foldText, splitWords } from './folded-text.ts';

/**
 * Whether an entry is by a blocked sender. A sender is
 *
 * - a whole name, compared after `foldText` and without spaces and punctuation: `Spam Bot` is "SPAM-bot", but not
 *   "Spam Bot 2";
 * - or the host of a website with all its subdomains: `spam.example` is in "https://www.spam.example/win", but not in
 *   "https://notspam.example/". It may be given as an address, or with `www.` or `*.` before it.
 */
export function isBlockedSender(
  { name, website }: { name: string; website: string },
  senders: readonly string[],
): boolean {
  if (senders.length === 0) return false;
  const nameKey = keyOf(name);
  const host = website === '' ? '' : hostOf(website);
  return senders.some((sender) => {
    if (keyOf(sender) === '') return false;
    if (keyOf(sender) === nameKey) return true;
    const blocked = hostOf(sender.trim().replace(/^\*\./, ''), /^www\./);
    return blocked.includes('.') && (host === blocked || host.endsWith(`.${blocked}`));
  });
}

/** A name without letters and digits is compared by its symbols. */
function keyOf(name: string): string {
  const folded = foldText(name).trim();
  return splitWords(folded).join('') || folded;
}

/** The ASCII host of an address, or an empty string. */
function hostOf(address: string, dropped = /^$/): string {
  if (/\s/.test(address)) return '';
  try {
    const { hostname } = new URL(/^https?:\/\//i.test(address) ? address : `https://${address}`);
    return domainToASCII(hostname).replace(dropped, '').replace(/\.$/, '');
  } catch {
    return '';
  }
}
