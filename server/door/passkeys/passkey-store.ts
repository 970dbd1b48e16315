import type { Database } from '#server/storage/database.ts';
import { hashSecret } from '../secret.ts';

/** A key that a device keeps: only its public half is stored. Times are epoch milliseconds. */
export type Passkey = {
  /** The credential's id in base64url. */
  id: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
  transports: string[];
  browser: string;
  made: number;
  used: number | null;
};

export type PasskeyStore = ReturnType<typeof createPasskeyStore>;

export function createPasskeyStore(database: Database) {
  const columns = 'id, public_key, counter, transports, browser, made, used';
  const add = database.prepare(
    'insert into door_passkeys (id, hash, public_key, counter, transports, browser, made) values (?, ?, ?, ?, ?, ?, ?)',
  );
  const find = database.prepare(`select ${columns} from door_passkeys where hash = ?`);
  const list = database.prepare(`select ${columns} from door_passkeys order by made, id`);
  const use = database.prepare('update door_passkeys set used = ?, counter = ? where id = ?');
  const remove = database.prepare('delete from door_passkeys where id = ?');
  const removeAll = database.prepare('delete from door_passkeys');
  return {
    /** `address` is the secret of the address at which one enters with it. */
    addPasskey(
      { id, publicKey, counter, transports, browser }: Omit<Passkey, 'made' | 'used'>,
      address: string,
      nowMs: number,
    ) {
      add.run(id, hashSecret(address), publicKey, counter, JSON.stringify(transports), browser, nowMs);
    },
    findPasskey(address: string): Passkey | undefined {
      const row = find.get(hashSecret(address));
      return row && readPasskey(row);
    },
    listPasskeys: (): Passkey[] => list.all().map(readPasskey),
    markUsed: (id: string, counter: number, nowMs: number) => void use.run(nowMs, counter, id),
    removePasskey: (id: string): boolean => remove.run(id).changes === 1,
    removePasskeys: (): number => Number(removeAll.run().changes),
  };
}

function readPasskey({ public_key, transports, ...row }: Record<string, unknown>): Passkey {
  return {
    ...(row as Pick<Passkey, 'id' | 'counter' | 'browser' | 'made' | 'used'>),
    publicKey: new Uint8Array(public_key as Uint8Array),
    transports: JSON.parse(String(transports)) as string[],
  };
}
