import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DeskAction, type DeskQuery, writeDeskQuery } from '#model/owner-desk.ts';
import { say } from '#studio/app/say.ts';
import { useStore } from '#studio/app/state/use-studio.ts';
import type { ActAnswer, BookAnswer, DeskTrouble, Where } from '#studio/protocol/guestbook.ts';

type Asked = DeskQuery & { where: Where | undefined };

/** What was done, or not; `deed` takes it back. */
export type Told = { text: string; deed?: number; isBad?: boolean };

const start: Asked = { where: undefined, find: '', show: 'waiting', behind: undefined };

/** The messages that are asked for, and what is done with them. */
export function useBook() {
  const { api } = useStore();
  const [asked, setAsked] = useState(start);
  const [answer, setAnswer] = useState<BookAnswer>();
  const [state, setState] = useState<'reading' | 'read' | 'failed'>('reading');
  const [isActing, setIsActing] = useState(false);
  const [told, setTold] = useState<Told>();

  const latest = useRef(asked);
  latest.current = asked;

  async function read(): Promise<void> {
    const { where, ...query } = asked;
    const parameters = new URLSearchParams(writeDeskQuery(query));
    if (where) parameters.set('where', where);
    try {
      const next = await api.get<BookAnswer>(`guestbook?${parameters}`);
      // What was asked for meanwhile is on its way.
      if (asked !== latest.current) return;
      setAnswer(next);
      setState('read');
    } catch {
      if (asked === latest.current) setState('failed');
    }
  }
  const readLatest = useEffectEvent(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question has an answer of its own
  useEffect(() => {
    setState('reading');
    void readLatest();
    // Another message may have come while the owner was elsewhere.
    const again = () => void readLatest();
    addEventListener('focus', again);
    return () => removeEventListener('focus', again);
  }, [asked]);

  /** Resolves with whether it was done. */
  async function act(action: DeskAction): Promise<boolean> {
    const where = answer?.where;
    if (!where || isActing) return false;
    setIsActing(true);
    try {
      const done = await api.post<ActAnswer>('guestbook/act', { where, action });
      setTold(tell(done, action));
      await read();
      return done.outcome === 'done';
    } catch {
      setTold({ text: say('desk.notDone'), isBad: true });
      return false;
    } finally {
      setIsActing(false);
    }
  }

  return {
    asked,
    answer,
    state,
    told,
    act,
    ask: (next: Partial<Asked>) => {
      setTold(undefined);
      setAsked({ ...asked, behind: undefined, ...next });
    },
    again: () => setAsked({ ...asked }),
  };
}

function tell(answer: ActAnswer, action: DeskAction): Told {
  switch (answer.outcome) {
    case 'done':
      return { text: answer.text, ...(answer.deed !== undefined && action.do !== 'undo' && { deed: answer.deed }) };
    case 'refused':
      return { text: answer.sentence, isBad: true };
    case 'trouble':
      return { text: tellTrouble(answer.trouble), isBad: true };
    default:
      return { text: say(answer.outcome === 'changed' ? 'desk.changed' : 'desk.gone'), isBad: true };
  }
}

function tellTrouble(trouble: DeskTrouble): string {
  switch (trouble.state) {
    case 'refused':
      return trouble.sentence;
    case 'unreachable':
      return say('desk.notDoneThere', { address: trouble.address });
    case 'noKey':
      return say('desk.notDoneKey');
    default:
      return say('desk.notDoneDoor');
  }
}
