import { type ComponentType, createContext, useContext } from 'react';
import type { Field } from '#studio/protocol/field.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';
import { useDesk } from './desk.ts';
import { isGiven } from './empty-value.ts';
import styles from './field.module.css';
import { tellMistake } from './field-mistakes.tsx';
import { labelOf } from './label.ts';

export type FieldProps = { field: Field; path: KeyPath; label: string };

/** Controls that have others inside of them get those from here: importing them would be a circle. */
export const FieldViewContext = createContext<ComponentType<FieldProps> | undefined>(undefined);

export function InnerField(props: FieldProps) {
  const View = useContext(FieldViewContext);
  if (!View) throw new Error('outside of a form');
  return <View {...props} />;
}

/** The fields of a group, in the schema's order, which is the page's. */
export function GroupFields({ field, path }: { field: Extract<Field, { kind: 'group' }>; path: KeyPath }) {
  const { name, isNew } = useDesk();
  const asked = isNew ? field.keys.filter(({ key, field: inner }) => !isGiven(key, inner)) : field.keys;
  return asked.map(({ key, field: inner }) => (
    <InnerField key={key} field={inner} path={[...path, key]} label={labelOf([name, ...path, key])} />
  ));
}

/** What is wrong with a group as a whole. */
export function GroupMistakes({ path }: { path: KeyPath }) {
  const desk = useDesk();
  return desk.problemsAt(path).map((problem) => (
    <p key={problem.sentence} className={styles.mistake}>
      {tellMistake(problem)}
    </p>
  ));
}
