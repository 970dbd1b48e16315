import { say } from '#studio/app/say.ts';
import type { Field } from '#studio/protocol/field.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';
import { useDesk } from './desk.ts';
import styles from './field.module.css';
import { tellPlace } from './tell-place.ts';

/** What no form can show. */
export function UnknownField({ path, label }: { field: Field; path: KeyPath; label: string }) {
  const { file } = useDesk();
  return (
    <div className={styles.field}>
      <p className={styles.label}>{label}</p>
      <p className={styles.help}>{say('form.onlyInFile', { place: tellPlace(file, path) })}</p>
    </div>
  );
}
