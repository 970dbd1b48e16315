import { useEffect, useState } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import { findWord, say } from '#studio/app/say.ts';
import { useStore } from '#studio/app/state/use-studio.ts';
import type {
  ChooseAnswer,
  ChooseRequest,
  LookAnswer,
  LookRequest,
  PublishChanges,
  PublishRefusal,
  SendAnswer,
} from '#studio/protocol/publish.ts';
import { Dialog } from '../dialog.tsx';
import { ChangesStep } from './changes-step.tsx';
import { DoneStep } from './done-step.tsx';
import { PlanStep } from './plan-step.tsx';
import styles from './publish.module.css';
import { RefusedStep } from './refused-step.tsx';
import { SongsStep } from './songs-step.tsx';
import { StrangerStep } from './stranger-step.tsx';
import { WhereStep } from './where-step.tsx';

type State =
  | { at: 'reading' | 'failed' | 'building' }
  | { at: 'where'; changes: PublishChanges; refusal?: string; isKeyWrong?: boolean }
  | { at: 'changes'; changes: PublishChanges }
  | { at: 'plan'; plan: Extract<LookAnswer, { outcome: 'plan' }> }
  | { at: 'songs'; refused: Extract<LookAnswer, { outcome: 'songs' }> }
  | { at: 'stranger'; stranger: Extract<LookAnswer, { outcome: 'stranger' }>; request: LookRequest }
  | { at: 'sending' }
  | { at: 'done'; published: Extract<SendAnswer, { outcome: 'published' }> }
  | { at: 'refused'; refusal: PublishRefusal; wasSending?: boolean };

/** Puts the site on the web: where, what changes, on its way, done; with the same functions as `bonbon publish`. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const store = useStore();
  const [state, setState] = useState<State>({ at: 'reading' });
  const [job, setJob] = useState<{ sentence?: string | undefined; progress?: number | undefined }>({});

  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      try {
        await store.flush();
        const changes = await store.api.get<PublishChanges>('publish/changes');
        if (isCurrent) setState({ at: changes.choice ? 'changes' : 'where', changes });
      } catch {
        if (isCurrent) setState({ at: 'failed' });
      }
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [store]);
  useEffect(() => store.onJob(({ sentence, progress }) => setJob({ sentence, progress })), [store]);

  /** What the program does not answer is one thing for the owner. */
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch {
      setState({ at: 'failed' });
    }
  };
  const showWhere = (refusal?: string, isKeyWrong = false) =>
    attempt(async () => {
      const changes = await store.api.get<PublishChanges>('publish/changes');
      setState({ at: 'where', changes, isKeyWrong, ...(refusal !== undefined && { refusal }) });
    });
  const look = (request: LookRequest = {}) =>
    attempt(async () => {
      setJob({});
      setState({ at: 'building' });
      const answer = await store.api.post<LookAnswer>('publish/look', request);
      if (answer.outcome === 'plan') setState({ at: 'plan', plan: answer });
      else if (answer.outcome === 'songs') setState({ at: 'songs', refused: answer });
      else if (answer.outcome === 'stranger') setState({ at: 'stranger', stranger: answer, request });
      else setState({ at: 'refused', refusal: answer });
    });
  const choose = (request: ChooseRequest) =>
    attempt(async () => {
      const answer = await store.api.post<ChooseAnswer>('publish/choose', request);
      if (answer.outcome === 'refused') {
        const { field, sentence } = answer;
        const label = field === undefined ? undefined : findWord(`publish.setting.${field}`);
        return showWhere(label === undefined ? sentence : say('publish.settingWrong', { label, sentence }));
      }
      await store.refresh();
      await look();
    });
  const goWithSongs = (way: 'elsewhere' | 'youtube' | 'without' | 'otherHome', address: string) => {
    if (way === 'otherHome') return showWhere();
    if (way !== 'elsewhere') return look({ songs: way });
    return attempt(async () => {
      const path = ['music', 'address'];
      const changes = [{ do: 'set' as const, file: 'site.yaml', path, value: address }];
      const answer = await store.api.change({ changes, before: [undefined], label: say('publish.songsLabel') });
      if (answer.outcome !== 'saved') {
        const sentence = answer.outcome === 'refused' ? answer.sentence : say('publish.failed');
        return setState({ at: 'refused', refusal: { outcome: 'refused', sentence } });
      }
      await look();
    });
  };
  const send = () =>
    attempt(async () => {
      setJob({});
      setState({ at: 'sending' });
      const answer = await store.api.post<SendAnswer>('publish/send');
      if (answer.outcome === 'published') setState({ at: 'done', published: answer });
      else setState({ at: 'refused', refusal: answer, wasSending: true });
      await store.refresh();
    });
  const stop = () => void store.api.post('publish/stop').catch(() => {});

  switch (state.at) {
    case 'reading':
      return (
        <Dialog key={state.at} title={say('publish.title')} onClose={onClose}>
          <p role="status">{say('publish.reading')}</p>
        </Dialog>
      );
    case 'where':
      return (
        <WhereStep
          changes={state.changes}
          refusal={state.refusal}
          isKeyWrong={state.isKeyWrong}
          onChoose={(request) => void choose(request)}
          onClose={onClose}
        />
      );
    case 'changes':
      return (
        <ChangesStep
          changes={state.changes}
          onLook={() => void look()}
          onWhere={() => void showWhere()}
          onClose={onClose}
        />
      );
    case 'building':
      return (
        <Dialog key={state.at} title={say('publish.buildingTitle')} onClose={onClose}>
          <div className={styles.progress} role="progressbar" aria-label={say('publish.buildingTitle')}>
            <span />
          </div>
          <p role="status">{job.sentence ?? say('publish.building')}</p>
        </Dialog>
      );
    case 'plan':
      return <PlanStep plan={state.plan} onPublish={() => void send()} onClose={onClose} />;
    case 'songs':
      return (
        <SongsStep refused={state.refused} onWay={(way, address) => void goWithSongs(way, address)} onClose={onClose} />
      );
    case 'stranger': {
      const { stranger, request } = state;
      return (
        <StrangerStep
          stranger={stranger}
          onTrust={() => void look({ ...request, trusts: stranger.fingerprints })}
          onClose={onClose}
        />
      );
    }
    case 'sending': {
      const percent = Math.round((job.progress ?? 0) * 100);
      return (
        <Dialog
          key={state.at}
          title={say('publish.sendingTitle')}
          onClose={stop}
          foot={
            <>
              <p>{say('publish.sendingFoot')}</p>
              <Button onClick={stop}>{say('publish.stop')}</Button>
            </>
          }
        >
          <p className={styles.lead}>{say('publish.sending')}</p>
          <progress className={styles.bar} max={100} value={percent} aria-label={say('publish.sendingTitle')} />
          <p role="status" className={styles.now}>
            {/* What waits says why; a file's name would say nothing. */}
            {job.progress === undefined && job.sentence ? job.sentence : say('publish.sent', { percent })}
          </p>
        </Dialog>
      );
    }
    case 'done':
      return <DoneStep published={state.published} onClose={onClose} />;
    case 'failed':
      return (
        <Dialog
          key={state.at}
          title={say('publish.title')}
          onClose={onClose}
          foot={<Button onClick={onClose}>{say('form.notNow')}</Button>}
        >
          <p role="alert">{say('publish.failed')}</p>
        </Dialog>
      );
    case 'refused':
      return (
        <RefusedStep
          refusal={state.refusal}
          wasSending={state.wasSending}
          onWhere={(sentence) => void showWhere(sentence, state.refusal.reason === 'key')}
          onLook={() => void look()}
          onClose={onClose}
        />
      );
  }
}
