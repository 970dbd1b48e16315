import { readFile } from 'node:fs/promises';
import type { ContentFile, ContentFolder } from '../content-folder.ts';
import type { Problem } from '../problem.ts';
import { findSecrets } from '../secrets.ts';
import { findNameMistake } from './file-name.ts';
import { findTakenName, type TakenName } from './taken-names.ts';

/** A file that is served unchanged. */
export type OwnFile = {
  /** Relative to the site's folder, such as `.well-known/security.txt`. */
  name: string;
  /** Without the base path. */
  address: string;
  absolutePath: string;
};

/** A folder in `content/` whose files are copied to the site's root. */
const publicFolder = 'public';
const start = `${publicFolder}/`;

/** The files in `public/`, and their problems. `folderName` is the name of `content/` in problems. */
export async function readPublicFolder(
  { files, folders, links }: ContentFolder,
  taken: readonly TakenName[],
  folderName: string,
): Promise<{ files: OwnFile[]; problems: Problem[] }> {
  const makeProblem = (path: string, sentence: string, line = 1): Problem => ({
    file: `${folderName}/${path}`,
    line,
    column: 1,
    key: '',
    sentence,
  });
  const own = [...files.values()].filter(({ path }) => path.startsWith(start));
  const names = own.map(({ path }) => path.slice(start.length));
  const problems = [
    ...folders
      .filter((path) => path !== publicFolder && path.toLowerCase() === publicFolder)
      .map((path) =>
        makeProblem(path, `the folder is named ${path}: rename it to ${publicFolder}, in lowercase letters`),
      ),
    ...links.map((path) =>
      makeProblem(
        path,
        `links to folders or to anything outside ${folderName}/ are not followed: replace it with a copy`,
      ),
    ),
    ...names.flatMap((name) => {
      const sentence = explainName(name, names, taken);
      return sentence ? [makeProblem(start + name, sentence)] : [];
    }),
    ...(await Promise.all(own.map((file) => findLeakedKeys(file)))).flat().map(({ path, line, key }) => {
      const remedy = `everything in ${folderName}/ is public, so remove it and create a new one`;
      return makeProblem(path, `there is a secret key here (${key}…): ${remedy}`, line);
    }),
  ];
  const served = own.map(({ path, absolutePath }) => {
    const name = path.slice(start.length);
    return { name, address: encodeURI(`/${name}`), absolutePath };
  });
  return { files: served, problems };
}

/** The addresses that links may use; an index page has two. */
export function listOwnAddresses(files: readonly OwnFile[]): string[] {
  return files.flatMap(({ address }) => [address, ...(/\/index\.html$/.test(address) ? [address.slice(0, -10)] : [])]);
}

/** The folders in which the owner has a page, `index.html`; each ends with a slash. */
export function listOwnPages(files: readonly OwnFile[]): string[] {
  return files
    .filter(({ name }) => name.endsWith('/index.html'))
    .map(({ name }) => name.slice(0, -'index.html'.length));
}

function explainName(name: string, names: readonly string[], taken: readonly TakenName[]): string | undefined {
  const mistake = name.split('/').map(findNameMistake).find(Boolean);
  if (mistake) return mistake;
  const other = findTakenName(name, taken);
  if (other) return `/${name} would replace ${other.owner}, /${other.path}: rename or remove it`;
  const plain = name.replace(/\.(br|gz)$/i, '');
  if (plain !== name && (names.includes(plain) || findTakenName(plain, taken))) {
    return `the server would serve ${name} as the compressed form of ${plain}: rename one of them`;
  }
  const twin = names.find((known) => known !== name && known.toLowerCase() === name.toLowerCase());
  if (twin && twin < name) {
    return `the names ${twin} and ${name} differ only in capital letters, and some computers can store only one of them: rename one`;
  }
  return undefined;
}

const textEndings = /\.(html?|m?js|css|json|svg|txt|xml|md|csv|ya?ml|toml|ini)$/i;
/** Texts written by hand are shorter. */
const maxSearchedBytes = 1_000_000;

async function findLeakedKeys({ path, absolutePath, bytes }: ContentFile) {
  if (!textEndings.test(path) || bytes > maxSearchedBytes) return [];
  const text = await readFile(absolutePath, 'utf8');
  return findSecrets(text).map((secret) => ({
    path,
    line: text.slice(0, secret.offset).split('\n').length,
    key: secret.start,
  }));
}
