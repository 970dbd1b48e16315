import { expect, test } from 'vitest';
import { openDatabase } from '#server/storage/database.ts';
import { builtIn, nowMs, openSite, startServer } from './desk-fixture.ts';

test('visits are told by day, week and month, from here and from the server', async () => {
  const [site, server] = [await openSite(builtIn), await startServer()];
  const today = new Date(nowMs).toISOString().slice(0, 10);
  const add = "insert into visits (path, day, visitors) values ('TOTAL', ?, 5), ('/', ?, 4)";
  const here = openDatabase(site.dataFolder);
  here.prepare(add).run(today, today);
  here.close();
  server.other.prepare(add).run(today, today);
  await site.enter({ link: server.makeLink() });
  for (const where of ['here', 'web']) {
    const answer = await site.visits(`where=${where}&by=week`);
    expect(answer).toMatchObject({
      state: 'ready',
      visits: { span: 'week', sums: [5, 5, 5], pages: [{ name: '/', visitors: 4 }], hosts: [], songs: [] },
    });
    expect(answer.state === 'ready' && answer.visits.bars.at(-1)).toEqual({ label: 'this week', visitors: 5 });
  }
});
