/**
 * The site's Content-Security-Policy: everything from the site itself, nothing inline. `hosts` are the origins of the
 * services that the owner switched on, by directive.
 */
export function writeContentSecurityPolicy(
  hosts: { scripts?: string[]; connect?: string[]; images?: string[] } = {},
  /** Names of Trusted Types policies: of code that may make the address of a script from a text. */
  trustedTypes: readonly string[] = [],
): string {
  const from = (...origins: string[]) => ["'self'", ...origins].join(' ');
  return Object.entries({
    'default-src': "'none'",
    'script-src': from(...(hosts.scripts ?? [])),
    'style-src': from(),
    'img-src': from(...(hosts.images ?? [])),
    'font-src': from(),
    'media-src': from(),
    'connect-src': from(...(hosts.connect ?? [])),
    'frame-src': from(),
    'manifest-src': from(),
    'base-uri': "'none'",
    'form-action': from(),
    // No text becomes a script or markup, but by one of the named policies.
    'require-trusted-types-for': "'script'",
    'trusted-types': trustedTypes.length > 0 ? trustedTypes.join(' ') : "'none'",
    'frame-ancestors': "'none'",
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}

/** The part of the policy that a page on a plain static host can carry itself; browsers ignore the rest in a meta tag. */
export function forMetaTag(policy: string): string {
  return policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ');
}
