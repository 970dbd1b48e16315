import { type ReactNode, useState } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import { say } from '#studio/app/say.ts';
import { type Desk, DeskContext } from './desk.ts';
import { FieldView } from './field-view.tsx';
import { FieldViewContext } from './inner-field.tsx';
import { PlacesContext } from './places.tsx';

/** Fields with the values of a desk, and for those who ask, where each of them is kept. */
export function Form({ desk, children }: { desk: Desk; children: ReactNode }) {
  const [showsPlaces, setShowsPlaces] = useState(false);
  return (
    <FieldViewContext value={FieldView}>
      <DeskContext value={desk}>
        <PlacesContext value={showsPlaces}>{children}</PlacesContext>
      </DeskContext>
      {!desk.isNew && (
        <Button kind="bare" aria-pressed={showsPlaces} onClick={() => setShowsPlaces(!showsPlaces)}>
          {say('form.whereIsThisKept')}
        </Button>
      )}
    </FieldViewContext>
  );
}
