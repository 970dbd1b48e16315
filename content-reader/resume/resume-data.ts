import type { ResumeSheet } from '#model/resume-schema.ts';

/** A sheet with all that its PDF says about itself. */
export type ReadSheet = {
  sheet: ResumeSheet;
  documentTitle: string;
  ownerName: string;
  language: string;
  fingerprint: string;
};
