import { guestbookWords } from 'virtual:words';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Entry, parseNewEntry } from '#model/guestbook.ts';
import type { FormFacts } from '#model/guestbook-table.ts';
import type { SentForm } from '#model/guestbook-view.ts';
import { explainRefusal, explainRefusedField } from '#site/pages/guestbook/refusal-words.ts';
import type { Added } from '#site/pages/guestbook/store/entry-store.ts';
import { isUntouched, readDraft } from './draft-fields.ts';
import { forgetDraft, storeDraft } from './draft-storage.ts';
import { createFormWatch } from './form-facts.ts';
import { explainFields, explainProblems, type FieldErrors } from './problem-words.ts';
import { explainSent } from './sent-form.ts';

/** Resolves with what adds an entry. Rejects if the script that does it cannot be loaded. */
export type OpenBook = () => Promise<(entry: Entry, facts: FormFacts) => Promise<Added>>;

type Failure = { title?: string; text: string; errors: FieldErrors };
type Outcome = { attempt: number } & (
  | { failure: Failure }
  | { failure?: undefined; added: Added; entry?: Entry; isWebsiteLeftOut: boolean }
);

function openOutcome(sent: SentForm, closedText: string): Outcome {
  const failure = explainSent(sent, closedText);
  if (failure) return { attempt: 0, failure };
  const { status, isWebsiteLeftOut } = sent as SentForm & { kind: 'signed' };
  return { attempt: 0, added: { isKept: true, status }, isWebsiteLeftOut };
}

/** Within this time after signing, an empty form is not a mistake. */
const doubleClickMs = 1000;

type Signing = {
  /** What became of a form that was sent without a script. */
  sent: SentForm | undefined;
  closedText: string;
  openBook: OpenBook;
};

/** Signing the book, and what came of the last attempt. */
export function useSigning({ sent, closedText, openBook }: Signing) {
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState(() => sent && openOutcome(sent, closedText));
  const attempts = useRef(0);
  const signedAt = useRef(Number.NEGATIVE_INFINITY);
  const [watch] = useState(() => createFormWatch());
  const startWatch = useCallback((isStarted: boolean) => watch.start(isStarted), [watch]);

  const sign = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const fields = event.currentTarget;
    const draft = readDraft(fields);
    // The second click of a double click finds the form already reset.
    if (isUntouched(draft) && event.timeStamp - signedAt.current < doubleClickMs) return;

    attempts.current += 1;
    const attempt = attempts.current;
    const fail = (failure: Failure) => {
      flushSync(() => setOutcome({ attempt, failure }));
      fields.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    };
    const result = parseNewEntry(draft, Date.now());
    if ('problems' in result) {
      return fail({ text: explainProblems(result.problems), errors: explainFields(result.problems) });
    }
    setOutcome(undefined);
    setIsSending(true);
    const facts = watch.readFacts(fields);
    const addEntry = await openBook().catch(() => undefined);
    if (!addEntry) {
      setIsSending(false);
      return fail({ text: guestbookWords.penMissing, errors: {} });
    }
    const adding = addEntry(result.entry, facts);
    // The store has it: a visitor who navigates meanwhile finds an empty form.
    forgetDraft();
    const added = await adding;
    setIsSending(false);
    // A visitor who has navigated will find the message in the list.
    if ((added.status === 'refused' || added.isFull) && !fields.isConnected) return;
    if (added.isFull) {
      storeDraft(draft);
      const text = added.isKept ? guestbookWords.fullText : guestbookWords.thanksUnkeptUnsent;
      return fail({ title: guestbookWords.full, text, errors: {} });
    }
    if (added.status === 'refused') {
      const { refusal } = added.refused ?? {};
      storeDraft(draft);
      fail({ title: guestbookWords.notTaken, text: explainRefusal(refusal), errors: explainRefusedField(refusal) });
      return;
    }
    fields.reset();
    watch.start(false);
    signedAt.current = performance.now();
    const { entry } = result;
    setOutcome({ attempt, added, entry, isWebsiteLeftOut: draft.website.trim() !== '' && entry.website === '' });
  };
  /** A field has words now: what was said of it is gone, and with the last one the notice of missing words. */
  const mend = useCallback((field: string) => {
    setOutcome((before) => {
      const failure = before?.failure;
      if (!before || !failure?.errors[field as keyof FieldErrors]) return before;
      const errors = { ...failure.errors, [field]: undefined };
      const isMended = !failure.title && !Object.values(errors).some(Boolean);
      return isMended ? undefined : { ...before, failure: { ...failure, errors } };
    });
  }, []);
  return { isSending, outcome, startWatch, sign, mend };
}
