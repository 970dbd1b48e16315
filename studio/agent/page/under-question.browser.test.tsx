import { afterEach, expect, test } from 'vitest';
import { isUnderQuestion } from './under-question.ts';

afterEach(() => document.body.replaceChildren());

function show(question: string): (id: string) => boolean {
  document.body.innerHTML = `<p id="above">Home</p>
    <footer data-player-bar style="position: fixed; inset: auto 0 0; height: 60px">
      <b id="song" style="position: absolute; left: 20px; width: 80px">Mushroom Village</b>
      <ol popover="manual" style="margin: 0; inset: auto auto 20px 0"><li id="listed">Mushroom Village</li></ol>
      <b id="next" style="position: absolute; left: 300px; width: 40px">Next</b>
      ${question}
    </footer>`;
  document.querySelector('ol')?.showPopover();
  return (id) => isUnderQuestion(document.getElementById(id) ?? document.body);
}

test('the name of the song is under the question about music, and nothing beside it or in the list', () => {
  const isUnder = show(
    '<div data-music-offer style="position: absolute; left: 0; width: 200px"><i id="ask">Music?</i></div>',
  );
  expect(isUnder('song')).toBe(true);
  for (const id of ['listed', 'next', 'ask', 'above']) expect(isUnder(id), id).toBe(false);
});

test('without a question it is seen', () => {
  expect(show('')('song')).toBe(false);
});
