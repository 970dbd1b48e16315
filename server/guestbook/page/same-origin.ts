/**
 * Whether a form was sent by a page of this site. Every browser of today says where a form comes from; what says nothing is
 * no browser, which no other site can use. A proxy may hide the host that the visitor asked for: then the address in
 * site.yaml decides.
 */
export function isSameOrigin(origin: string | undefined, host: string | undefined, siteAddress: string): boolean {
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host || new URL(siteAddress).origin === origin;
  } catch {
    // "null", of a sandboxed frame or a file.
    return false;
  }
}
