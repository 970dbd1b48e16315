import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Passkey } from './passkey-store.ts';

// The library is loaded when a passkey is used: most owners have none, and it would be a tenth of the server's memory.
const load = () => import('@simplewebauthn/server');

/** ECDSA, Ed25519 and RSA, which every device has one of. Asking for the newer ones makes Node warn. */
const supportedAlgorithmIDs = [-7, -8, -257];

/** Where a device is: the origin of the page, and its host, for which alone the key is made. */
const hostOf = (origin: string) => new URL(origin).hostname;
const transportsOf = ({ transports }: Pick<Passkey, 'transports'>) => transports as AuthenticatorTransport[];

export async function offerPasskey(origin: string, title: string, known: readonly Passkey[]) {
  const { generateRegistrationOptions } = await load();
  return generateRegistrationOptions({
    rpName: title,
    rpID: hostOf(origin),
    userName: 'owner',
    userDisplayName: `The owner of ${title}`,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: known.map((passkey) => ({ id: passkey.id, transports: transportsOf(passkey) })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
}

/** The key that a device made, or undefined if its answer is not to this challenge and from this origin. */
export async function readNewPasskey(response: string, challenge: string, origin: string) {
  const { verifyRegistrationResponse } = await load();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: JSON.parse(response) as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
      supportedAlgorithmIDs,
    });
    if (!registrationInfo) return undefined;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { id, publicKey, counter, transports: [...transports] as string[] };
  } catch {
    // Whatever is wrong with an answer: it is not a key.
    return undefined;
  }
}

export async function askForPasskey(origin: string, passkey: Passkey) {
  const { generateAuthenticationOptions } = await load();
  return generateAuthenticationOptions({
    rpID: hostOf(origin),
    allowCredentials: [{ id: passkey.id, transports: transportsOf(passkey) }],
    userVerification: 'required',
  });
}

/** The key's new counter, or undefined if the answer does not prove it. */
export async function checkPasskey(response: string, challenge: string, origin: string, passkey: Passkey) {
  const { verifyAuthenticationResponse } = await load();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: JSON.parse(response) as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
      credential: { id: passkey.id, publicKey: passkey.publicKey, counter: passkey.counter },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
