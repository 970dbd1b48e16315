import { useState } from 'react';
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

type Theme = 'day' | 'night';

/** The window itself is in one of the two, and older browsers cannot show the other one beside it. */
function readColours(theme: Theme): Record<string, string> {
  const root = document.documentElement;
  const { theme: shown } = root.dataset;
  root.dataset.theme = theme;
  const probe = root.appendChild(document.createElement('i'));
  const colours = roles.map((role) => {
    probe.style.color = `var(--${role})`;
    return [role, getComputedStyle(probe).color];
  });
  probe.remove();
  if (shown === undefined) delete root.dataset.theme;
  else root.dataset.theme = shown;
  return Object.fromEntries(colours);
}

/** The colours as they are, by day and by night, and how they are changed today. */
export function ColoursPanel() {
  const { go } = useNavigation();
  const [colours] = useState(() => ({ day: readColours('day'), night: readColours('night') }));
  return (
    <Panel title={say('pages.colours')} back={{ name: say('panel.back'), onGo: () => go({ at: 'page' }) }}>
      <p className={styles.intro}>{say('colours.text')}</p>
      {(['day', 'night'] as const).map((theme) => (
        <section key={theme}>
          <h2 className={styles.title}>{say(`colours.${theme}`)}</h2>
          <ul className={styles.list} style={{ background: colours[theme].surface, color: colours[theme].text }}>
            {roles.map((role) => (
              <li key={role} className={styles.role}>
                <span className={styles.swatch} style={{ background: colours[theme][role] }} />
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
