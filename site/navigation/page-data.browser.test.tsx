import { pageData } from 'virtual:content';
import { afterEach, expect, test, vi } from 'vitest';
import type { ChunkLoadError } from './chunk.ts';
import { getPageData, keepEmbeddedData, loadPageData } from './page-data.ts';

const [[address, data]] = Object.entries(pageData) as [[string, (typeof pageData)[string]]];

/** Every request gets this response, or fails like one without a network. */
function answerWith(response: Response | undefined) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (!response) throw new TypeError('Failed to fetch');
    return response.clone();
  });
}

const asData = (body: unknown, init?: ResponseInit) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' }, ...init });

afterEach(() => vi.restoreAllMocks());

test('the data of an address is requested below it, and once', async () => {
  const request = answerWith(asData({ entry: '', data }));
  await loadPageData('/projects/once');
  await loadPageData('/projects/once');
  expect(request.mock.calls.map(([url]) => String(url))).toEqual([`${location.origin}/projects/once/data.json`]);
  expect(getPageData('/projects/once')).toEqual(data);
});

test.each([
  ['a 404', new Response('', { status: 404 })],
  ['a page', new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
])('an address that is answered with %s is unknown', async (_, response) => {
  const path = `/projects/unknown-${response.status}`;
  answerWith(response);
  await loadPageData(path);
  expect(getPageData(path)).toBeNull();
});

test.each([
  ['without a network', undefined, { isOffline: true }],
  ['when the server has a problem', new Response('', { status: 503 }), { isOffline: false }],
  ['when the answer breaks off', new Response('{"entr', { headers: { 'content-type': 'application/json' } }), {}],
])('%s loading fails, and the next try asks again', async (name, response, failure) => {
  const path = `/projects/${encodeURIComponent(name)}`;
  answerWith(response);
  const error = (await loadPageData(path).catch((reason: unknown) => reason)) as ChunkLoadError;
  expect(error).toMatchObject({ name: 'ChunkLoadError', needsFullLoad: false, ...failure });
  expect(getPageData(path)).toBeUndefined();
  answerWith(asData({ entry: '', data }));
  await loadPageData(path);
  expect(getPageData(path)).toEqual(data);
});

test('the data that the HTML embeds needs no request; a page without any is that of an unknown address', () => {
  const template = document.createElement('template');
  template.id = 'page-data';
  template.content.append(JSON.stringify(data));
  document.body.append(template);
  keepEmbeddedData(address);
  expect(getPageData(address)).toEqual(data);
  template.remove();
  keepEmbeddedData('/projects/404');
  expect(getPageData('/projects/404')).toBeNull();
});
