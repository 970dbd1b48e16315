import { Button } from '#studio/app/button/button.tsx';
import { Icon } from '#studio/app/icon/icon.tsx';
import { say } from '#studio/app/say.ts';
import { startsWithPath } from '#studio/app/state/value-at.ts';
import type { Field } from '#studio/protocol/field.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';
import { useDesk } from './desk.ts';
import styles from './field.module.css';
import { Fold } from './fold.tsx';
import { GroupFields, GroupMistakes } from './inner-field.tsx';
import { findHelp } from './label.ts';
import { NewThing } from './new-thing.tsx';
import { summarize } from './summary.ts';

type Props = { field: Extract<Field, { kind: 'group' }>; path: KeyPath; label: string; isAlone?: boolean };

/** A group inside of another one: a fold, if it is not alone. What may be missing is added and taken off the page. */
export function GroupField({ field, path, label, isAlone = false }: Props) {
  const desk = useDesk();
  const value = desk.read(path);
  const help = findHelp(field, label, [desk.name, ...path]);
  const canGo = field.isOptional && field.fallback === undefined;
  if (value === undefined && canGo)
    return (
      <div className={styles.field}>
        {!isAlone && (
          <div className={styles.top}>
            <span className={styles.label}>{label}</span>
          </div>
        )}
        {help && <p className={styles.help}>{help}</p>}
        <NewThing
          field={field}
          path={path}
          button={say('form.add', { what: label.toLowerCase() })}
          onMake={async (made) => {
            desk.enter(path, made, label, 'chosen');
            return true;
          }}
        />
      </div>
    );
  const { picked } = desk;
  const inside = (
    <>
      {help && <p className={styles.intro}>{help}</p>}
      <GroupMistakes path={path} />
      <GroupFields field={field} path={path} />
      {canGo && (
        <Button isDanger onClick={() => desk.enter(path, undefined, label, 'chosen')}>
          <Icon name="bin" /> {say('form.takeOff')}
        </Button>
      )}
    </>
  );
  if (isAlone) return inside;
  return (
    <Fold
      label={label}
      summary={summarize(field, value)}
      isPicked={picked !== undefined && startsWithPath(picked, path)}
    >
      {inside}
    </Fold>
  );
}
