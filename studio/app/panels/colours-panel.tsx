import { say } from '#studio/app/say.ts';
import { useNavigation } from '#studio/app/shell/navigation.ts';
import styles from './colours-panel.module.css';
import { Panel } from './panel.tsx';

const roles = [
  'page',
  'surface',
  'text',
  'accent',
  'link',
  'tone-pink',
  'tone-butter',
  'tone-mint',
  'tone-sky',
  'tone-lilac',
];

/** The colours as they are, by day and by night, and how they are changed today. */
export function ColoursPanel() {
  const { go } = useNavigation();
  return (
    <Panel title={say('pages.colours')} back={{ name: say('panel.back'), onGo: () => go({ at: 'page' }) }}>
      <p className={styles.intro}>{say('colours.text')}</p>
      {(['day', 'night'] as const).map((theme) => (
        <section key={theme}>
          <h2 className={styles.title}>{say(`colours.${theme}`)}</h2>
          <ul className={styles.list} data-scheme={theme}>
            {roles.map((role) => (
              <li key={role} className={styles.role}>
                <span className={styles.swatch} data-role={role} />
                {say(`colours.roles.${role}`)}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.intro}>{say('colours.how')}</p>
    </Panel>
  );
}
