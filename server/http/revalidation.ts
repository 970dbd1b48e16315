/** Whether an `If-None-Match` header names the entity tag; weak tags match too (RFC 9110, 13.1.2). */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return (ifNoneMatch.match(/(?:W\/)?"[^"]*"/g) ?? []).some((tag) => tag.replace(/^W\//, '') === etag);
}

/**
 * Whether an `If-Range` header still allows a part to be sent. A date never does: files carry no modification date,
 * because a build gives unchanged files a new one.
 */
export function allowsRange(ifRange: string | undefined, etag: string): boolean {
  return ifRange === undefined || ifRange.trim() === etag;
}
