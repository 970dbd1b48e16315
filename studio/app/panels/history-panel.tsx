import { useState } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import { Icon } from '#studio/app/icon/icon.tsx';
import { Note } from '#studio/app/note/note.tsx';
import { say } from '#studio/app/say.ts';
import { useNavigation } from '#studio/app/shell/navigation.ts';
import { useSite, useStore } from '#studio/app/state/use-studio.ts';
import { groupByDay, tellTime } from './group-by-day.ts';
import { Panel } from './panel.tsx';
import rows from './rows.module.css';
import { useReading } from './use-reading.ts';

/** What was done when, and the ways back. */
export function HistoryPanel() {
  const store = useStore();
  const { site } = useSite();
  const { go } = useNavigation();
  const { value: history, hasFailed } = useReading(store.api.readHistory, site.revision);
  const [kept, setKept] = useState<string>();

  const here = history?.undone ?? 0;
  const steps = history?.steps ?? [];
  const keep = async () => {
    await store.flush();
    try {
      const { sentence } = await store.api.post<{ sentence?: string }>('keep');
      setKept(sentence ?? say('history.kept'));
    } catch (error) {
      setKept(error instanceof Error ? error.message : say('history.notKept'));
    }
  };
  return (
    <Panel title={say('pages.history')} back={{ name: say('panel.back'), onGo: () => go({ at: 'page' }) }}>
      {site.hasGit && (
        <>
          <Note tone="good">
            <b>{say('history.happy')}</b> {say('history.happyText')}
          </Note>
          <div className={rows.buttons}>
            <Button isWide onClick={() => void keep()}>
              <Icon name="star" /> {say('history.keep')}
            </Button>
          </div>
          <p role="status" className={rows.intro}>
            {kept}
          </p>
        </>
      )}
      {hasFailed && !history && <p role="alert">{say('history.notRead')}</p>}
      {history && steps.length === 0 && <p className={rows.intro}>{say('history.nothing')}</p>}
      {groupByDay(steps).map(({ day, items }) => (
        <section key={day}>
          <h2 className={rows.day}>{day}</h2>
          <ul>
            {items.map(({ item: step, index }) => (
              <li
                key={step.id}
                className={rows.row}
                data-here={index === here || undefined}
                data-later={index < here || undefined}
              >
                <span className={rows.when}>{tellTime(step.time)}</span>
                <span className={rows.grow}>
                  <b>{step.label.charAt(0).toUpperCase() + step.label.slice(1)}</b>
                  {index < here && <span className={rows.wrap}>{say('history.undone')}</span>}
                </span>
                {index === here ? (
                  <span className={rows.tag}>{say('history.here')}</span>
                ) : (
                  <Button
                    aria-label={say('history.backTo', { what: step.label, time: tellTime(step.time) })}
                    onClick={() => void store.act(() => store.api.returnTo(step.id))}
                  >
                    {say('history.goBack')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Panel>
  );
}
