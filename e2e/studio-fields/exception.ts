import type { Expected } from './page-marks.ts';

/** Fields that are not simply shown on the page of their file: `site.yaml: email`, with `*` for each item of a list. */
export type Exception = { expected: Expected; why: string; patterns: readonly string[] };
