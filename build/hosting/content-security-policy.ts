/**
 * The site's Content-Security-Policy: only the site's own origin, nothing inline. `hosts` are the origins of the services
 * that the owner enabled, by directive.
 */
export function writeContentSecurityPolicy(
  hosts: { scripts?: string[]; connect?: string[]; images?: string[]; media?: string[] } = {},
  /** Names of the Trusted Types policies, which may turn a string into a script URL. */
  trustedTypes: readonly string[] = [],
): string {
  const from = (...origins: string[]) => ["'self'", ...origins].join(' ');
  return Object.entries({
    'default-src': "'none'",
    'script-src': from(...(hosts.scripts ?? [])),
    'style-src': from(),
    'img-src': from(...(hosts.images ?? [])),
    'font-src': from(),
    'media-src': from(...(hosts.media ?? [])),
    'connect-src': from(...(hosts.connect ?? [])),
    'frame-src': from(),
    'manifest-src': from(),
    'base-uri': "'none'",
    'form-action': from(),
    // Only the named policies turn strings into scripts or markup.
    'require-trusted-types-for': "'script'",
    'trusted-types': trustedTypes.length > 0 ? trustedTypes.join(' ') : "'none'",
    'frame-ancestors': "'none'",
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}

/** The part of the policy that works in a meta tag, for static hosts that can't send headers. */
export function forMetaTag(policy: string): string {
  return policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ');
}
