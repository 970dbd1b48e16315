import type { DrumSoundName, KitName } from './drums/kits.ts';
import type { AmbienceOptions } from './effects/ambience.ts';
import type { EchoSettings } from './effects/echo.ts';
import type { ReverbSettings } from './effects/reverb.ts';
import type { Instrument } from './instruments/instrument.ts';
import type { InstrumentName } from './instruments/instruments.ts';
import type { Music } from './patterns/music.ts';

/** What a part plays in a section: written-out notes, a pattern over the chords, or several of these at once. */
export type PartMusic = string | Music | readonly (string | Music)[];

/** A section of a piece. Every key that is not listed here is a part of the score, with the music it plays. */
export type Section = {
  /** The chord chart: 'F#m | D A | E . . E7'. Its bars are the bars of the section. */
  chords: string;
  /** 'mf', or a change: 'mp<f' */
  dynamics?: string;
  /** One groove per bar: 'main+crash main*2 fill'; `-` is a bar without drums. */
  drums?: string;
  metre?: string;
  key?: string;
  /** A factor of the tempo, or a change: '1>0.93' */
  pace?: string;
  [part: string]: PartMusic | undefined;
};

type Level = {
  /** Loudness in dB; the lead is 0. */
  level: number;
  /** Share sent to the reverb and to the echo. */
  reverb?: number;
  echo?: number;
  /** How much each kick ducks it, 0 to 1, and for how long. */
  duck?: number;
  duckSeconds?: number;
};

export type Part = Level & {
  instrument: InstrumentName;
  /** A melody: its notes are checked against the chords, and get slightly louder as they rise. */
  melody?: boolean;
  /** A sound effect: it may clash with the chords. */
  effect?: boolean;
  /** -1 is left, 1 is right; `scatter` spreads single notes. */
  pan?: number;
  scatter?: number;
  chorus?: number;
  /** Share of a note's length that sounds. */
  gate?: number;
  /** How far a note may be early or late, in ms. */
  loose?: number;
  change?: Partial<Instrument>;
};

export type Kit = Level & {
  name: KitName;
  room?: number;
  loose?: number;
  levels?: { readonly [sound in DrumSoundName]?: number };
};

/** Rhythms of one bar by drum: { kick: 'x...x...', snare: '....X...' } */
type Groove = { readonly [sound in DrumSoundName]?: string };

export type Score = {
  id: string;
  title: string;
  artist: string;
  mood: string;
  key: string;
  metre: string;
  /** Beats per minute; a beat is a quarter unless `beat` says otherwise ('4.' in 6/8). */
  tempo: number;
  beat?: string;
  swing?: { unit: string; share: number };
  /** The seed of the random variations of a performance. */
  seed: number;
  /** The sections in order: 'intro verse*2 ending' */
  form: string;
  sections: { readonly [name: string]: Section };
  parts: { readonly [name: string]: Part };
  kit: Kit;
  grooves: { readonly [name: string]: Groove };
  ambience?: AmbienceOptions;
  echo?: EchoSettings;
  reverb?: ReverbSettings & { level?: number };
  /** How worn the cassette is, 0 to 1. */
  tape?: number;
  /** Treble, bass and mud in dB, stereo width (1 is unchanged). */
  tone?: { treble?: number; bass?: number; mud?: number; width?: number };
  /** Seconds of the fade at the very end. */
  fade?: number;
  /** LAME's quality, 0 (best, largest) to 9.9. */
  quality?: number;
};
