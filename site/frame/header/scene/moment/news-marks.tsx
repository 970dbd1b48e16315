import { homeUpdates } from 'virtual:content';
import { newsWords } from 'virtual:words';
import { useLayoutEffect } from 'react';
import { countByPage, findNews } from '#model/news.ts';
import { fillWords } from '#model/words.ts';
import { recallSeenUpdate } from './seen-update.ts';

/** Marks what is new on Home since the last visit, as attributes whose text the style sheets show. They take no room. */
export function NewsMarks({ updates = homeUpdates }) {
  useLayoutEffect(() => {
    const [newest] = updates.items;
    const seenId = newest && recallSeenUpdate(newest.id);
    if (!seenId) return;
    const { items, hasMore } = findNews(updates, seenId);
    if (items.length === 0) return;
    const marked: HTMLElement[] = [];
    const mark = (selector: string, text: string) => {
      const element = document.querySelector<HTMLElement>(`main ${selector}`);
      if (!element) return;
      element.dataset.new = text;
      marked.push(element);
    };
    const count = `${items.length}${hasMore ? '+' : ''}`;
    mark('[data-updates]', fillWords(newsWords.sinceLastVisit, { count }));
    for (const { id } of items) mark(`#${CSS.escape(id)}`, '');
    for (const [page, number] of countByPage(items)) {
      mark(`[data-door="${CSS.escape(page)}"]`, fillWords(newsWords.behindDoor, { count: `${number}` }));
    }
    return () => {
      for (const element of marked) delete element.dataset.new;
    };
  }, [updates]);
  return null;
}
