import { ToolError } from '#admin/commands/tool-errors.ts';
import { hasDatabase } from '#admin/guestbook/stores/has-database.ts';
import type { GuestbookRules } from '#model/guestbook-rules.ts';
import { createDeedStore } from '#server/door/deeds/deed-store.ts';
import { createDesk, type Desk } from '#server/door/desk/desk.ts';
import { createDeliveryStore } from '#server/guestbook/notices/delivery-store.ts';
import { createOwnerDesk } from '#server/guestbook/owner-desk.ts';
import { createEntryStore } from '#server/guestbook/store.ts';
import { openDatabase } from '#server/storage/database.ts';
import { createWriteQueue } from '#server/storage/write-queue.ts';
import { createVisitRecords } from '#server/visitors/visit-records-store.ts';
import { TroubleError } from './desk-trouble.ts';

type LocalDesk = { dataFolder: string; rules: Pick<GuestbookRules, 'approvesFirst'>; now: () => number };

/** Owns what is done here, so that it is told from what is done behind the door. */
const session = 'studio';

/**
 * Works with the data of this computer. They are opened for each request: another program may restore a backup
 * meanwhile, and a server may run at the same time.
 */
export async function withLocalDesk<T>(
  { dataFolder, rules, now }: LocalDesk,
  use: (desk: Desk) => Promise<T>,
): Promise<T> {
  const database = open(dataFolder);
  try {
    const store = createEntryStore(database);
    const queue = createWriteQueue({ database, now });
    const book = createOwnerDesk(database, queue, () => store.readApprovesFirst() ?? rules.approvesFirst);
    const deeds = createDeedStore(database);
    const visits = createVisitRecords(database);
    // Where notices go is in the environment of the server alone, so no test can be sent from here.
    const notices = { listDeliveries: createDeliveryStore(database).list, sendTest: undefined };
    const write = <Result>(change: () => Result) => queue.run(change);
    const result = await use(createDesk({ book, deeds, write, now, visits, notices }, session));
    await queue.drain();
    return result;
  } finally {
    database.close();
  }
}

function open(dataFolder: string) {
  try {
    if (!hasDatabase(dataFolder, dataFolder)) throw new TroubleError({ state: 'notBegun' });
    return openDatabase(dataFolder);
  } catch (error) {
    if (error instanceof TroubleError) throw error;
    const sentence =
      error instanceof ToolError
        ? error.message
        : `The messages in ${dataFolder} cannot be opened: ${(error as Error).message}`;
    throw new TroubleError({ state: 'refused', sentence });
  }
}
