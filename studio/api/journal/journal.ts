import type { FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileSystem } from '#studio/api/files/file-system.ts';
import { saveFile, syncFolder } from '#studio/api/files/save-file.ts';
import type { PlainValue } from '#studio/protocol/field.ts';
import type { KeyPath, Step } from '#studio/protocol/site-state.ts';
import { ChangedMeanwhile, carryOut, carryOutAll, type DiskEdit } from './edit.ts';

/** A value that a step changed, at its path at that moment; undefined is a value that is not there. */
export type ValueChange = {
  file: string;
  path: KeyPath;
  before?: PlainValue | undefined;
  after?: PlainValue | undefined;
};

export type KeptStep = Step & {
  /** When it was last added to. */
  endedAt: number;
  /** Of what was changed: a change with the same key soon after belongs to the same step. */
  key?: string | undefined;
  isUndone?: boolean;
  /** What was last done to the disk: the step itself, or taking it back. */
  edits: DiskEdit[];
  /** In the order in which they were changed. */
  values: ValueChange[];
};

/** One line each. What is written here is done to the disk afterwards, so a crash between the two loses nothing. */
type JournalRecord =
  | { do: 'step'; step: KeptStep }
  /** Instead of the last step, which it adds to; `edits` are what is new. */
  | { do: 'join'; step: KeptStep; edits: DiskEdit[] }
  | { do: 'undo' | 'redo'; id: string; edits: DiskEdit[] }
  /** Forgets a step that was not done, or cannot be undone. */
  | { do: 'forget'; id: string }
  /** The site was kept with Git. */
  | { do: 'keep'; time: number }
  /** What the record before says is on the disk. */
  | { do: 'done' };

export type Journal = {
  /** Oldest first; those that are undone are the last ones. */
  steps: KeptStep[];
  /** When the site was last kept with Git. */
  keptAt: number;
  /**
   * Writes the record, then does to the disk what it says. Rejects with the disk's error or with `ChangedMeanwhile`, and then
   * neither the journal nor the disk has changed.
   */
  record: (record: JournalRecord) => Promise<void>;
  close: () => Promise<void>;
};

const doneLine = `${JSON.stringify({ do: 'done' } satisfies JournalRecord)}\n`;

/** More are not remembered over a restart. */
const mostSteps = 1000;

/** Reads the journal, finishes what a crash interrupted, and forgets what is old. `site` is the owner's folder. */
export async function openJournal(path: string, site: string, fs: FileSystem): Promise<Journal> {
  const text = await fs.readFile(path, 'utf8').catch(() => '');
  const records = text.split('\n').flatMap(parseRecord);
  const last = records.at(-1);
  const state = replay(records);
  let file: FileHandle | undefined;
  const journal: Journal = {
    ...state,
    async record(record) {
      file ??= await openForWriting(path, journal, fs);
      const { size } = await file.stat();
      try {
        await file.appendFile(`${JSON.stringify(record)}\n`);
        await file.sync();
        await carryOutAll(editsOf(record), site, fs);
      } catch (error) {
        // Possible on a full disk, too.
        await file.truncate(size).catch(() => {});
        throw error;
      }
      Object.assign(journal, take(journal, record));
      // Not synced: without it, a crash later on only leads to one look more at the files.
      await file.appendFile(doneLine).catch(() => {});
    },
    async close() {
      await file?.close();
      file = undefined;
    },
  };
  if (last && (await finish(last, site, fs)) === 'notDone') Object.assign(journal, withoutStep(journal, last));
  return journal;
}

/** The file as it was left may end within a record, and grows without end: it is written again at each start's first change. */
async function openForWriting(path: string, journal: Journal, fs: FileSystem): Promise<FileHandle> {
  const records: JournalRecord[] = [
    ...(journal.keptAt > 0 ? [{ do: 'keep', time: journal.keptAt } as const] : []),
    ...journal.steps.slice(-mostSteps).map((step) => ({ do: 'step', step }) as const),
  ];
  await fs.mkdir(dirname(path), { recursive: true });
  const lines = records.map((record) => `${JSON.stringify(record)}\n`);
  await saveFile(path, [...lines, doneLine].join(''), fs);
  await syncFolder(join(path, '../..'), fs);
  return fs.open(path, 'a');
}

function parseRecord(line: string): JournalRecord[] {
  try {
    const record = JSON.parse(line) as JournalRecord | null;
    return record && isRecord(record) ? [record] : [];
  } catch {
    return [];
  }
}

/** Whoever opens the file in an editor may have changed it. */
function isRecord(record: JournalRecord): boolean {
  switch (record.do) {
    case 'step':
    case 'join':
      return (
        Array.isArray(record.step?.edits) && Array.isArray(record.step.values) && typeof record.step.id === 'string'
      );
    case 'undo':
    case 'redo':
      return Array.isArray(record.edits);
    case 'keep':
      return typeof record.time === 'number';
    default:
      return record.do === 'forget' || record.do === 'done';
  }
}

const editsOf = (record: JournalRecord): DiskEdit[] => {
  if (record.do === 'step') return record.step.edits;
  return 'edits' in record ? record.edits : [];
};

type State = Pick<Journal, 'steps' | 'keptAt'>;

const replay = (records: readonly JournalRecord[]): State => records.reduce<State>(take, { steps: [], keptAt: 0 });

function take({ steps, keptAt }: State, record: JournalRecord): State {
  switch (record.do) {
    case 'step':
      return {
        steps: [...(record.step.isUndone ? steps : steps.filter(({ isUndone }) => !isUndone)), record.step],
        keptAt,
      };
    case 'join': {
      const earlier = steps.filter(({ id, isUndone }) => id !== record.step.id && !isUndone);
      return { steps: record.step.edits.length > 0 ? [...earlier, record.step] : earlier, keptAt };
    }
    case 'undo':
    case 'redo': {
      const { id, edits } = record;
      const isUndone = record.do === 'undo';
      return { steps: steps.map((step) => (step.id === id ? { ...step, edits, isUndone } : step)), keptAt };
    }
    case 'forget':
      return { steps: steps.filter(({ id }) => id !== record.id), keptAt };
    case 'keep':
      return { steps, keptAt: record.time };
    case 'done':
      return { steps, keptAt };
  }
}

/** Does what the last record says, unless it is done. A new step that cannot be done any more did not happen. */
async function finish(record: JournalRecord, site: string, fs: FileSystem): Promise<'done' | 'notDone'> {
  const edits = editsOf(record);
  let changed = 0;
  for (const edit of edits) {
    try {
      await carryOut(edit, site, fs);
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile) && (error as NodeJS.ErrnoException).code !== 'ENOENT') return 'done';
      changed += 1;
    }
  }
  return record.do === 'step' && edits.length > 0 && changed === edits.length ? 'notDone' : 'done';
}

const withoutStep = ({ steps, keptAt }: State, record: JournalRecord): State => ({
  steps: record.do === 'step' ? steps.filter(({ id }) => id !== record.step.id) : steps,
  keptAt,
});
