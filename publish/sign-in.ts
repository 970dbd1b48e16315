import type { Connect, ConnectOptions } from './connection.ts';

/** Signs in to the host and leaves again, so that a wrong key or a wrong name is told before anything is built. */
export async function signIn(connect: Connect, options: ConnectOptions): Promise<void> {
  const connection = await connect(options);
  try {
    await connection.signIn?.();
  } finally {
    await connection.close();
  }
}
