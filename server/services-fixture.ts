import { defaultRules } from '#model/guestbook-rules.ts';
import type { ServerConfig } from './config.ts';
import { exampleConfig, exampleSettings, writeBuild } from './site-fixture.ts';
import { startServer } from './start-server.ts';

/** Of a site with a guestbook and a counter. */
export const withServices = { ...exampleSettings, guestbook: defaultRules, countsVisits: true };
export const entries = 'rest/v1/guestbook_entries';
export const newRow = (id: number) => ({
  id: String(id),
  name: 'Moth',
  message: `Hello ${id}!`,
  time: Date.now() - 1000,
});

/** A server of such a site, on a data folder of its own. */
export async function start(config: Partial<ServerConfig> = {}, settings: unknown = withServices) {
  const build = await writeBuild({ 'index.html': 'home' }, settings);
  const lines: string[] = [];
  const server = await startServer({ ...exampleConfig, ...build, ...config }, { log: (line) => lines.push(line) });
  return {
    ...server,
    lines,
    dataFolder: build.dataFolder,
    sign: (row: object, headers: Record<string, string> = {}) =>
      fetch(server.url + entries, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(row),
      }),
    [Symbol.asyncDispose]: async () => {
      await server.stop(0);
      await build[Symbol.asyncDispose]();
    },
  };
}
