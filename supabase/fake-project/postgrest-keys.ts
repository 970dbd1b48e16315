import { createHmac } from 'node:crypto';
import { PostgrestRefusal } from './postgrest-errors.ts';

const jwtSecret = 'the-secret-of-a-project-that-does-not-exist';

/** A key in the format of older projects: a JSON Web Token with its role. */
export function signToken(claims: Record<string, unknown>, secret = jwtSecret): string {
  const parts = [{ alg: 'HS256', typ: 'JWT' }, claims].map((part) => encode(JSON.stringify(part)));
  return [...parts, signParts(parts, secret)].join('.');
}

/** The project's keys. For the newer ones the gateway sets the role. */
export const anonKey = 'sb_publishable_FakeKeyOfVisitors';
export const secretKey = 'sb_secret_FakeKeyOfTheOwner';
export const legacyAnonKey = signToken({ iss: 'supabase', role: 'anon' });
export const legacySecretKey = signToken({ iss: 'supabase', role: 'service_role' });
const gatewayRoles = new Map([
  [anonKey, 'anon'],
  [secretKey, 'service_role'],
  // The gateway only validates these; PostgREST treats a request without a role as anonymous.
  [legacyAnonKey, 'anon'],
  [legacySecretKey, 'anon'],
]);

/** Undefined for a key that the gateway does not know. */
export function findGatewayRole(key: string): string | undefined {
  return gatewayRoles.get(key);
}

/**
 * The role of a request in PostgREST. The gateway passes a bearer token on unchanged, and it must be a valid JWT. Throws
 * a `PostgrestRefusal`.
 */
export function findRole(authorization: string | undefined, gatewayRole: string): string {
  const [, token] = /^bearer (.*)$/is.exec(authorization ?? '') ?? [];
  if (token === undefined) return gatewayRole;
  if (token === '') throw refuseToken('PGRST301', 'Empty JWT is sent in Authorization header');
  const parts = token.split('.');
  if (parts.length !== 3) throw refuseToken('PGRST301', `Expected 3 parts in JWT; got ${parts.length}`);
  const claims = readClaims(parts);
  if (typeof claims.exp === 'number' && claims.exp < Date.now() / 1000 - 30) {
    throw refuseToken('PGRST303', 'JWT expired');
  }
  return typeof claims.role === 'string' ? claims.role : 'anon';
}

function readClaims([header = '', claims = '', signature = '']: string[]): Record<string, unknown> {
  if (signParts([header, claims], jwtSecret) !== signature) {
    throw refuseToken('PGRST301', 'JWT cryptographic operation failed');
  }
  try {
    return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'));
  } catch {
    throw refuseToken('PGRST303', 'Parsing claims failed');
  }
}

function refuseToken(code: string, message: string): PostgrestRefusal {
  const challenge = `Bearer error="invalid_token", error_description=${JSON.stringify(message)}`;
  return new PostgrestRefusal(401, code, message, null, null, { 'www-authenticate': challenge });
}

function encode(text: string) {
  return Buffer.from(text).toString('base64url');
}

function signParts(parts: string[], secret: string) {
  return createHmac('sha256', secret).update(parts.slice(0, 2).join('.')).digest('base64url');
}
