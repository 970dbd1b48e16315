import type { DeskAction, DeskPage } from '#model/owner-desk.ts';
import { Button } from '#studio/app/button/button.tsx';
import { say } from '#studio/app/say.ts';
import styles from './guestbook.module.css';

type Props = { page: Pick<DeskPage, 'isOpen' | 'approvesFirst'>; onAct: (action: DeskAction) => void };

/** Whether anybody can sign, and whether the owner reads everything first. */
export function BookSettings({ page: { isOpen, approvesFirst }, onAct }: Props) {
  return (
    <section className={styles.settings}>
      <h2 className={styles.heading}>{say(isOpen ? 'desk.open' : 'desk.closed')}</h2>
      <p className={styles.soft}>
        {say(isOpen ? 'desk.openText' : 'desk.closedText')} {say(approvesFirst ? 'desk.firstText' : 'desk.atOnceText')}
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => onAct({ do: 'open', isOpen: !isOpen })}>
          {say(isOpen ? 'desk.close' : 'desk.openIt')}
        </Button>
        <Button onClick={() => onAct({ do: 'first', approvesFirst: !approvesFirst })}>
          {say(approvesFirst ? 'desk.showAtOnce' : 'desk.readFirst')}
        </Button>
      </div>
    </section>
  );
}
