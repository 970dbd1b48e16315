import { basses } from './basses.ts';
import type { Instrument } from './instrument.ts';
import { keys } from './keys.ts';
import { leads } from './leads.ts';
import { pads } from './pads.ts';
import { strings } from './strings.ts';

const all = { ...leads, ...keys, ...strings, ...pads, ...basses } satisfies Record<string, Instrument>;

export type InstrumentName = keyof typeof all;

export const instruments: Readonly<Record<InstrumentName, Instrument>> = all;
