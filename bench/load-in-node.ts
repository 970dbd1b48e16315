// The load generator for machines without wrk: node bench/load-in-node.ts <url> <seconds>
import { once } from 'node:events';
import { connect } from 'node:net';
import { acceptEncoding, connections } from './load.ts';

const [address = '', seconds = '1'] = process.argv.slice(2);
const { hostname, port, pathname, search, host } = new URL(address);
const request = `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: ${acceptEncoding}\r\n\r\n`;

const startedMs = performance.now();
const endMs = startedMs + Number(seconds) * 1000;
let requests = 0;

async function sendRequests() {
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.setNoDelay();
  let expectedBytes: number | undefined;
  let receivedBytes = 0;
  socket.on('data', (chunk: Buffer) => {
    receivedBytes += chunk.length;
    expectedBytes ??= lengthOf(chunk);
    if (receivedBytes < expectedBytes) return;
    requests++;
    receivedBytes = 0;
    if (performance.now() < endMs) socket.write(request);
    else socket.end();
  });
  socket.write(request);
  await once(socket, 'close');
}

/** All answers have the same length, so only the first header is parsed. */
function lengthOf(chunk: Buffer): number {
  const head = chunk.subarray(0, chunk.indexOf('\r\n\r\n') + 4).toString('latin1');
  if (!/^HTTP\/1\.1 200 /.test(head)) throw new Error(head);
  return head.length + Number(/content-length: (\d+)/i.exec(head)?.[1]);
}

await Promise.all(Array.from({ length: connections }, sendRequests));
console.log(JSON.stringify({ requests, perSecond: (requests * 1000) / (performance.now() - startedMs) }));
