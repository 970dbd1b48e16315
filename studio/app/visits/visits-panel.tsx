import { useEffect, useState } from 'react';
import { type DeskVisits, type Span, spans } from '#model/owner-desk.ts';
import guestbook from '#studio/app/guestbook/guestbook.module.css';
import { PlaceChoice } from '#studio/app/guestbook/place-choice.tsx';
import { Trouble, TryAgain } from '#studio/app/guestbook/trouble.tsx';
import { Panel } from '#studio/app/panels/panel.tsx';
import { say } from '#studio/app/say.ts';
import { useNavigation } from '#studio/app/shell/navigation.ts';
import segment from '#studio/app/shell/segment.module.css';
import { useStore } from '#studio/app/state/use-studio.ts';
import type { VisitsAnswer, Where } from '#studio/protocol/guestbook.ts';
import { Plot } from './plot.tsx';
import { Tallies } from './tallies.tsx';
import styles from './visits.module.css';

type Asked = { span: Span; where: Where | undefined };

/** How many came: by day, week and month, as a plot and as a table. */
export function VisitsPanel() {
  const { api } = useStore();
  const { go } = useNavigation();
  const [asked, setAsked] = useState<Asked>({ span: 'day', where: undefined });
  const [answer, setAnswer] = useState<VisitsAnswer>();
  const [state, setState] = useState<'reading' | 'read' | 'failed'>('reading');

  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const parameters = new URLSearchParams({ by: asked.span, ...(asked.where && { where: asked.where }) });
      try {
        const next = await api.get<VisitsAnswer>(`visits?${parameters}`);
        if (!isCurrent) return;
        setAnswer(next);
        setState('read');
      } catch {
        if (isCurrent) setState('failed');
      }
    };
    setState('reading');
    void read();
    const again = () => void read();
    addEventListener('focus', again);
    return () => {
      isCurrent = false;
      removeEventListener('focus', again);
    };
  }, [api, asked]);

  const again = () => setAsked({ ...asked });
  const isShown = state !== 'failed' && answer !== undefined;
  return (
    <Panel
      title={say('pages.visits')}
      back={{ name: say('panel.back'), onGo: () => go({ at: 'page' }) }}
      head={<p className={guestbook.soft}>{say('visits.onlyCounts')}</p>}
    >
      {answer && (
        <PlaceChoice
          label={say('desk.wheresVisits')}
          wheres={answer.wheres}
          where={asked.where ?? answer.where}
          onWhere={(where) => setAsked({ ...asked, where })}
        />
      )}
      {state === 'reading' && !answer && <p role="status">{say('desk.reading')}</p>}
      {state === 'failed' && (
        <section className={guestbook.box} role="alert">
          <p>{say('desk.notRead')}</p>
          <TryAgain onAgain={again} />
        </section>
      )}
      {isShown && answer.state === 'elsewhere' && (
        <section className={guestbook.box}>
          <h2 className={guestbook.heading}>{say('visits.elsewhere')}</h2>
          <p className={guestbook.said}>{say('visits.elsewhereText', { address: answer.address })}</p>
          <a href={answer.address} target="_blank" rel="noopener noreferrer">
            {answer.address}
          </a>
        </section>
      )}
      {isShown && answer.state !== 'ready' && answer.state !== 'elsewhere' && (
        <Trouble key={answer.where} trouble={answer} of="visits" onAgain={again} />
      )}
      {isShown && answer.state === 'ready' && (
        <Numbers visits={answer.visits} span={asked.span} onSpan={(span) => setAsked({ ...asked, span })} />
      )}
    </Panel>
  );
}

type NumbersProps = { visits: DeskVisits; span: Span; onSpan: (span: Span) => void };

function Numbers({ visits, span, onSpan }: NumbersProps) {
  const sums = [
    [say('visits.today'), visits.sums[0]],
    [say('visits.week'), visits.sums[1]],
    [say('visits.month'), visits.sums[2]],
  ] as const;
  return (
    <>
      <dl className={styles.sums}>
        {sums.map(([name, sum]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{sum.toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
      <h2 className={styles.heading}>{say(`visits.bySpan.${visits.span}`)}</h2>
      <fieldset className={`${segment.segment} ${guestbook.choice}`} aria-label={say('visits.by')}>
        {spans.map((one) => (
          <button key={one} type="button" aria-pressed={one === span} onClick={() => onSpan(one)}>
            {say(`visits.spans.${one}`)}
          </button>
        ))}
      </fieldset>
      <Plot visits={visits} />
      <details className={styles.table}>
        <summary>{say('visits.table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{say(`visits.spans.${visits.span}`)}</th>
              <th scope="col">{say('visits.count')}</th>
            </tr>
          </thead>
          <tbody>
            {visits.bars.toReversed().map(({ label, visitors }) => (
              <tr key={label}>
                <td>{label}</td>
                <td>{visitors.toLocaleString('en')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <Tallies title={say('visits.pages')} tallies={visits.pages} none={say('visits.noPages')} />
      <Tallies title={say('visits.hosts')} tallies={visits.hosts} none={say('visits.noHosts')} />
      <Tallies title={say('visits.songs')} tallies={visits.songs} none={say('visits.noSongs')} />
      <p className={guestbook.soft}>{say('visits.once')}</p>
    </>
  );
}
