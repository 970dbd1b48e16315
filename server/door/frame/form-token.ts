import { html } from 'hono/html';
import type { DoorContext, Html } from '../door-tools.ts';

/** The hidden field without which no form of the door does anything. */
export const drawFormToken = (c: DoorContext): Html =>
  html`<input type="hidden" name="token" value="${c.get('formToken')}">`;
