/** Addresses that are nobody's, as in a new site. */
export const isExampleAddress = (address: string): boolean =>
  /(^|\.)example(\.(com|net|org))?$/.test(new URL(address).hostname);
