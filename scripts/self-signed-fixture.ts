import { generateKeyPairSync, sign } from 'node:crypto';

/** One value in DER: its tag, its length and its contents. */
function encode(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

/** For tests: a self-signed certificate for localhost, in the smallest form of RFC 5280. */
export function makeSelfSigned(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const sequence = (...parts: Buffer[]) => encode(0x30, ...parts);
  const identifier = (hex: string) => encode(0x06, Buffer.from(hex, 'hex'));
  const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'));
  const commonName = sequence(identifier('550403'), encode(0x0c, Buffer.from('localhost')));
  const name = sequence(encode(0x31, commonName));
  const validity = sequence(...['20200101000000Z', '99991231235959Z'].map((time) => encode(0x18, Buffer.from(time))));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  const facts = sequence(encode(0x02, Buffer.from([1])), ecdsaWithSha256, name, validity, name, key);
  const signature = encode(0x03, Buffer.from([0]), sign('sha256', facts, privateKey));
  const certificate = sequence(facts, ecdsaWithSha256, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----\n`,
  };
}
