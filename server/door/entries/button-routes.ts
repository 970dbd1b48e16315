import type { Hono } from 'hono';
import { answerRedirect, insideHeaders } from '../answers.ts';
import type { Door, DoorContext, DoorEnv } from '../door-tools.ts';
import { readWayBack } from '../frame/way-back.ts';

const types: Record<string, string> = { png: 'image/png', gif: 'image/gif', jpg: 'image/jpeg', webp: 'image/webp' };

/** `answerMistake` shows the message again with the sentence and what was typed. */
export function addButtonRoutes(
  routes: Hono<DoorEnv>,
  door: Door,
  answerMistake: (c: DoorContext, typed: { button: string; mistake: string }) => Promise<Response>,
): void {
  routes.get('/entries/:id/button/:file', (c, next) => {
    const button = door.buttons.findButton(c.req.param('id'));
    if (!button || button.file !== c.req.param('file')) return next();
    const headers = { ...insideHeaders, 'content-type': types[button.type] ?? '' };
    return Promise.resolve(new Response(new Uint8Array(button.bytes), { headers }));
  });
  routes.post('/entries/:id/button', async (c, next) => {
    const id = c.req.param('id');
    const form = c.get('form');
    const [entry] = await door.book.findEntries([id]);
    if (!entry) return next();
    if (form.get('do') === 'fetch') {
      const address = (form.get('address') ?? '').trim();
      const mistake = await door.buttons.fetchButton(id, address);
      if (mistake) return answerMistake(c, { button: address, mistake });
    } else if (form.get('do') === 'keep') await door.buttons.keepButton(id, form.get('file') ?? '');
    else if (form.get('do') === 'remove') await door.buttons.removeButton(id);
    else return next();
    const back = encodeURIComponent(readWayBack(form.get('back')));
    return answerRedirect(door.at(`entries/${id}?back=${back}#button`));
  });
}
