import { connect } from 'node:net';

/** For tests: sends text as it is, which `fetch` would tidy up first, and resolves with all that comes back. */
export function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, 'localhost');
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
    socket.write(text, 'latin1');
  });
}
