import type { ContentFileName } from '#model/content-schema.ts';
import { feedPaths } from '#model/paths.ts';
import { findClosest } from './closest.ts';
import { listLongLists } from './paged-lists.ts';
import { itemAddress, pageAddresses } from './pages.ts';
import type { ReadPage } from './read-page.ts';
import type { Resolved } from './resolve-references.ts';
import { findDuplicates, type Mistake } from './schema/schema-problems.ts';
import { listIcons, readIcon } from './social-icons.ts';
import { type LocatedValue, valuesAt } from './yaml/key-path.ts';

/** The addresses that links may lead to. */
export type Addresses = {
  known: string[];
  /** The addresses of pages that the owner left out, each with the file that is missing. */
  leftOut: Record<string, string>;
};

/** Every address on the site that a link may lead to. */
export function listAddresses(pages: readonly ReadPage[], publicAddresses: readonly string[]): Addresses {
  const leftOut = Object.fromEntries(
    pages.flatMap(({ data, file, definition: { address } }) => (data === null && address ? [[address, file]] : [])),
  );
  const items = (['projects', 'characters'] as const).flatMap((name) =>
    pages.filter((page) => page.name === name).map(({ id }) => itemAddress(name, id)),
  );
  const kept = Object.values(pageAddresses).filter((path) => !(path in leftOut));
  return { known: [...kept, ...items, ...listLongLists(pages), ...feedPaths, ...publicAddresses], leftOut };
}

/** Rules across fields, which a single field's schema cannot check. */
export async function checkAcrossFields(
  name: ContentFileName,
  data: unknown,
  resolved: readonly Resolved[],
  addresses: Addresses,
): Promise<Mistake[]> {
  const links = resolved.flatMap(({ path, links }) => links.map((value) => ({ path, value })));
  const ownRules: Partial<Record<ContentFileName, () => Mistake[] | Promise<Mistake[]>>> = {
    site: () => checkAddresses(valuesAt(data, 'navigation.*.links.*.to'), addresses),
    friends: () => findDuplicates(data, '*.name', 'name'),
    home: () => checkAddresses(valuesAt(data, 'lookAround.doors.*.to'), addresses),
    interests: () => [...findDuplicates(data, 'items.*.id', 'id'), ...checkPairs(data)],
    updates: () => checkAddresses(valuesAt(data, '*.to'), addresses),
    characters: () => findDuplicates(data, 'images.*.id', 'id'),
    connect: () => checkSocials(data),
    delights: () => checkButtonSizes(resolved),
    buttons: () => [...checkButtonSizes(resolved), ...findDuplicates(data, 'friends.sites.*.name', 'name')],
  };
  return [...checkAddresses(links, addresses), ...((await ownRules[name]?.()) ?? [])];
}

function checkAddresses(links: LocatedValue[], { known: addresses, leftOut }: Addresses): Mistake[] {
  return links.flatMap(({ path, value }) => {
    if (typeof value !== 'string' || !value.startsWith('/')) return [];
    const [address = ''] = value.split(/[?#]/, 1);
    if (addresses.includes(address)) return [];
    const file = leftOut[address];
    const closest = file
      ? '/'
      : (findClosest(address, addresses) ?? addresses.find((known) => `${known}/` === address));
    const hint = file ? `: the file ${file} is missing` : closest ? `; did you mean ${closest}?` : '';
    const target = closest ?? '/guestbook';
    const example = path.at(-1) === 'to' ? `to: ${target}` : `[words](${target})`;
    const repair = path.at(-1) === 'to' && !file && closest ? { repair: closest } : {};
    return [{ path, sentence: `there is no page at ${address}${hint}`, example, ...repair }];
  });
}

async function checkSocials(data: unknown): Promise<Mistake[]> {
  const slugs = valuesAt(data, 'socials.links.*.slug');
  const mistakes = await Promise.all(
    slugs.map(async ({ path, value }): Promise<Mistake[]> => {
      if (typeof value !== 'string' || (await readIcon(value))) return [];
      const closest = findClosest(value, await listIcons());
      const hint = closest ? `; did you mean ${closest}?` : '; the names are on simpleicons.org';
      const example = `slug: ${closest ?? 'github'}`;
      return [
        { path, sentence: `there is no icon named ${value}${hint}`, example, ...(closest && { repair: closest }) },
      ];
    }),
  );
  const free = ['mastodon', 'codeberg', 'github'].find((slug) => !slugs.some(({ value }) => value === slug));
  const duplicates = findDuplicates(data, 'socials.links.*.slug', 'slug');
  const example = `slug: ${free ?? 'itchdotio'}`;
  return [...mistakes.flat(), ...duplicates.map((mistake) => ({ ...mistake, example }))];
}

function checkButtonSizes(resolved: readonly Resolved[]): Mistake[] {
  return resolved.flatMap(({ path, value }) => {
    const isButton = ['mine.image', 'surprise.button.image'].includes(path.join('.')) || path[0] === 'friends';
    if (!isButton || !('width' in value) || !('height' in value)) return [];
    if (value.width === 88 && value.height === 31) return [];
    const sentence = `must be 88x31 pixels; this picture is ${value.width}x${value.height}`;
    return [{ path, sentence, example: 'image: images/buttons/bonbon.png  # 88 x 31 pixels' }];
  });
}

/** Only tiles that exist can meet, and a tile has no second self. */
function checkPairs(data: unknown): Mistake[] {
  const ids = valuesAt(data, 'items.*.id').map(({ value }) => value);
  return valuesAt(data, 'pairs.*.tiles').flatMap(({ path, value: tiles }) => {
    if (!Array.isArray(tiles)) return [];
    const unknown = tiles.find((id) => !ids.includes(id));
    const sentence =
      unknown !== undefined
        ? `there is no tile with the id ${String(unknown)}`
        : tiles[0] === tiles[1] && 'the two tiles must be different';
    return sentence ? [{ path, sentence, example: `tiles: [${ids.slice(0, 2).join(', ')}]` }] : [];
  });
}
