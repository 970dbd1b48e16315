import { useEffect, useRef } from 'react';
import type { Source } from '#studio/protocol/preview.ts';
import type { PreviewProps } from './preview-props.ts';
import { nameSource } from './same-source.ts';
import type { Agent, Picked } from './use-agent.ts';

/**
 * What was picked on the page becomes the selection; where it may come from several values, `choices` has them to ask. The answer
 * is remembered until the studio closes.
 */
export function useChosen(agent: Agent, { onSelect }: Pick<PreviewProps, 'onSelect'>) {
  const { picked, settle, post } = agent;
  const answers = useRef(new Map<string, Source>());
  const known = picked && findAnswer(picked, answers.current);
  const isOpen = picked && picked.sources.length > 1 && !known;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press
  useEffect(() => {
    if (!picked || isOpen) return;
    settle();
    if (known) onSelect(known, picked.how);
  }, [picked]);

  return {
    choices: isOpen ? picked : undefined,
    choose(source: Source) {
      if (!picked) return;
      answers.current.set(nameChoice(picked), source);
      settle();
      onSelect(source, picked.how);
    },
    dismiss() {
      settle();
      if (picked?.how === 'keyboard') post({ type: 'focus', at: 'selected' });
    },
  };
}

const nameChoice = ({ thing, sources }: Picked) => [thing.text, thing.picture, ...sources.map(nameSource)].join('\n');

function findAnswer(picked: Picked, answers: Map<string, Source>): Source | undefined {
  return picked.sources.length === 1 ? picked.sources[0] : answers.get(nameChoice(picked));
}
