import type { ReactNode } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import { Icon } from '#studio/app/icon/icon.tsx';
import { Note } from '#studio/app/note/note.tsx';
import { say } from '#studio/app/say.ts';
import { useNavigation } from '#studio/app/shell/navigation.ts';
import type { DeskTrouble } from '#studio/protocol/guestbook.ts';
import styles from './guestbook.module.css';
import { WayIn } from './way-in.tsx';

type Props = {
  trouble: Exclude<DeskTrouble, { state: 'elsewhere' }>;
  of: keyof typeof missing;
  onAgain: () => void;
};

/** What is said where nobody keeps messages, or counts. */
const missing = {
  guestbook: {
    none: ['desk.trouble.none', 'desk.trouble.noneText'],
    notBegun: ['desk.trouble.notBegun', 'desk.trouble.notBegunText'],
  },
  visits: {
    none: ['visits.none', 'visits.noneText'],
    notBegun: ['visits.notBegun', 'visits.notBegunText'],
  },
} as const;

/** Why there is nothing to show, with the way on. */
export function Trouble({ trouble, of, onAgain }: Props) {
  const { go } = useNavigation();
  const tell = (state: 'none' | 'notBegun') => {
    const [title, text] = missing[of][state];
    return { title: say(title), text: say(text) };
  };
  switch (trouble.state) {
    case 'none':
      return (
        <Box {...tell('none')}>
          <Button onClick={() => go({ at: 'value', file: 'site.yaml', path: ['services'] })}>
            {say('desk.trouble.choose')}
          </Button>
        </Box>
      );
    case 'notBegun':
      return <Box {...tell('notBegun')} />;
    case 'signedOut':
      return (
        <Box title={say('desk.trouble.signedOut')}>
          {trouble.wasIn && (
            <Note tone="know" icon={<Icon name="key" />} role="status">
              {say('desk.trouble.wasIn', { address: trouble.address })}
            </Note>
          )}
          <p>{say('desk.trouble.signedOutText')}</p>
          <code className={styles.command}>npm run guestbook -- door</code>
          <p>{say('desk.trouble.signedOutLink')}</p>
          <WayIn kind="link" onIn={onAgain} />
        </Box>
      );
    case 'noKey':
      return (
        <Box title={say('desk.trouble.noKey')} text={say('desk.trouble.noKeyText', { address: trouble.address })}>
          <p>{say('desk.trouble.noKeySafe')}</p>
          <WayIn kind="key" onIn={onAgain} />
        </Box>
      );
    case 'unreachable':
    case 'older':
      return (
        <Box
          title={say(`desk.trouble.${trouble.state}`)}
          text={say(`desk.trouble.${trouble.state}Text`, { address: trouble.address })}
        >
          <TryAgain onAgain={onAgain} />
        </Box>
      );
    case 'refused':
      return (
        <Box title={say('desk.trouble.refused')}>
          <p className={styles.said}>{trouble.sentence}</p>
          <TryAgain onAgain={onAgain} />
        </Box>
      );
  }
}

export function TryAgain({ onAgain }: { onAgain: () => void }) {
  return (
    <Button onClick={onAgain}>
      <Icon name="retry" /> {say('desk.tryAgain')}
    </Button>
  );
}

function Box({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <section className={styles.box}>
      <h2 className={styles.heading}>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </section>
  );
}
