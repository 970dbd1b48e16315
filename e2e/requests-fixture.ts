import type { Page, Request } from '@playwright/test';
import { expect } from './page-fixture.ts';

/**
 * From now on watches what the page fetches. The returned function waits until nothing is on its way but songs, which a
 * browser may leave half loaded. Playwright's `networkidle` does not take itself back when a page that was quiet for half a
 * second goes on.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  const forget = (request: Request) => pending.delete(request);
  page.on('request', (request) => {
    if (request.resourceType() !== 'media') pending.add(request);
  });
  page.on('requestfinished', forget);
  page.on('requestfailed', forget);
  return () => expect.poll(() => [...pending].map((request) => request.url())).toEqual([]);
}

/** What a page fetches last. */
export const visitorCount = /\/counter\/TOTAL\.json/;
