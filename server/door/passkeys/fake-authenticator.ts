import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

// A device with a passkey, for tests. Nothing but tests imports this file.

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer) => data.toString('base64url');
/** Short texts and byte strings of CBOR (RFC 8949). */
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (bytes: Buffer) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);

/** Makes and uses one key, as a phone would for pages of `origin`. */
export function createFakeAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;
  const writeClientData = (type: string, challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  /** User present and verified; with a key's data when it is made. */
  const writeAuthData = (flags: number, rest: Buffer = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    counter += 1;
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, rest]);
  };
  return {
    make(challenge: string): string {
      const point = [x, y].map((part) => cborBytes(Buffer.from(part, 'base64url'))) as [Buffer, Buffer];
      const key = Buffer.concat([
        Buffer.from('a5010203262001', 'hex'),
        Buffer.from([0x21]),
        point[0],
        Buffer.from([0x22]),
        point[1],
      ]);
      const authData = writeAuthData(0x45, Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]));
      const attestation = [
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(authData),
      ];
      return JSON.stringify({
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(writeClientData('webauthn.create', challenge)),
          attestationObject: base64url(Buffer.concat(attestation)),
          transports: ['internal'],
        },
      });
    },
    prove(challenge: string, from?: string): string {
      const clientData = writeClientData('webauthn.get', challenge, from);
      const authData = writeAuthData(0x05);
      return JSON.stringify({
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData),
          authenticatorData: base64url(authData),
          signature: base64url(sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey)),
        },
      });
    },
  };
}
