import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from './start-error.ts';
import { startCommand } from './system/owner-command.ts';
import { withVariable } from './system/shell.ts';

/** Opens the port and resolves with its number. Throws a `StartError` that says what to do if that fails. */
export function listen(server: Server, { port, host }: { port: number; host: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => reject(explainRefusal(error, port, host));
    server.once('error', refuse);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Whether it could be opened, before there is something to serve. Throws as `listen` does. */
export async function checkPort(place: { port: number; host: string }): Promise<void> {
  const probe = createServer();
  await listen(probe, place);
  await new Promise((done) => probe.close(done));
}

function explainRefusal(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const otherPort = port >= 1024 && port < 65_535 ? port + 1 : 3001;
  const hint = `Choose another one: ${withVariable('PORT', otherPort, startCommand())}`;
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(`Port ${port} is already in use by another program. ${hint}`);
    case 'EACCES':
      return new StartError(`This user may not open port ${port}. ${hint}`);
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
      return new StartError(
        `This computer has no address called ${host}. Choose another one: ${withVariable('HOST', 'localhost', startCommand())}`,
      );
    default:
      return error;
  }
}
