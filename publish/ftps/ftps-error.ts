import { FTPError } from 'basic-ftp';
import { PublishError } from '../publish-error.ts';
import { knownCertificates } from './known-certificates.ts';

type Place = {
  host: string;
  folder: string;
  /** Whether the owner has confirmed a certificate of this server's. */
  isKnown: boolean;
};

/** What the server, its certificate or the line did not allow, in a sentence. */
export function explainFtps(error: unknown, { host, folder, isKnown }: Place): unknown {
  if (error instanceof PublishError || !(error instanceof Error)) return error;
  const certificate = explainCertificate(error, host);
  if (certificate && isKnown) {
    return new PublishError(
      'refused',
      `Nothing was sent: ${host} shows another certificate than the one that you have confirmed. Either your host has renewed it, or it is not your server.`,
      {
        waysOut: [
          `Ask your host. If the new one is right, remove ${knownCertificates} in your site's folder, and you are asked again.`,
        ],
      },
    );
  }
  if (certificate) return new PublishError('refused', `Nothing was sent to ${host}. ${certificate}`);
  if (!(error instanceof FTPError)) return new PublishError('unreachable', `${host} cannot be reached by FTPS.`);
  const { code, message } = error;
  if (code === 530) return new PublishError('key', `${host} does not accept this name and password.`);
  if (code === 552 || code === 452 || /no space|quota|disk full|Failure writing/i.test(message)) {
    return new PublishError('full', `There is no room left on ${host}.`);
  }
  if (code === 421 || code === 425 || code === 426) return new PublishError('unreachable', `${host} broke off.`);
  if (/\b(AUTH|TLS|SSL)\b/i.test(message) && code >= 500) {
    return new PublishError(
      'refused',
      `${host} offers no encryption, and FTP without it would show your password to anybody.`,
    );
  }
  const said = message.replace(/^\d{3}[ -]/, '');
  return new PublishError('refused', `${host} does not do this in ${folder}. It says: ${said}`);
}

function explainCertificate(error: Error, host: string): string | undefined {
  const { code = '', cert } = error as Error & { code?: string; cert?: { subjectaltname?: string } };
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    const names = (cert?.subjectaltname ?? '').replaceAll('DNS:', '');
    return `Its certificate is not for that name, but for ${names || 'another one'}: is one of these the server?`;
  }
  if (code === 'CERT_HAS_EXPIRED') return 'Its certificate is too old. Your host has to renew it.';
  if (/^(CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_TLS|ERR_SSL)/.test(code)) {
    return `Its certificate is nobody's that this computer trusts, so it may not be ${host}.`;
  }
  return undefined;
}
