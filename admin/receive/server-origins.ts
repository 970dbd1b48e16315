import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';

/** Where Bonbon's server may be on this machine: `http://127.0.0.1:3000`. */
export type ServerOrigins = {
  /** By what the owner has set: a server there is this site's. */
  chosen: string[];
  /** Others of this user's programs, and the usual one: a server there may be another site's. */
  possible: string[];
};

/** What is asked of the machine; a file or a unit that is not there is an empty text. */
export type Machine = {
  readText: (file: string) => Promise<string>;
  /** What systemd knows of the unit. */
  showUnit: (unit: string) => Promise<string>;
  userId: number;
};

const unit = 'bonbon';
const usualPort = 3000;
const localOrigin = (port: number | string) => `http://127.0.0.1:${port}`;

/** For the site in the folder `home`. */
export async function findServerOrigins(
  home: string,
  environment: Record<string, string | undefined>,
  machine: Machine = thisMachine,
): Promise<ServerOrigins> {
  const given = readPort(environment.PORT);
  if (given !== undefined) return { chosen: [localOrigin(given)], possible: [] };
  const port = await readUnitPort(home, machine);
  const tables = await Promise.all(['/proc/net/tcp', '/proc/net/tcp6'].map(machine.readText));
  const listening = tables.flatMap((table) => listListening(table, machine.userId));
  return {
    chosen: port === undefined ? [] : [localOrigin(port)],
    possible: [...new Set([...listening, localOrigin(usualPort)])],
  };
}

/** As systemd starts it: what its files say goes before what stands in the unit. */
async function readUnitPort(home: string, { showUnit, readText }: Machine): Promise<number | undefined> {
  const shown = await showUnit(unit);
  // Another site's, if it runs in another folder.
  if (/^WorkingDirectory=(.*)$/m.exec(shown)?.[1] !== home) return undefined;
  const files = [...shown.matchAll(/^EnvironmentFiles=(\S+)/gm)].map(([, file = '']) => file);
  const texts = await Promise.all(files.map(readText));
  const values = [...[shown, ...texts].join('\n').matchAll(/(?:^|[\s="'])PORT=["']?(\d+)/gm)];
  return readPort(values.at(-1)?.[1]);
}

function readPort(text: string | undefined): number | undefined {
  const port = Number(text);
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : undefined;
}

/** `0: 0100007F:0BB8 00000000:0000 0A … 0 1000 …`: address and port in hex, state 0A for listening, and the user. */
function listListening(table: string, userId: number): string[] {
  const lines = [...table.matchAll(/^\s*\d+: ([\dA-F]+):([\dA-F]{4}) \S+ 0A \S+ \S+ \S+ +(\d+) /gm)];
  return lines.flatMap(([, address = '', port = '', user]) => {
    const host = Number(user) === userId ? readAddress(address) : undefined;
    return host === undefined ? [] : [`http://${host}:${Number.parseInt(port, 16)}`];
  });
}

/** Undefined for addresses of other networks in IPv6, which a server on its own machine does not need. */
function readAddress(hex: string): string | undefined {
  if (hex.length === 8) {
    const bytes = hex.match(/../g)?.map((byte) => Number.parseInt(byte, 16)) ?? [];
    const address = bytes.toReversed().join('.');
    return address === '0.0.0.0' ? '127.0.0.1' : address;
  }
  return /^0{24}(0{8}|01000000)$/.test(hex) ? '[::1]' : undefined;
}

const thisMachine: Machine = {
  readText: (file) => readFile(file, 'utf8').catch(() => ''),
  showUnit: (name) =>
    promisify(execFile)('systemctl', ['show', name, '--property=WorkingDirectory,Environment,EnvironmentFiles']).then(
      ({ stdout }) => stdout,
      () => '',
    ),
  userId: userInfo().uid,
};
