import type { EntryState } from '#model/guestbook-table.ts';
import {
  type DeskAction,
  type DeskEntry,
  type DeskPage,
  type DeskQuery,
  readDeskQuery,
  shownStates,
} from '#model/owner-desk.ts';
import type { Delivery } from '#model/owner-notices.ts';
import type { StudioApi } from '#studio/app/api/studio-api.ts';
import type {
  ActAnswer,
  ActRequest,
  BookAnswer,
  DeskTrouble,
  EnterAnswer,
  NoticesAnswer,
  NoticesRequest,
  Where,
} from '#studio/protocol/guestbook.ts';

export const makeDeskEntry = (number: number, changes: Partial<DeskEntry> = {}): DeskEntry => ({
  id: String(number),
  name: `Moth ${number}`,
  website: '',
  message: `Hello, number ${number}!`,
  time: Date.UTC(2026, 10, 21) - number,
  state: 'waiting',
  held_because: 'links',
  reply: null,
  reply_time: null,
  sticker: null,
  paper: null,
  depicts: null,
  audience: null,
  hearts: 0,
  seen: `seen-${number}`,
  ...changes,
});

/** A guestbook in memory behind the studio's API: on this computer, and on the web once the right link was given. */
export function createFakeGuestbook(api: StudioApi, entries: DeskEntry[]) {
  const actions: DeskAction[] = [];
  const befores: DeskEntry[] = [];
  let trouble: DeskTrouble | undefined;
  let isIn = false;
  let more: Pick<DeskPage, 'oldestMs' | 'next'> = {};
  const asked: DeskQuery[] = [];
  const deliveries: Delivery[] = [];

  const readBook = (parameters: URLSearchParams): BookAnswer => {
    const where = parameters.get('where') === 'web' ? 'web' : 'here';
    const places = { wheres: ['here', 'web'] as BookAnswer['wheres'], where } as const;
    if (trouble) return { ...places, ...trouble };
    if (where === 'web' && !isIn) return { ...places, state: 'signedOut', wasIn: false, address: '' };
    const query = readDeskQuery(parameters);
    asked.push(query);
    const { show, find } = query;
    const states: readonly EntryState[] = shownStates[show];
    const count = (state: EntryState) => entries.filter((entry) => entry.state === state).length;
    return {
      ...places,
      state: 'ready',
      ...(where === 'web' && { address: 'https://pond.example/' }),
      page: {
        entries: entries.filter(({ state, message }) => states.includes(state) && message.includes(find)),
        counts: {
          visible: count('visible'),
          waiting: count('waiting'),
          hidden: count('hidden'),
          deleted: count('deleted'),
        },
        isOpen: true,
        approvesFirst: false,
        ...more,
      },
    };
  };

  const act = ({ action }: ActRequest): ActAnswer => {
    actions.push(action);
    if (trouble) return { outcome: 'trouble', trouble };
    if (action.do === 'undo') {
      const before = befores[action.deed - 1];
      const index = entries.findIndex(({ id }) => id === before?.id);
      if (before) entries[index] = before;
      return { outcome: 'done', text: 'Taken back.', deed: action.deed };
    }
    const index = 'id' in action ? entries.findIndex(({ id }) => id === action.id) : -1;
    const entry = entries[index];
    if (!entry) return { outcome: 'gone' };
    if ('seen' in action && action.seen !== entry.seen) return { outcome: 'changed' };
    const states = {
      approve: 'visible',
      restore: 'visible',
      hide: 'hidden',
      block: 'hidden',
      delete: 'deleted',
    } as const;
    befores.push(entry);
    const state = action.do === 'reply' ? (action.approves ? 'visible' : entry.state) : states[action.do as 'hide'];
    entries[index] = { ...entry, state, ...(action.do === 'reply' && { reply: action.text }) };
    return { outcome: 'done', text: `Done: ${action.do}`, deed: befores.length };
  };

  const enter = ({ link }: { link: string }): EnterAnswer => {
    if (link !== 'https://pond.example/door/good') return { outcome: 'refused', why: 'used' };
    isIn = true;
    return { outcome: 'in' };
  };

  const listNotices = (where: Where): NoticesAnswer => ({
    state: 'ready',
    where,
    deliveries,
    canTest: where === 'web',
  });
  const sendTest = ({ where }: NoticesRequest): NoticesAnswer => {
    const [timeMs, to] = [Date.now(), { shape: 'ntfy', host: 'ntfy.example' }];
    deliveries.unshift({ timeMs, ...to, entryCount: 0, waitingCount: 0, result: 'accepted', reason: '', tries: 1 });
    return listNotices(where);
  };

  const fake: StudioApi = {
    ...api,
    get: async <Answer>(path: string) => {
      const [name, query] = path.split('?');
      if (name === 'guestbook/notices') return listNotices(query === 'where=web' ? 'web' : 'here') as Answer;
      return (name === 'guestbook' ? readBook(new URLSearchParams(query)) : await api.get(path)) as Answer;
    },
    post: async <Answer>(path: string, body: object = {}) => {
      if (path === 'guestbook/act') return act(body as ActRequest) as Answer;
      if (path === 'guestbook/test') return sendTest(body as NoticesRequest) as Answer;
      return (path === 'guestbook/enter' ? enter(body as { link: string }) : await api.post(path, body)) as Answer;
    },
  };
  return {
    api: fake,
    actions,
    asked,
    letIn: () => {
      isIn = true;
    },
    setMore: (next: typeof more) => {
      more = next;
    },
    setTrouble: (next: DeskTrouble | undefined) => {
      trouble = next;
    },
    changeWords: (id: string) => {
      const index = entries.findIndex((entry) => entry.id === id);
      const entry = entries[index];
      if (entry) entries[index] = { ...entry, message: 'Other words', seen: 'other' };
    },
  };
}
