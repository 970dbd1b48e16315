import { X509Certificate } from 'node:crypto';
import tls, { type ConnectionOptions, TLSSocket } from 'node:tls';
import { Client } from 'basic-ftp';
import type { ConnectOptions } from '../connection.ts';
import { PublishError } from '../publish-error.ts';
import { findKnownCertificate, keepCertificate } from './known-certificates.ts';

type Place = { host: string; port: number };

export const usualPort = 21;
/** Where the connection is encrypted before the first word. */
export const implicitPort = 990;
/** In milliseconds. */
const maxWaitMs = 15_000;

/** What a certificate is called that is nobody's whom this computer trusts. An old one, or one for another name, is no such. */
const unvouched = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
];

/**
 * Has the owner confirm a certificate that nobody vouches for, unless it is known already. Everything else that is wrong with
 * the server is told by the connection itself.
 */
export async function knowServer(
  place: Place,
  { siteFolder, confirm }: Pick<ConnectOptions, 'siteFolder' | 'confirm'>,
): Promise<void> {
  if ((await findKnownCertificate(siteFolder, place)) !== undefined) return;
  const shown = await fetchCertificate(place).catch(() => undefined);
  if (!shown || !unvouched.includes(shown.fault)) return;
  const { certificate } = shown;
  const { host } = place;
  const isRight = await confirm({
    machine: host,
    shows: 'certificate',
    fingerprints: [certificate.fingerprint256],
    about: describeCertificate(certificate),
  });
  if (!isRight) {
    throw new PublishError(
      'refused',
      `Nothing was sent: nobody has said yet that ${host} with the certificate ${certificate.fingerprint256} is your server.`,
      { waysOut: [`At a terminal, run the same command again and compare the fingerprint with your host's.`] },
    );
  }
  await keepCertificate(siteFolder, place, certificate.toString());
}

/** With a known certificate, the server has to show that very one, or another that this computer trusts for its name. */
export async function securityOf(place: Place, siteFolder: string): Promise<ConnectionOptions> {
  const known = await findKnownCertificate(siteFolder, place);
  if (known === undefined) return {};
  const { fingerprint256 } = new X509Certificate(known);
  return {
    ca: [...tls.getCACertificates('default'), known],
    allowPartialTrustChain: true,
    checkServerIdentity: (host, shown) =>
      shown.fingerprint256 === fingerprint256 ? undefined : tls.checkServerIdentity(host, shown),
  };
}

/** What the server shows, and what is wrong with it. No name and no password is sent. */
async function fetchCertificate({
  host,
  port,
}: Place): Promise<{ certificate: X509Certificate; fault: string } | undefined> {
  const client = new Client(maxWaitMs);
  try {
    if (port === implicitPort) await client.connectImplicitTLS(host, port, { rejectUnauthorized: false });
    else {
      await client.connect(host, port);
      // biome-ignore lint/correctness/useHookAtTopLevel: not a hook of React
      await client.useTLS({ host, rejectUnauthorized: false });
    }
    const { socket } = client.ftp;
    const certificate = socket instanceof TLSSocket ? socket.getPeerX509Certificate() : undefined;
    return certificate && { certificate, fault: String((socket as TLSSocket).authorizationError ?? '') };
  } finally {
    client.close();
  }
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function describeCertificate({ subjectAltName, subject, validTo }: X509Certificate): string {
  const names = (subjectAltName ?? '').replaceAll(/\b(DNS|IP Address):/g, '') || /^CN=(.+)$/m.exec(subject)?.[1];
  return `It says that it is ${names || 'nobody in particular'}, until ${dayFormat.format(new Date(validTo))}.`;
}
