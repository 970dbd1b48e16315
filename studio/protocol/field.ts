import type { ContentFileName } from '#model/content-schema.ts';

/** A value as YAML holds it. */
export type PlainValue = null | boolean | number | string | PlainValue[] | { [key: string]: PlainValue };

/** What every field has, whatever its kind; all of it comes from the schema. */
type CommonFacts = {
  /** A sentence or two for the owner. */
  help?: string;
  /** A valid value as its owner would write it. */
  example?: string;
  /** Whether the key may be missing. */
  isOptional: boolean;
  /** Optional, but most owners want it. */
  isUsual: boolean;
  /** What counts if the key is missing. */
  fallback?: PlainValue;
  /** The content file whose page alone shows it. */
  shownOn?: string;
  /**
   * A picture of the figure that is at the top of every page; `page`: left out, it is the one of the page; `pose`: one
   * in a pose or a size of its own, which that figure cannot stand in for.
   */
  showsFigure?: 'own' | 'page' | 'pose';
  /** What somebody or something is called: other texts may say it, too. */
  isName?: true;
  /** What somebody is called, who need not be the one with that name elsewhere. */
  isPerson?: true;
  /** In a list: mostly the same in all of its entries. */
  isOftenSame?: true;
};

type FieldKind =
  /** `max` counts UTF-16 units. `none` is what an owner writes for no text where leaving it out means the usual one: '.'. */
  | { kind: 'line' | 'text' | 'richText'; max?: number; none?: string }
  | { kind: 'day' | 'email' | 'identifier' | 'tone' | 'switch' }
  | { kind: 'number'; min?: number; max?: number }
  | { kind: 'choice'; options: string[] }
  /** An address on this site that begins with a slash. */
  | { kind: 'pageLink' }
  /** `others` are texts that are allowed beside an http or https address, such as '' and '#'. */
  | { kind: 'webAddress'; others: string[] }
  /** A path below content/, or beside the file when it begins with ./. `endings` without dots. */
  | {
      kind: 'picture' | 'sharePicture' | 'song' | 'publicFile';
      endings: string[];
      /** In pixels. Exactly, for a web button and what chats show; what is put there is cropped to it. */
      exactSize?: { width: number; height: number };
      /** It may also be a web address. */
      allowsAddress?: true;
    }
  | { kind: 'group'; keys: { key: string; field: Field }[] }
  | { kind: 'list'; item: Field; min: number; max?: number }
  /** Groups that are told apart by what stands at the key `by`, which is not among the keys of a variant's field. */
  | { kind: 'variants'; by: string; variants: { value: string; field: Field }[] }
  /** Any keys, each with such a value. */
  | { kind: 'record'; item: Field }
  /** A pair of whole numbers, such as a place on the board. */
  | { kind: 'pair' }
  /** What no form can show: it is changed in the file. */
  | { kind: 'unknown' };

/** What a form needs to know about a value. */
export type Field = CommonFacts & FieldKind;

/** GET fields: each file's, by its name in `model/content-schema.ts`. */
export type Fields = Record<ContentFileName, Field>;
