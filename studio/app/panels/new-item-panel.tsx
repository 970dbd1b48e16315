import { useEffect, useRef, useState } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import { tellMistake } from '#studio/app/form/field-mistakes.tsx';
import { Form } from '#studio/app/form/form.tsx';
import { InnerField } from '#studio/app/form/inner-field.tsx';
import { labelOf } from '#studio/app/form/label.ts';
import { beginItem, control, findBegun, focusFirst } from '#studio/app/form/new-thing.tsx';
import { isEnterInWords } from '#studio/app/form/small-form.tsx';
import { findEmpty, useLocalDesk } from '#studio/app/form/use-local-desk.ts';
import { Icon } from '#studio/app/icon/icon.tsx';
import { Note } from '#studio/app/note/note.tsx';
import { findWord, say } from '#studio/app/say.ts';
import { useNavigation } from '#studio/app/shell/navigation.ts';
import { useSite, useStore } from '#studio/app/state/use-studio.ts';
import { isRecord } from '#studio/app/state/value-at.ts';
import type { CheckItemAnswer, ItemRequest } from '#studio/protocol/change.ts';
import type { PlainValue } from '#studio/protocol/field.ts';
import { stagedFolder } from '#studio/protocol/media.ts';
import type { SiteProblem } from '#studio/protocol/site-state.ts';
import { freeId } from './free-id.ts';
import { splitIntoSteps } from './item-steps.ts';
import styles from './new-item-panel.module.css';
import { Panel } from './panel.tsx';

const stageKey = (collection: string) => `studio-new-pictures ${collection}`;

/** It outlives a reload of the window, as what was entered does. */
function readStage(collection: string): string {
  const stage = sessionStorage.getItem(stageKey(collection)) ?? crypto.randomUUID();
  sessionStorage.setItem(stageKey(collection), stage);
  return stage;
}

const fileNames = { characters: 'character.yaml', projects: 'project.yaml' };

/** A new character or project, in a few steps. Nothing is on the page before the last one. */
export function NewItemPanel({ collection }: { collection: 'characters' | 'projects' }) {
  const store = useStore();
  const { site, fields } = useSite();
  const { go, openPage } = useNavigation();
  const [step, setStep] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const [isMaking, setIsMaking] = useState(false);
  const [refused, setRefused] = useState<SiteProblem[]>([]);
  const [led, setLed] = useState<SiteProblem[]>([]);
  const isChecking = useRef(false);
  useEffect(() => {
    if (led.length > 0) focusFirst(form.current, led);
  }, [led]);
  const field = fields[collection];
  const keys = field.kind === 'group' ? field.keys : [];
  const steps = splitIntoSteps(keys);
  const items = site.files.filter(({ name, id }) => name === collection && id !== undefined);
  const leftOver = (site.leftOver ?? []).filter((known) => known.collection === collection);
  const taken = [...items, ...leftOver].map(({ id = '' }) => id);
  // The folder's name follows the first line, as it was when its step was left.
  const [id, setId] = useState(() => freeId(say('items.newId'), taken));
  const file = `${collection}/${id}/${fileNames[collection]}`;
  // Its pictures wait elsewhere until it is made; they would be lost with another name, or stay without it.
  const [stage, setStage] = useState(() => readStage(collection));
  const mediaFile = `${stagedFolder(collection, stage)}/${fileNames[collection]}`;
  const local = useLocalDesk(
    { file, name: collection, mediaFile },
    [],
    () =>
      beginItem(
        field,
        items.map(({ data }) => data),
      ),
    field,
    collection,
  );
  const current = steps[step];
  useEffect(() => form.current?.querySelector<HTMLElement>(control)?.focus({ preventScroll: true }), []);
  const nameKey = keys.find(({ field: inner, key }) => inner.kind === 'line' && key !== 'alt')?.key;
  const name = nameKey && isRecord(local.value) ? local.value[nameKey] : undefined;

  const findEmptyHere = () =>
    (current?.keys ?? []).flatMap(({ key, field: inner }) =>
      findEmpty(inner, isRecord(local.value) ? local.value[key] : undefined, [key], file),
    );
  /** What the site would refuse of this step. Without an answer, the last step tells. */
  async function findWrongHere(): Promise<SiteProblem[]> {
    const request: ItemRequest = { collection, id, data: local.value, stage };
    const answer = await store.api.post<CheckItemAnswer>('items/check', request).catch(() => undefined);
    return answer?.problems.filter(({ path }) => current?.keys.some(({ key }) => key === path[0])) ?? [];
  }
  async function next() {
    const empty = findEmptyHere();
    local.setProblems(empty);
    if (empty.length > 0) return focusFirst(form.current, empty);
    if (isChecking.current) return;
    isChecking.current = true;
    const wrong = await findWrongHere();
    isChecking.current = false;
    setRefused([]);
    if (wrong.length > 0) {
      local.setProblems(wrong);
      return focusFirst(form.current, wrong);
    }
    if (step === 0 && typeof name === 'string') setId(freeId(name, taken));
    if (step < steps.length - 1) setStep(step + 1);
    else void make();
  }
  /** To the step that asks for it, and there to its field. */
  function leadTo(problems: SiteProblem[]) {
    const index = steps.findIndex(({ keys: inStep }) => inStep.some(({ key }) => key === problems[0]?.path[0]));
    if (index >= 0) setStep(index);
    setLed(problems);
  }
  async function make() {
    const empty = findEmpty(field, local.value, [], file);
    if (empty.length > 0) {
      local.setProblems(empty);
      leadTo(empty);
      return;
    }
    setIsMaking(true);
    const data: PlainValue = local.value;
    const answer = await store.act(() => store.api.changeItems('add', { collection, id, data, stage }));
    setIsMaking(false);
    if (answer?.outcome === 'kept') {
      local.setProblems(answer.problems);
      setRefused(answer.problems);
      leadTo(answer.problems);
    }
    if (answer?.outcome !== 'saved') return;
    local.forget();
    sessionStorage.removeItem(stageKey(collection));
    const page = store.get().site?.pages.find((known) => known.file === file);
    if (page) openPage(page.address);
    go({ at: 'value', file, path: [] });
  }
  const latest = useRef(next);
  latest.current = next;
  /** What was begun and is not in its list yet is put there first. What it needs besides has the focus. */
  function goOn(frames = 20) {
    const begun = findBegun(form.current);
    if (!begun) void latest.current();
    else if (frames > 0) requestAnimationFrame(() => goOn(frames - 1));
  }
  const title = findWord(`items.steps.${collection}.${current?.name}`) ?? say(`items.steps.any.${current?.name}`);
  return (
    <Panel
      title={title}
      place={String(step)}
      back={{ name: say(`items.${collection}`), onGo: () => go({ at: 'page' }) }}
      head={
        <>
          <p className={styles.step}>{say(`items.stepOf.${collection}`, { step: step + 1, count: steps.length })}</p>
          <ol className={styles.steps} aria-hidden="true">
            {steps.map((known, index) => (
              <li key={known.name} data-state={index < step ? 'done' : index === step ? 'now' : undefined} />
            ))}
          </ol>
        </>
      }
    >
      {refused.length > 0 && (
        <Note tone="mend" icon={<Icon name="warn" />} role="alert">
          {refused.map((problem) => (
            <p key={problem.sentence}>
              {labelOf([collection, ...problem.path])}: {tellMistake(problem)}
            </p>
          ))}
        </Note>
      )}
      <Form desk={local.desk}>
        <form
          ref={form}
          key={current?.name}
          onKeyDown={(event) => {
            if (isEnterInWords(event)) form.current?.requestSubmit();
          }}
          onSubmit={(event) => {
            event.preventDefault();
            findBegun(form.current)?.click();
            goOn();
          }}
        >
          {current?.keys.map(({ key, field: inner }) => (
            <InnerField key={key} field={inner} path={[key]} label={labelOf([collection, key])} />
          ))}
          <div className={styles.buttons}>
            {step === 0 ? (
              <Button
                kind="bare"
                onClick={() => {
                  local.forget();
                  void store.api.post('items/forget', { stage }).catch(() => {});
                  sessionStorage.removeItem(stageKey(collection));
                  setStage(readStage(collection));
                  go({ at: 'page' });
                }}
              >
                {say('form.notNow')}
              </Button>
            ) : (
              <Button onClick={() => setStep(step - 1)}>
                <Icon name="arrow-left" isSmall /> {say('items.back')}
              </Button>
            )}
            <Button kind="go" type="submit" disabled={isMaking}>
              {step < steps.length - 1 ? say('items.next') : say(`items.make.${collection}`)}
            </Button>
          </div>
        </form>
      </Form>
    </Panel>
  );
}
