import { say } from '#studio/app/say.ts';
import { isRecord } from '#studio/app/state/value-at.ts';
import type { Field, PlainValue } from '#studio/protocol/field.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';
import choice from './choice.module.css';
import { useDesk } from './desk.ts';
import { makeEmpty } from './empty-value.ts';
import { FieldFrame } from './field-frame.tsx';
import { InnerField } from './inner-field.tsx';
import { labelOf, nameOption } from './label.ts';

type Props = { field: Extract<Field, { kind: 'variants' }>; path: KeyPath; label: string };

/** One of several kinds of group. What both kinds have is kept when the kind changes. */
export function VariantsField({ field, path, label }: Props) {
  const desk = useDesk();
  const value = desk.read(path);
  const group = isRecord(value) ? value : {};
  const variant = field.variants.find((known) => known.value === group[field.by]);
  const keys = variant?.field.kind === 'group' ? variant.field.keys.filter(({ key }) => key !== field.by) : [];
  const choose = (name: string) => {
    const next = field.variants.find((known) => known.value === name);
    if (next?.field.kind !== 'group') return;
    const made = makeEmpty(next.field) as { [key: string]: PlainValue };
    const shared = Object.entries(group).filter(
      ([key]) => next.field.kind === 'group' && next.field.keys.some((known) => known.key === key),
    );
    desk.enter(path, { ...made, ...Object.fromEntries(shared), [field.by]: name }, label, 'chosen');
  };
  return (
    <>
      <FieldFrame
        field={field}
        path={path}
        label={say('form.whatKind')}
        isGroup
        onRepair={(repair) => desk.enter(path, repair, label, 'chosen')}
      >
        {({ id }) =>
          field.variants.map((known) => (
            <label key={known.value} className={choice.box}>
              <input type="radio" name={id} checked={known === variant} onChange={() => choose(known.value)} />
              <span className={choice.title}>{nameOption(known.value, path)}</span>
            </label>
          ))
        }
      </FieldFrame>
      {keys.map(({ key, field: inner }) => (
        <InnerField key={key} field={inner} path={[...path, key]} label={labelOf([desk.name, ...path, key])} />
      ))}
    </>
  );
}
