import type { Database } from '#server/storage/database.ts';
import { UncheckedDatabase } from '#server/storage/database-damage.ts';
import { createVisitStore } from './store.ts';

/** A store that throws an `UncheckedDatabase` for writes before the database is checked. */
export function createCheckedStore(database: Database, checked: Promise<void>, onWrite: () => void) {
  const store = createVisitStore(database);
  let isChecked = false;
  checked.then(
    () => {
      isChecked = true;
    },
    () => {},
  );
  return {
    ...store,
    add: (visits: Parameters<typeof store.add>[0]) => {
      if (!isChecked) throw new UncheckedDatabase('Visits are not written before the database is checked.');
      store.add(visits);
      onWrite();
    },
  };
}
