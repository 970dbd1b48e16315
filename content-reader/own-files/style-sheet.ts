import { readFile } from 'node:fs/promises';
import { decodeText } from '#content-reader/yaml/text-file.ts';
import type { SourcePosition } from '#content-reader/yaml/yaml-file.ts';
import type { ContentFolder } from '../content-folder.ts';
import { extensionsHint, findFile, resolveWritten } from '../find-file.ts';
import type { Problem, Warning } from '../problem.ts';
import { findSecrets } from '../secrets.ts';
import { findCssWarnings } from './css-syntax.ts';
import { type CssAddress, scanCss } from './scan-css.ts';

/** The owner's style sheet, directly in `content/`. */
export const styleSheetFile = 'site.css';

export type StyleSheet = {
  text: string;
  /** The files it refers to, in order; `rest` is the suffix of the URL, such as `#heart`. */
  files: (Pick<CssAddress, 'start' | 'end'> & { absolutePath: string; rest: string })[];
  /** It applies to print only if it has print rules. */
  isForPrint: boolean;
};

export type ReadStyleSheet = { sheet?: StyleSheet; problems: Problem[]; warnings: Warning[] };

/** Reads `site.css`, if there is one. `folderName` is the name of `content/` in problems. */
export async function readStyleSheet(folder: ContentFolder, folderName: string): Promise<ReadStyleSheet> {
  const makeProblem = (file: string, sentence: string, position = { line: 1, column: 1 }): Problem => ({
    file: `${folderName}/${file}`,
    ...position,
    key: '',
    sentence,
  });
  const found = folder.files.get(styleSheetFile);
  const { misnamed, others } = listOtherSheets(folder);
  const warnings = others.map((name) =>
    makeProblem(name, `the site uses only one style sheet of yours, ${styleSheetFile}, so this one has no effect`),
  );
  if (!found) {
    const problems = misnamed.map((name) =>
      makeProblem(name, `rename the file to ${styleSheetFile}; ${extensionsHint}`),
    );
    return { problems, warnings };
  }

  const { text, mistakes: unreadable } = decodeText(await readFile(found.absolutePath));
  const problemAt = (offset: number, sentence: string) =>
    makeProblem(styleSheetFile, sentence, positionAt(text, offset));
  const problems = [
    ...unreadable.map(({ offset, sentence }) => problemAt(offset, sentence)),
    ...findSecrets(text).map(({ offset, start }) =>
      problemAt(
        offset,
        `there is a secret key here (${start}…): everything in ${folderName}/ is public, so remove it and create a new one`,
      ),
    ),
  ];
  if (problems.length > 0) return { problems, warnings };

  const { addresses, imports, mistakes } = scanCss(text);
  problems.push(...mistakes.map(({ offset, sentence }) => problemAt(offset, sentence)));
  problems.push(
    ...imports.map(({ offset, isExternal }) =>
      problemAt(
        offset,
        isExternal
          ? `the site's pages load nothing from other sites: copy the rules of this style sheet into ${styleSheetFile}, and save the fonts and pictures it names in ${folderName}/`
          : `@import is not followed: copy the rules of the other style sheet into ${styleSheetFile}`,
      ),
    ),
  );
  if (mistakes.length === 0) {
    for (const { isCertain, sentence, ...position } of await findCssWarnings(text)) {
      (isCertain ? problems : warnings).push(makeProblem(styleSheetFile, sentence, position));
    }
  }
  const files: StyleSheet['files'] = [];
  for (const { written, start, end } of addresses) {
    // A fragment, such as a filter in the page itself.
    if (/^(#|$)/.test(written)) continue;
    const file = resolveAddress(written, folder);
    if ('sentence' in file) problems.push(problemAt(start, file.sentence));
    else files.push({ start, end, ...file });
  }
  problems.sort((left, right) => left.line - right.line || left.column - right.column);
  if (problems.length > 0) return { problems, warnings };
  const isForPrint = /@media\b[^{;]*\bprint\b/i.test(text.replaceAll(/\/\*.*?\*\//gs, ''));
  return { sheet: { text, files, isForPrint }, problems, warnings };
}

/** The style sheet with the owner's URLs replaced. */
export function replaceAddresses({ text, files }: StyleSheet, addressOf: (absolutePath: string) => string): string {
  let end = 0;
  const parts = files.map((file) => {
    const before = text.slice(end, file.start);
    end = file.end;
    return `${before}url("${addressOf(file.absolutePath)}${file.rest}")`;
  });
  return parts.join('') + text.slice(end);
}

function resolveAddress(
  written: string,
  folder: ContentFolder,
): { absolutePath: string; rest: string } | { sentence: string } {
  if (/^data:/i.test(written)) {
    return {
      sentence:
        "the site's pages load no data: addresses: save the picture or font as a file in content/ and write its path",
    };
  }
  if (/^(\w+:|\/\/)/.test(written)) {
    return {
      sentence: `the site's pages load nothing from other sites, so ${written} would be missing: save the file in content/ and write its path`,
    };
  }
  if (written.startsWith('/')) {
    return { sentence: `the path ${written} must be inside content/, without a / at the start` };
  }
  if (written.includes('\\')) return { sentence: `the path ${written} must have / between folders, not \\` };
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(written) ?? [];
  const file = findFile(folder, resolveWritten(`./${decode(path)}`, styleSheetFile, ''));
  return 'sentence' in file ? file : { absolutePath: file.absolutePath, rest: rest.replaceAll(/["\\\n]/g, '') };
}

/** A style sheet may spell a space as `%20`. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Misplaced style sheets: `site.css` under another name, and others. */
function listOtherSheets({ files }: ContentFolder): { misnamed: string[]; others: string[] } {
  const sheets = [...files.keys()].filter(
    (path) => /^[^/]+\.css(\.txt|\.css)?$/i.test(path) && path !== styleSheetFile,
  );
  const isMisnamed = (path: string) => /^site\.css(\.txt|\.css)?$/i.test(path);
  return { misnamed: sheets.filter(isMisnamed), others: sheets.filter((path) => !isMisnamed(path)) };
}

function positionAt(text: string, offset: number): SourcePosition {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
