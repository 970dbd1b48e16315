import type { ContentFolder } from '../content-folder.ts';
import type { Problem, Warning } from '../problem.ts';
import { type OwnFile, readPublicFolder } from './public-folder.ts';
import { readStyleSheet, type StyleSheet } from './style-sheet.ts';
import type { TakenName } from './taken-names.ts';

/** The owner's own style sheet and public files. */
export type OwnFiles = {
  styleSheet?: StyleSheet | undefined;
  /** From `public/`. */
  files: OwnFile[];
};

/** Reads `site.css` and `public/`, both of which may be missing. */
export async function readOwnFiles(
  folder: ContentFolder,
  taken: readonly TakenName[],
  folderName: string,
): Promise<{ ownFiles: OwnFiles; problems: Problem[]; warnings: Warning[] }> {
  const { sheet, problems, warnings } = await readStyleSheet(folder, folderName);
  const { files, problems: others } = await readPublicFolder(folder, taken, folderName);
  return { ownFiles: { styleSheet: sheet, files }, problems: [...problems, ...others], warnings };
}
