import type { ReactNode } from 'react';
import { type Desk, DeskContext } from './desk.ts';
import { FieldView } from './field-view.tsx';
import { FieldViewContext } from './inner-field.tsx';

/** Fields with the values of a desk. */
export function Form({ desk, children }: { desk: Desk; children: ReactNode }) {
  return (
    <FieldViewContext value={FieldView}>
      <DeskContext value={desk}>{children}</DeskContext>
    </FieldViewContext>
  );
}
