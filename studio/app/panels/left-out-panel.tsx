import { Button } from '#studio/app/button/button.tsx';
import { say } from '#studio/app/say.ts';
import { useNavigation } from '#studio/app/shell/navigation.ts';
import { findFile } from '#studio/app/state/sections.ts';
import { useSite } from '#studio/app/state/use-studio.ts';
import { Panel } from './panel.tsx';
import rows from './rows.module.css';
import { useTakeUp } from './use-take-up.ts';

/** Pages that the site could have. */
export function LeftOutPanel() {
  const { site } = useSite();
  const { go } = useNavigation();
  const takeUp = useTakeUp();
  const pages = site.pages.filter(({ isLeftOut }) => isLeftOut);
  return (
    <Panel title={say('leaveOut.title')} back={{ name: say('panel.back'), onGo: () => go({ at: 'page' }) }}>
      <p className={rows.intro}>{say(pages.length > 0 ? 'leaveOut.which' : 'leaveOut.none')}</p>
      <ul>
        {pages.map((page) => {
          const { address, title, file } = page;
          return (
            <li key={address} className={rows.row}>
              <span className={rows.grow}>
                <span className={rows.label}>{title}</span>
              </span>
              {findFile(site, file) && (
                <Button aria-label={say('leaveOut.takeUpOne', { name: title })} onClick={() => void takeUp(page)}>
                  {say('leaveOut.takeUp')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
