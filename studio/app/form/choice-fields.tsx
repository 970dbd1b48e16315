import { useRef } from 'react';
import { Icon } from '#studio/app/icon/icon.tsx';
import { say } from '#studio/app/say.ts';
import { titleOfPage } from '#studio/app/state/sections.ts';
import { useSite } from '#studio/app/state/use-studio.ts';
import type { Field, PlainValue } from '#studio/protocol/field.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';
import choice from './choice.module.css';
import { useDesk } from './desk.ts';
import { showText } from './empty-value.ts';
import styles from './field.module.css';
import { FieldFrame } from './field-frame.tsx';
import { explainOption, nameOption } from './label.ts';
import { useFocusWhenPicked } from './use-focus-when-picked.ts';

type Props<Kind extends Field['kind']> = { field: Extract<Field, { kind: Kind }>; path: KeyPath; label: string };

type AnyProps = { field: Field; path: KeyPath; label: string };

const tones = ['pink', 'butter', 'mint', 'sky', 'lilac'];

function useChoice(path: KeyPath, label: string) {
  const desk = useDesk();
  const first = useRef<HTMLInputElement & HTMLSelectElement>(null);
  useFocusWhenPicked(first, path);
  return {
    first,
    value: desk.read(path),
    fullPath: [desk.name, ...path],
    choose: (value: PlainValue | undefined) => {
      desk.enter(path, value, label, 'chosen');
      desk.leave();
    },
  };
}

/** Five swatches with a check: never by colour alone. */
export function ToneField({ field, path, label }: AnyProps) {
  const { first, value, choose } = useChoice(path, label);
  return (
    <FieldFrame field={field} path={path} label={label} isGroup onRepair={choose}>
      {({ id }) => (
        <div className={choice.tones}>
          {tones.map((tone, index) => (
            <label key={tone} className={choice.tone} data-tone={tone} title={say(`tones.${tone}`)}>
              <input
                ref={(value ?? field.fallback) === tone || (index === 0 && value === undefined) ? first : undefined}
                type="radio"
                name={id}
                checked={(value ?? field.fallback) === tone}
                aria-label={say(`tones.${tone}`)}
                onChange={() => choose(tone)}
              />
              <Icon name="check" />
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}

/** Up to five are boxes, more a list. */
export function ChoiceField({ field, path, label }: Props<'choice'>) {
  const { first, value, choose, fullPath } = useChoice(path, label);
  const chosen = value ?? field.fallback;
  if (field.options.length > 5)
    return (
      <FieldFrame field={field} path={path} label={label} onRepair={choose}>
        {(control) => (
          <select
            {...control}
            ref={first}
            className={styles.input}
            value={typeof chosen === 'string' ? chosen : ''}
            onChange={(event) => choose(event.target.value === '' ? undefined : event.target.value)}
          >
            {(field.isOptional || !chosen) && <option value="">{say('form.none')}</option>}
            {typeof chosen === 'string' && chosen !== '' && !field.options.includes(chosen) && (
              <option value={chosen}>{chosen}</option>
            )}
            {field.options.map((option) => (
              <option key={option} value={option}>
                {nameOption(option, fullPath)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
    );
  // What each option says need not be said again below them.
  const { help: _, ...helpless } = field;
  const isExplained = field.options.every((option) => explainOption(option, fullPath));
  const options = field.isOptional && field.fallback === undefined ? [undefined, ...field.options] : field.options;
  return (
    <FieldFrame field={isExplained ? helpless : field} path={path} label={label} isGroup onRepair={choose}>
      {({ id }) =>
        options.map((option, index) => (
          <label key={option ?? ''} className={choice.box}>
            <input
              ref={chosen === option || (index === 0 && chosen === undefined) ? first : undefined}
              type="radio"
              name={id}
              checked={chosen === option}
              onChange={() => choose(option)}
            />
            <span>
              <span className={choice.title}>
                {option === undefined ? say('form.none') : nameOption(option, fullPath)}
              </span>
              {option !== undefined && explainOption(option, fullPath) && (
                <span className={choice.soft}>{explainOption(option, fullPath)}</span>
              )}
            </span>
          </label>
        ))
      }
    </FieldFrame>
  );
}

export function SwitchField({ field, path, label }: AnyProps) {
  const { first, value, choose } = useChoice(path, label);
  return (
    <FieldFrame field={field} path={path} label={label} isGroup onRepair={choose}>
      {(control) => (
        <label className={choice.switch}>
          <input
            {...control}
            ref={first}
            type="checkbox"
            checked={(value ?? field.fallback) === true}
            onChange={(event) => choose(event.target.checked)}
          />
          {say((value ?? field.fallback) === true ? 'form.yes' : 'form.no')}
        </label>
      )}
    </FieldFrame>
  );
}

/** The pages by their names, as long as it is one of them. */
export function PageLinkField({ field, path, label }: Props<'pageLink'>) {
  const { site } = useSite();
  const { first, value, choose } = useChoice(path, label);
  const address = showText(field, value);
  const pages = site.pages.filter((page) => !page.isLeftOut && page.address !== '/404');
  return (
    <FieldFrame field={field} path={path} label={label} onRepair={choose}>
      {(control) => (
        <select
          {...control}
          ref={first}
          className={styles.input}
          value={address}
          onChange={(event) => choose(event.target.value === '' && field.isOptional ? undefined : event.target.value)}
        >
          {(field.isOptional || address === '') && <option value="">{say('form.noPage')}</option>}
          {address !== '' && !pages.some((page) => page.address === address) && (
            <option value={address}>{address}</option>
          )}
          {pages.map((page) => (
            <option key={page.address} value={page.address}>
              {titleOfPage(page)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** Two numbers. */
export function PairField({ field, path, label }: Props<'pair'>) {
  const desk = useDesk();
  const value = desk.read(path);
  const pair = Array.isArray(value) ? value : [0, 0];
  return (
    <FieldFrame
      field={field}
      path={path}
      label={label}
      isGroup
      onRepair={(repair) => desk.enter(path, repair, label, 'chosen')}
    >
      {(control) => (
        <div className={styles.pair}>
          {[0, 1].map((index) => (
            <input
              key={index}
              aria-invalid={control['aria-invalid']}
              aria-label={say(index === 0 ? 'form.first' : 'form.second', { label })}
              className={styles.input}
              type="number"
              value={String(pair[index] ?? '')}
              onChange={(event) => {
                const number = Number.parseInt(event.target.value, 10);
                const next = [pair[0] ?? 0, pair[1] ?? 0];
                next[index] = Number.isNaN(number) ? 0 : number;
                desk.enter(path, next, label, 'typed');
              }}
              onBlur={desk.leave}
            />
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
