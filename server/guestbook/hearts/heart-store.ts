import type { Database } from '#server/storage/database.ts';

/** One statement each, as a write queue wants them. Throws database errors. */
export function createHeartStore(database: Database) {
  const one = database.prepare(
    `select hearts, exists (select 1 from guestbook_hearts where entry = id and giver = ?2) as given
     from guestbook_entries where id = ?1 and state = 'visible'`,
  );
  const give = database.prepare('insert into guestbook_hearts (entry, giver) values (?, ?)');
  const take = database.prepare('delete from guestbook_hearts where entry = ? and giver = ?');
  return {
    /** How many hearts a visible entry has, and whether one of them is the giver's. */
    findHearts: (id: string, giver: string) => {
      const row = one.get(id, giver);
      return row && { hearts: Number(row.hearts), isGiven: row.given === 1 };
    },
    giveHeart: (id: string, giver: string) => void give.run(id, giver),
    takeHeart: (id: string, giver: string) => void take.run(id, giver),
  };
}
