import type { Database } from '#server/storage/database.ts';

/** So many can be taken back. */
const keptCount = 500;

export type DeedKind = 'approve' | 'hide' | 'restore' | 'delete' | 'reply' | 'block';
/** Something that the owner did. `before` is JSON: what undoing it needs. */
export type Deed = {
  number: number;
  /** The id of the session; null for a notice's button. */
  session: string | null;
  kind: DeedKind;
  entry: string | null;
  before: string;
  made: number;
  undone: number | null;
};

export type DeedStore = ReturnType<typeof createDeedStore>;

/** What the owner did last, so that it can be taken back. */
export function createDeedStore(database: Database) {
  const columns = 'number, session, kind, entry, before, made, undone';
  const add = database.prepare(
    'insert into door_deeds (session, kind, entry, before, made) values (?, ?, ?, ?, ?) returning number',
  );
  const prune = database.prepare('delete from door_deeds where number <= ?');
  const find = database.prepare(`select ${columns} from door_deeds where number = ?`);
  const undo = database.prepare('update door_deeds set undone = ? where number = ? and undone is null');
  return {
    /** Returns the deed's number. */
    addDeed(
      { session, kind, entry, before }: Pick<Deed, 'session' | 'kind' | 'entry' | 'before'>,
      nowMs: number,
    ): number {
      const number = Number(add.get(session, kind, entry, before, nowMs)?.number);
      prune.run(number - keptCount);
      return number;
    },
    findDeed: (number: number) => find.get(number) as Deed | undefined,
    /** Whether it was not undone yet. */
    markUndone: (number: number, nowMs: number): boolean => undo.run(nowMs, number).changes === 1,
  };
}
