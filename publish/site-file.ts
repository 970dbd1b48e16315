import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { OwnerError } from '#build/owner-error.ts';
import { changeWritten } from '#content-reader/write/change-written.ts';
import { EditError } from '#content-reader/write/edit-error.ts';
import type { PlainValue } from '#content-reader/write/plain-value.ts';
import { setValue } from '#content-reader/write/set-value.ts';
import type { KeyPath } from '#content-reader/yaml/key-path.ts';
import { decodeText } from '#content-reader/yaml/text-file.ts';
import { type PublishSettings, publishSettings } from '#model/publish-schema.ts';

type SiteFile = {
  settings: PublishSettings | undefined;
  address: string;
  /** The project that keeps the messages, and its key, which every visitor has. */
  supabase: { address: string; key: string } | undefined;
};

const fileOf = (content: string) => join(content, 'site.yaml');

/** What site.yaml says about publishing. Throws an OwnerError if that has mistakes; others are for the build. */
export async function readSiteFile(content: string): Promise<SiteFile> {
  const { text } = decodeText(await readFile(fileOf(content)));
  const data = readYaml(text);
  const address = typeof data?.address === 'string' ? data.address.replace(/\/?$/, '/') : '';
  if (!URL.canParse(address))
    throw new OwnerError('content/site.yaml: address must be a web address, such as https://bonbon.example/');
  const supabase = readSupabase(data?.services);
  if (data?.publish === undefined) return { settings: undefined, address, supabase };
  const read = publishSettings.safeParse(data.publish);
  if (read.success) return { settings: read.data, address, supabase };
  const mistakes = read.error.issues.map(({ path, message }) => `${['publish', ...path].join('.')} ${message}`);
  throw new OwnerError(`content/site.yaml: ${mistakes.join('; ')}`);
}

function readSupabase(services: unknown): SiteFile['supabase'] {
  if (typeof services !== 'object' || services === null) return undefined;
  const { guestbook, supabaseAddress, supabaseKey } = services as Record<string, unknown>;
  if (guestbook !== 'supabase' || typeof supabaseAddress !== 'string' || typeof supabaseKey !== 'string')
    return undefined;
  return { address: supabaseAddress, key: supabaseKey };
}

function readYaml(text: string): Record<string, unknown> | null {
  try {
    return parse(text, { logLevel: 'error' });
  } catch {
    throw new OwnerError('content/site.yaml has a mistake that has to be corrected first: bonbon check says where.');
  }
}

export type SiteValue = [path: KeyPath, value: PlainValue];

/** How site.yaml has the choice, and a new address of the site where one is given. */
export const describeSettings = (settings: PublishSettings, address?: string): SiteValue[] => [
  ...(address === undefined ? [] : [[['address'], address] satisfies SiteValue]),
  [['publish'], settings as PlainValue],
];

/** Writes values into site.yaml; every other line stays. Throws an OwnerError if the file cannot be changed so. */
export async function writeSiteValues(content: string, values: readonly SiteValue[]): Promise<void> {
  const file = fileOf(content);
  try {
    let changed = await readFile(file, 'utf8');
    for (const [path, value] of values) changed = changeWritten(changed, (text) => setValue(text, path, value));
    await writeFile(`${file}.new`, changed);
    await rename(`${file}.new`, file);
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    throw new OwnerError(`content/site.yaml ${error.message}.`);
  }
}
