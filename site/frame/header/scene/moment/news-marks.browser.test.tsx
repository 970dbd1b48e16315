import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { NewsMarks } from './news-marks.tsx';

const updates = (days: string[]) => ({
  items: days.map((date) => ({ date, text: 'News', id: `update-${date}`, to: '/projects' })),
  total: days.length,
});
const before = updates(['2025-10-20', '2025-10-12']);
const after = updates(['2025-10-27', '2025-10-25', '2025-10-20', '2025-10-12']);

async function visit(shown: typeof before, isNew = true) {
  if (isNew) sessionStorage.clear();
  const { unmount } = await render(
    <main>
      <div data-updates="">
        {shown.items.map(({ id }) => (
          <p key={id} id={id} />
        ))}
      </div>
      <a href="/projects" data-door="/projects">
        Projects
      </a>
      <NewsMarks updates={shown} />
    </main>,
  );
  const marks = [...document.querySelectorAll<HTMLElement>('[data-new]')].map(({ dataset }) => dataset.new);
  await unmount();
  return marks;
}

test('nothing is new on the first visit, nor when nothing was added', async () => {
  expect(await visit(before)).toEqual([]);
  expect(await visit(before)).toEqual([]);
});

test('what was added since is counted, for the whole visit, and is old on the next', async () => {
  await visit(before);
  const marks = ['2 new since your last visit', '', '', '2 new'];
  expect(await visit(after)).toEqual(marks);
  expect(await visit(after, false)).toEqual(marks);
  expect(await visit(after)).toEqual([]);
});

test('a browser that keeps nothing shows no count', async () => {
  await visit(before);
  localStorage.clear();
  expect(await visit(after)).toEqual([]);
});
