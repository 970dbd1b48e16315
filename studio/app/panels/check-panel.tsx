import { useEffect, useState } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import { Icon } from '#studio/app/icon/icon.tsx';
import { say, sayCount } from '#studio/app/say.ts';
import { useNavigation } from '#studio/app/shell/navigation.ts';
import { useSite, useStore } from '#studio/app/state/use-studio.ts';
import type { CheckAnswer, Finding } from '#studio/protocol/check.ts';
import { Panel } from './panel.tsx';
import rows from './rows.module.css';

const levels = ['mend', 'look', 'fine'] as const;
const icons = { mend: 'warn', look: 'eye', fine: 'check' } as const;

/** Everything that could be better, with the way there. */
export function CheckPanel() {
  const store = useStore();
  const { site } = useSite();
  const { go, show } = useNavigation();
  const [asked, setAsked] = useState({ outside: false, time: 0 });
  const [answer, setAnswer] = useState<CheckAnswer>();
  const [state, setState] = useState<'looking' | 'done' | 'failed'>('looking');

  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      setState('looking');
      try {
        await store.flush();
        const found = await store.api.get<CheckAnswer>(asked.outside ? 'check?outside=yes' : 'check');
        if (!isCurrent) return;
        setAnswer(found);
        setState('done');
      } catch {
        if (isCurrent) setState('failed');
      }
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [store, asked]);

  const findings = answer?.findings ?? [];
  const ofLevel = (level: Finding['level']) => findings.filter((finding) => finding.level === level);
  const toMend = ofLevel('mend').length;
  const title =
    state === 'looking' || !answer
      ? say('bar.check')
      : toMend > 0
        ? sayCount('check.toMend', toMend)
        : say('check.nothing');
  return (
    <Panel
      title={title}
      back={{ name: say('panel.back'), onGo: () => go({ at: 'page' }) }}
      foot={
        <Button isOff={state === 'looking'} onClick={() => setAsked({ outside: false, time: asked.time + 1 })}>
          <Icon name="retry" /> {say('check.again')}
        </Button>
      }
    >
      <p className={rows.intro} role="status">
        {state === 'looking' && say(asked.outside ? 'check.lookingOutside' : 'check.looking')}
        {state === 'failed' && say('check.failed')}
        {state === 'done' &&
          answer &&
          sayCount('check.done', Math.max(1, Math.round(answer.seconds)), { looked: answer.looked })}
      </p>
      {state === 'done' && answer && !answer.askedOutside && (
        <>
          <p className={rows.intro}>{say('check.outsideText')}</p>
          <div className={rows.buttons}>
            <Button onClick={() => setAsked({ outside: true, time: asked.time + 1 })}>{say('check.outside')}</Button>
          </div>
        </>
      )}
      {levels.map((level) => {
        const found = ofLevel(level);
        if (found.length === 0) return null;
        return (
          <section key={level}>
            <h2 className={rows.heading}>{say(`check.${level}`)}</h2>
            <ul>
              {found.map(({ title: what, note, place }) => (
                <li key={`${what} ${note} ${JSON.stringify(place)}`} className={`${rows.row} ${rows.finding}`}>
                  <span className={rows.tag} data-kind={level}>
                    <Icon name={icons[level]} />
                  </span>
                  <span className={rows.grow}>
                    <b>{what}</b>
                    {note && <span className={rows.wrap}>{note}</span>}
                  </span>
                  {place && site.files.some(({ file }) => file === place.file) && (
                    <Button aria-label={say('check.showOne', { what })} onClick={() => show(place)}>
                      {say('check.show')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </Panel>
  );
}
