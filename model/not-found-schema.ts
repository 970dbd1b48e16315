import * as z from 'zod';
import { asField, line, pageHeader, picture } from './content-fields.ts';

/** Also has what the error screen shows besides its specified heading. */
export const notFoundSchema = z.strictObject({
  header: pageHeader,
  text: line('This page went out for strawberries and never came back.'),
  errorText: line('Something in here tripped over its own ears.').describe('Said when something on a page breaks.'),
  errorMascot: asField(picture('images/mascot/dizzy.svg'), { showsFigure: 'own' }).describe('The figure beside that.'),
});
