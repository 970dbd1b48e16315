import { dirname } from 'node:path';
import type { SingleChange } from '#studio/api/change/diff-values.ts';
import { isSamePath, shiftPath, startsWith } from '#studio/api/change/shift-path.ts';
import type { FileSystem } from '#studio/api/files/file-system.ts';
import { saveFile } from '#studio/api/files/save-file.ts';
import type { PlainValue } from '#studio/protocol/field.ts';
import type { Draft, KeyPath, SiteProblem } from '#studio/protocol/site-state.ts';

export type KeptDraft = Draft & {
  problems: SiteProblem[];
  /** Of the step that it would be. */
  label: string;
  /** What the file said when the draft was begun. */
  base?: PlainValue | undefined;
};

/** What was entered and is not in its file, oldest first. It outlasts a restart. */
export type DraftStore = {
  list: () => readonly KeptDraft[];
  /** At the path itself. */
  at: (file: string, path: KeyPath) => KeptDraft | undefined;
  /** At the path or above it. */
  around: (file: string, path: KeyPath) => KeptDraft | undefined;
  /** Takes the place of a draft at the same path or below it. Rejects with the disk's error. */
  keep: (draft: KeptDraft) => Promise<void>;
  /** Forgets what is at the path or below it. */
  drop: (file: string, path: KeyPath) => Promise<void>;
  /** After a change of the file: drafts go where their values went. */
  follow: (file: string, change: SingleChange) => Promise<void>;
};

export async function openDrafts(path: string, fs: FileSystem): Promise<DraftStore> {
  let drafts: readonly KeptDraft[] = parseDrafts(await fs.readFile(path, 'utf8').catch(() => '[]'));

  async function replace(next: readonly KeptDraft[]): Promise<void> {
    await fs.mkdir(dirname(path), { recursive: true });
    await saveFile(path, `${JSON.stringify(next)}\n`, fs);
    drafts = next;
  }
  /** Less is not worth telling an owner about: at worst a draft is there again after a restart. */
  async function reduce(next: readonly KeptDraft[]): Promise<void> {
    await replace(next).catch(() => {
      drafts = next;
    });
  }
  const isBelow = (draft: KeptDraft, file: string, at: KeyPath) => draft.file === file && startsWith(draft.path, at);

  return {
    list: () => drafts,
    at: (file, at) => drafts.find((draft) => draft.file === file && isSamePath(draft.path, at)),
    around: (file, at) => drafts.find((draft) => draft.file === file && startsWith(at, draft.path)),
    keep: (draft) => replace([...drafts.filter((one) => !isBelow(one, draft.file, draft.path)), draft]),
    async drop(file, at) {
      const next = drafts.filter((draft) => !isBelow(draft, file, at));
      if (next.length < drafts.length) await reduce(next);
    },
    async follow(file, change) {
      const next = drafts.flatMap((draft) => {
        const path = draft.file === file ? shiftPath(draft.path, change) : draft.path;
        return path ? [path === draft.path ? draft : { ...draft, path }] : [];
      });
      const hasChanged = next.length < drafts.length || next.some((draft, index) => draft !== drafts[index]);
      if (hasChanged) await reduce(next);
    },
  };
}

function parseDrafts(text: string): KeptDraft[] {
  try {
    const drafts: unknown = JSON.parse(text);
    return Array.isArray(drafts) ? drafts : [];
  } catch {
    return [];
  }
}
