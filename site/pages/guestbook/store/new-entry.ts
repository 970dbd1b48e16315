/**
 * What a backend knows a resend by; another one for each entry, so that it says nothing about who wrote several. Not
 * `randomUUID`, which browsers have for secure addresses only.
 */
export function createResendKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36).padStart(7, '0')).join('');
}
