import { Button } from '#studio/app/button/button.tsx';
import { say, sayCount } from '#studio/app/say.ts';
import { useNavigation } from '#studio/app/shell/navigation.ts';
import { useSite, useStore } from '#studio/app/state/use-studio.ts';
import { daysUntil } from './group-by-day.ts';
import { Panel } from './panel.tsx';
import rows from './rows.module.css';
import { useReading } from './use-reading.ts';

/** What was taken away in the last 30 days. */
export function BinPanel() {
  const store = useStore();
  const { site } = useSite();
  const { go } = useNavigation();
  const { value: items, hasFailed } = useReading(store.api.readBin, site.revision);

  return (
    <Panel title={say('pages.bin')} back={{ name: say('panel.back'), onGo: () => go({ at: 'page' }) }}>
      <p className={rows.intro}>{say('bin.text')}</p>
      {hasFailed && !items && <p role="alert">{say('bin.notRead')}</p>}
      {items?.length === 0 && <p className={rows.intro}>{say('bin.empty')}</p>}
      <ul>
        {items?.map((item) => (
          <li key={item.id} className={rows.row}>
            <span className={rows.grow}>
              <b>{item.label}</b>
              <span className={rows.wrap}>{sayCount('bin.until', daysUntil(item.until))}</span>
            </span>
            <Button
              aria-label={say('bin.putBackOne', { name: item.label })}
              onClick={() => void store.act(() => store.api.putBack(item.id))}
            >
              {say('bin.putBack')}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
