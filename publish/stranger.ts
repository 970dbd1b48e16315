/** A machine of which nobody has said yet that it is the owner's, and what tells it from any other. */
export type Stranger = {
  /** Its name. */
  machine: string;
  /** `key`: that of its SSH, which this computer does not know. `certificate`: one for FTPS that nobody vouches for. */
  shows: 'key' | 'certificate';
  /** As a host would name them, the one it prefers first. */
  fingerprints: readonly string[];
  /** What a certificate says of itself, in a sentence. */
  about?: string;
};

/** As a question for a terminal. */
export function describeStranger({ machine, shows, fingerprints, about }: Stranger): string {
  const these = fingerprints.length > 1 ? 'these keys' : `this ${shows}`;
  const opening =
    shows === 'key'
      ? `${machine} is new to this computer. It shows ${these}:`
      : `Nobody vouches for the certificate of ${machine}, so this computer cannot know whose it is. Its fingerprint (SHA-256):`;
  return [
    opening,
    ...fingerprints.map((fingerprint) => `  ${fingerprint}`),
    ...(about === undefined ? [] : [about]),
    'Compare with what your host names as its fingerprint. Is it the same?',
  ].join('\n');
}

/** Whether the owner has seen exactly these fingerprints. */
export const isSameStranger = (one: Stranger, seen: readonly string[] | undefined): boolean =>
  seen !== undefined && one.fingerprints.length > 0 && one.fingerprints.join('\n') === seen.join('\n');
