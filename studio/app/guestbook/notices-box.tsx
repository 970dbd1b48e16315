import { useEffect, useState } from 'react';
import { describeAgo } from '#model/ago.ts';
import { describeMessages, describeResult } from '#model/owner-notices.ts';
import { Button } from '#studio/app/button/button.tsx';
import { Icon } from '#studio/app/icon/icon.tsx';
import { say } from '#studio/app/say.ts';
import { useStore } from '#studio/app/state/use-studio.ts';
import type { NoticesAnswer, Where } from '#studio/protocol/guestbook.ts';
import styles from './guestbook.module.css';
import { TryAgain } from './trouble.tsx';

type State = NoticesAnswer | { state: 'reading' | 'failed' };

/** What was sent to the owner's phone, and what was not. */
export function NoticesBox({ where }: { where: Where }) {
  const { api } = useStore();
  const [notices, setNotices] = useState<State>({ state: 'reading' });
  const [isSending, setIsSending] = useState(false);

  const read = async (answer: Promise<NoticesAnswer>) =>
    setNotices(await answer.catch(() => ({ state: 'failed' as const })));
  const readAgain = () => read(api.get<NoticesAnswer>(`guestbook/notices?where=${where}`));
  useEffect(() => {
    let isCurrent = true;
    void api
      .get<NoticesAnswer>(`guestbook/notices?where=${where}`)
      .catch(() => ({ state: 'failed' as const }))
      .then((answer) => isCurrent && setNotices(answer));
    return () => {
      isCurrent = false;
    };
  }, [api, where]);
  const sendTest = async () => {
    if (isSending) return;
    setIsSending(true);
    await read(api.post<NoticesAnswer>('guestbook/test', { where }));
    setIsSending(false);
  };

  if (notices.state === 'unknown' || notices.state === 'reading') return null;
  return (
    <section className={styles.settings} aria-busy={isSending}>
      <h2 className={styles.heading}>{say('desk.notices')}</h2>
      {notices.state === 'ready' ? (
        <>
          {notices.deliveries.length === 0 && <p className={styles.soft}>{say(explainNone(notices))}</p>}
          <ul className={styles.notices}>
            {notices.deliveries.map((delivery, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same in everything
              <li key={index}>
                <Icon name={delivery.result === 'accepted' ? 'check' : 'warn'} />
                <span>
                  <b>{describeMessages(delivery)}</b>
                  <br />
                  <span className={styles.soft}>
                    {capitalise(describeAgo(delivery.timeMs, Date.now()))}. {describeResult(delivery)}
                  </span>
                </span>
              </li>
            ))}
          </ul>
          {notices.canTest && (
            <div className={styles.buttons}>
              <Button isOff={isSending} onClick={() => void sendTest()}>
                <Icon name="phone" /> {say(isSending ? 'desk.sendingTest' : 'desk.sendTest')}
              </Button>
            </div>
          )}
        </>
      ) : (
        <>
          <p className={styles.soft}>{say('desk.notRead')}</p>
          <TryAgain onAgain={() => void readAgain()} />
        </>
      )}
    </section>
  );
}

function explainNone({ where, canTest }: { where: Where; canTest: boolean }) {
  if (where === 'here') return 'desk.noticesHere';
  return canTest ? 'desk.noticesNone' : 'desk.noticesOff';
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
