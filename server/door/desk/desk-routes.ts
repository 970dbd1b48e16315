import type { Hono } from 'hono';
import { readDeskAction, readDeskQuery, spans } from '#model/owner-desk.ts';
import { answerJson } from '../answers.ts';
import type { Door, DoorContext, DoorEnv } from '../door-tools.ts';
import { createDesk } from './desk.ts';

/** The door without its pages, for the owner's studio on another computer. */
export function addDeskRoutes(routes: Hono<DoorEnv>, door: Door): void {
  const open = (c: DoorContext) =>
    createDesk({ ...door, visits: door.records.visits, notices: door.records }, c.get('session').id);

  routes.get('/desk', async (c) => {
    const page = await open(c).readPage(readDeskQuery(new URL(c.req.url).searchParams));
    return answerJson({ page, token: c.get('formToken') });
  });
  routes.get('/desk/visits', async (c) => {
    const span = spans.find((one) => one === c.req.query('by')) ?? 'day';
    return answerJson({ visits: (await open(c).readVisits(span)) ?? null });
  });
  routes.get('/desk/notices', async (c) => answerJson({ notices: (await open(c).readNotices()) ?? null }));
  routes.post('/desk/notices', async (c) => answerJson({ notices: (await open(c).testNotices()) ?? null }));
  routes.post('/desk/leave', async (c) => {
    await door.write(() => door.sessions.closeSession(c.get('session').id));
    return answerJson({ outcome: 'out' });
  });
  routes.post('/desk', async (c) => {
    const action = readDeskAction(parse(c.get('form').get('action') ?? ''));
    if (!action) return answerJson({ outcome: 'refused', sentence: 'This was not understood.' }, 400);
    return answerJson(await open(c).act(action));
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
