import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The certificates that the owner has confirmed, in PEM by `host:port`. They are public. */
export const knownCertificates = '.bonbon/known_certificates.json';

type Place = { host: string; port: number };

const nameOf = ({ host, port }: Place) => `${host.toLowerCase()}:${port}`;

export async function findKnownCertificate(siteFolder: string, place: Place): Promise<string | undefined> {
  const found = (await readAll(siteFolder))[nameOf(place)];
  return typeof found === 'string' ? found : undefined;
}

export async function keepCertificate(siteFolder: string, place: Place, certificate: string): Promise<void> {
  const file = join(siteFolder, knownCertificates);
  const all = { ...(await readAll(siteFolder)), [nameOf(place)]: certificate };
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, `${JSON.stringify(all, null, 1)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
}

async function readAll(siteFolder: string): Promise<Record<string, unknown>> {
  const text = await readFile(join(siteFolder, knownCertificates), 'utf8').catch(() => '{}');
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
