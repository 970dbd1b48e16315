import type { Delivery } from '#model/owner-notices.ts';
import type { Database } from '#server/storage/database.ts';

const maxDeliveries = 200;

export type DeliveryStore = ReturnType<typeof createDeliveryStore>;

/** What was sent to the owner's phone, and what was not. Throws the database's errors. */
export function createDeliveryStore(database: Database) {
  const list = database.prepare(
    `select time as timeMs, shape, host, entries as entryCount, waiting as waitingCount, result, reason, tries
     from notice_deliveries order by number desc limit ${maxDeliveries}`,
  );
  const insert = database.prepare(
    `insert into notice_deliveries (time, shape, host, entries, waiting, result, reason, tries)
     values (:timeMs, :shape, :host, :entryCount, :waitingCount, :result, :reason, :tries)`,
  );
  const removeFailed = database.prepare(
    `delete from notice_deliveries where result = 'failed' and number =
       (select max(number) from notice_deliveries where entries > 0 and shape = ? and host = ?)`,
  );
  const trim = database.prepare(
    `delete from notice_deliveries where number <= (select max(number) from notice_deliveries) - ${maxDeliveries}`,
  );
  return {
    /** A further try replaces the failed one before it. */
    add(delivery: Delivery): void {
      if (delivery.tries > 1) removeFailed.run(delivery.shape, delivery.host);
      insert.run(delivery);
      trim.run();
    },
    /** Newest first. */
    list: () => list.all().map((row) => ({ ...row }) as Delivery),
  };
}
