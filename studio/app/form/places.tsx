import { createContext, useContext } from 'react';
import type { KeyPath } from '#studio/protocol/site-state.ts';
import { useDesk } from './desk.ts';
import styles from './field.module.css';
import { tellPlace } from './tell-place.ts';

/** Whether somebody asked where the values of a form are kept. */
export const PlacesContext = createContext(false);

export function Place({ path }: { path: KeyPath }) {
  const desk = useDesk();
  const isShown = useContext(PlacesContext) && !desk.isNew;
  return isShown ? <p className={styles.help}>{tellPlace(desk.file, path)}</p> : null;
}
