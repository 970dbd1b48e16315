import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { contentFiles } from '#model/content-schema.ts';
import type { History } from '#studio/protocol/change.ts';
import type { Step } from '#studio/protocol/site-state.ts';
import { say } from '../studio-words.ts';
import { enterValue } from './field-controls.ts';
import type { OpenFields } from './fields-fixture.ts';
import type { NewValue } from './new-values.ts';
import { findOtherChange } from './one-value.ts';
import { type Expected, findMarks, openPlayer, readPageData } from './page-marks.ts';
import { findExpected } from './places.ts';

/** A file is written and a window drawn within milliseconds: the usual pauses between two looks would be most of the time. */
const looks = { intervals: [10, 20] };

type Placed = NewValue & { expected: Expected };

const nameOf = ({ file, path }: NewValue) => `${file}: ${path.join('.')}`;

/** The page of a file; Home has what is on every page. */
function addressOf(file: string): string {
  const [folder, id] = file.split('/');
  if (id) return `${folder === 'projects' ? '/projects' : '/oc-gallery'}/${id}`;
  const definition = Object.values(contentFiles).find((one) => one.file === file);
  return definition && 'address' in definition ? definition.address : '/';
}

/**
 * Sets each of these values of one file in its form and undoes it; what has a word of its own is looked for where it is to be
 * seen: at once, and when the page is loaded. Of what is said only now and then, the page has the words. Resolves with what was wrong.
 */
export async function driveFields(fields: OpenFields, file: string, values: readonly NewValue[]): Promise<string[]> {
  const own = addressOf(file);
  const placed = values.map((value): Placed => ({ ...value, expected: findExpected(value.pattern) }));
  const problems: string[] = [];
  await fields.open(own);
  // A switch may take away what others show.
  for (const value of placed.filter(({ mark }) => mark === undefined)) {
    const { undo, problem } = await setAlone(fields, value);
    if (problem) problems.push(problem);
    await undo?.();
  }
  const undos: (() => Promise<void>)[] = [];
  const marked: Placed[] = [];
  for (const value of placed.filter(({ mark }) => mark !== undefined)) {
    const { undo, problem } = await setAlone(fields, value);
    if (problem) problems.push(problem);
    if (!undo) continue;
    undos.push(undo);
    marked.push(value);
  }
  const isSaid = ({ expected: { place } }: Placed) => !['nowhere', 'data', 'chance'].includes(place);
  const isOn = (address: string) => (value: Placed) => (value.expected.at ?? own) === address && isSaid(value);
  const isLive = ({ expected: { place } }: Placed) => place === 'shown' || place === 'hidden';
  problems.push(...(await findMissing(fields, marked.filter(isOn(own)).filter(isLive), `${own} at once`)));
  problems.push(
    ...(await findUntold(
      fields,
      marked.filter((value) => !isSaid(value)),
    )),
  );
  for (const address of new Set([own, ...marked.flatMap(({ expected: { at } }) => at ?? [])])) {
    await fields.open(address);
    problems.push(...(await findMissing(fields, marked.filter(isOn(address)), `${address}, loaded`)));
    let marks: Awaited<ReturnType<typeof findMarks>> = {};
    // What was just saved may load the page again meanwhile.
    await expect(async () => {
      marks = await findMarks(fields.site());
    }).toPass();
    for (const value of marked)
      if (['nowhere', 'data'].includes(value.expected.place) && marks[value.mark ?? ''])
        problems.push(`${nameOf(value)} is ${marks[value.mark ?? '']} on ${address}, and should not be seen`);
  }
  for (const undo of undos.reverse()) await undo();
  return problems;
}

type Set = { problem: string | undefined; undo?: () => Promise<void> };

/** Enters the value, and compares all files with what they were: only its own has changed, and only there. */
async function setAlone(fields: OpenFields, value: Placed): Promise<Set> {
  const { page, content } = fields;
  const read = () => readFileSync(join(content, value.file), 'utf8');
  const readOthers = () =>
    fields
      .listFiles()
      .filter((file) => file !== value.file)
      .map((file) => readFileSync(join(content, file), 'utf8'))
      .join('\0');
  const before = read();
  const others = readOthers();
  const stepBefore = await readLastStep(page);
  try {
    await enterValue(page, value);
    await expect.poll(read, looks).not.toBe(before);
  } catch (error) {
    const status = await page.getByRole('status').allTextContents();
    await fields.dropDraft(value);
    return { problem: `${nameOf(value)} was not saved: ${status.join(' ')} ${String(error).split('\n')[0]}` };
  }
  await expect(page.getByRole('status').getByText(say('saving.saved'), { exact: true })).toBeVisible();
  // The file is there a moment before its step, and the window says nothing of so short a saving.
  let step = stepBefore;
  const isStep = async () => {
    step = await readLastStep(page);
    return step !== undefined && step.id !== stepBefore?.id;
  };
  await expect.poll(isStep, { ...looks, message: `step of ${nameOf(value)}` }).toBe(true);
  const label = step?.label ?? '';
  const difference = findOtherChange(before, read(), value.path, value.next);
  const problem = difference ?? (readOthers() === others ? undefined : 'another file has changed');
  return {
    problem: problem && `${nameOf(value)}: ${problem}`,
    async undo() {
      await page.getByRole('button', { name: say('bar.undo', label), exact: true }).click();
      await expect.poll(read, { ...looks, message: `undo of ${nameOf(value)}` }).toBe(before);
      // The window goes to what went back; only then can another form be opened.
      await expect(page.getByRole('button', { name: say('bar.redo', label), exact: true })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: say('toast.undo', label) })).toBeAttached();
    },
  };
}

/** The step that Undo would take back. */
async function readLastStep(page: Page): Promise<Step | undefined> {
  const { steps, undone } = await page.evaluate(async () => (await (await fetch('/api/history')).json()) as History);
  return steps[undone];
}

/** What the page has not in its data, though it is for later, or has there, though it is not for pages. */
async function findUntold(fields: OpenFields, values: readonly Placed[]): Promise<string[]> {
  let untold: string[] = [];
  const look = async () => {
    const data = (await readPageData(fields.site())).toLowerCase();
    const isIn = ({ mark = '' }: Placed) => data.includes(mark);
    untold = values
      .filter((value) => isIn(value) !== (value.expected.place !== 'nowhere'))
      .map((value) => `${nameOf(value)} is ${isIn(value) ? '' : 'not '}in the page's data`);
    expect(untold).toEqual([]);
  };
  await expect(look)
    .toPass({ timeout: fields.patience })
    .catch(() => {});
  return untold;
}

/** Waits until all is where it should be; what does not come is told. */
async function findMissing(fields: OpenFields, values: readonly Placed[], where: string): Promise<string[]> {
  const tabs = Map.groupBy(values, ({ expected: { tab } }) => tab);
  const missing: string[] = [];
  for (const [tab, some] of tabs) missing.push(...(await findMissingIn(tab, fields, some, where)));
  return missing;
}

async function findMissingIn(
  tab: Expected['tab'],
  fields: OpenFields,
  values: readonly Placed[],
  where: string,
): Promise<string[]> {
  let missing: string[] = [];
  const look = async () => {
    if (tab) await openPlayer(fields.site(), tab);
    const marks = await findMarks(fields.site());
    const isThere = ({ mark = '', expected: { place } }: Placed) => marks[mark] === place;
    missing = values
      .filter((value) => !isThere(value))
      .map(
        (value) =>
          `${nameOf(value)} is ${marks[value.mark ?? ''] ?? 'nowhere'} on ${where}, not ${value.expected.place}`,
      );
    expect(missing).toEqual([]);
  };
  await expect(look)
    .toPass({ timeout: fields.patience })
    .catch(() => {});
  return missing;
}
