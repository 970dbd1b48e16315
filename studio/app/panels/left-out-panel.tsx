import { Button } from '#studio/app/button/button.tsx';
import { say } from '#studio/app/say.ts';
import { useNavigation } from '#studio/app/shell/navigation.ts';
import { findFile } from '#studio/app/state/sections.ts';
import { useSite, useStore } from '#studio/app/state/use-studio.ts';
import { Panel } from './panel.tsx';
import rows from './rows.module.css';

/** Pages that the site could have. */
export function LeftOutPanel() {
  const store = useStore();
  const { site } = useSite();
  const { go, openPage } = useNavigation();
  const pages = site.pages.filter(({ isLeftOut }) => isLeftOut);
  const takeUp = async (name: string, address: string) => {
    const answer = await store.act(() => store.api.takeUp(name));
    if (answer?.outcome !== 'saved') return;
    openPage(address);
    go({ at: 'page' });
  };
  return (
    <Panel title={say('leaveOut.title')} back={{ name: say('panel.back'), onGo: () => go({ at: 'page' }) }}>
      <p className={rows.intro}>{say(pages.length > 0 ? 'leaveOut.which' : 'leaveOut.none')}</p>
      <ul>
        {pages.map(({ address, title, file }) => {
          const name = findFile(site, file)?.name;
          return (
            <li key={address} className={rows.row}>
              <span className={rows.grow}>
                <span className={rows.label}>{title}</span>
              </span>
              {name && (
                <Button
                  aria-label={say('leaveOut.takeUpOne', { name: title })}
                  onClick={() => void takeUp(name, address)}
                >
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
