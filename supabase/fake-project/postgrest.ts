import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Query, TestDatabase } from './database.ts';
import { answerRequest, type PostgrestAnswer } from './postgrest-answers.ts';
import { explainError } from './postgrest-errors.ts';
import { anonKey, findGatewayRole, findRole, secretKey } from './postgrest-keys.ts';
import type { SchemaCache } from './postgrest-tables.ts';

export type Postgrest = {
  /** `supabaseAddress` in site.yaml; the tables are below `${url}/rest/v1/`. */
  url: string;
  anonKey: string;
  /** The owner's key, for SUPABASE_SECRET_KEY. */
  secretKey: string;
  /** Queries the database as superuser. */
  query: Query;
  close: () => Promise<void>;
};

const prefix = '/rest/v1/';
const exposedHeaders =
  'Content-Encoding, Content-Location, Content-Range, Content-Type, Date, Location, Server, Transfer-Encoding, Range-Unit';

/**
 * A fake Supabase project for tests: the gateway with its keys, and the part of PostgREST that the site and the owner's
 * tool use, with its statuses, headers and bodies (compared with the source of 16.1). Each request runs in its own
 * transaction, in the role of its key or token.
 */
export async function startPostgrest({
  database,
  port = 0,
}: {
  database: TestDatabase;
  port?: number;
}): Promise<Postgrest> {
  const schema: SchemaCache = new Map();
  const server = createServer((request, response) => {
    answer(database, schema, request).then(
      (result) => send(request, response, result),
      (error) => {
        // Logged, because it is a bug of the fake or of the test.
        console.error(error);
        send(request, response, { status: 500, body: JSON.stringify({ message: String(error) }) });
      },
    );
  });
  // A test may block the event loop so long that the connection times out just as the next request is sent.
  server.keepAliveTimeout = 0;
  await new Promise<void>((done) => {
    server.listen(port, '127.0.0.1', done);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    anonKey,
    secretKey,
    query: database.query,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function answer(database: TestDatabase, schema: SchemaCache, request: IncomingMessage): Promise<PostgrestAnswer> {
  // A preflight request has no key.
  if (request.method === 'OPTIONS' && request.headers['access-control-request-method']) return { status: 200 };
  const url = new URL(request.url ?? '/', 'http://localhost');
  const key = request.headers.apikey ?? url.searchParams.get('apikey');
  url.searchParams.delete('apikey');
  if (!url.pathname.startsWith(prefix))
    return { status: 404, body: '{"message":"no Route matched with those values"}' };
  if (!key) return refuseKey('No API key found in request', 'No `apikey` request header or url param was found.');
  const gatewayRole = findGatewayRole(String(key));
  if (gatewayRole === undefined) {
    return refuseKey('Invalid API key', 'Double check your Supabase `anon` or `service_role` API key.');
  }
  const body = await text(request);
  const headers = { 'x-forwarded-for': request.socket.remoteAddress, ...request.headers };
  let role = gatewayRole;
  try {
    role = findRole(request.headers.authorization, gatewayRole);
    return await database.transaction(async (query) => {
      await query(
        `select set_config('role', $1, true), set_config('request.method', $2, true), set_config('request.headers', $3, true)`,
        [role, request.method, JSON.stringify(headers)],
      );
      return answerRequest({
        method: request.method ?? 'GET',
        resource: decodeURIComponent(url.pathname.slice(prefix.length)),
        parameters: url.searchParams,
        headers: request.headers,
        body,
        query,
        schema,
      });
    });
  } catch (error) {
    const { status, body: refusal, headers: more } = explainError(error, role === 'anon');
    return { status, body: JSON.stringify(refusal), headers: more };
  }
}

/** The format of the gateway, not of PostgREST. */
function refuseKey(message: string, hint: string): PostgrestAnswer {
  return { status: 401, body: JSON.stringify({ message, hint }) };
}

function send(request: IncomingMessage, response: ServerResponse, { status, body, headers }: PostgrestAnswer) {
  response.writeHead(status, {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': exposedHeaders,
    ...(request.headers['access-control-request-method'] && {
      'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE, OPTIONS, HEAD',
      'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
      'access-control-max-age': '86400',
    }),
    ...(body !== undefined && { 'content-type': 'application/json; charset=utf-8' }),
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
