import { basename } from 'node:path';
import { resumeSchema } from '#model/resume-schema.ts';
import { siteSchema } from '#model/site-schema.ts';

/** The owner's answers about a new site. What is undefined stays as it is in the copied files. */
export type Answers = { name?: string | undefined; address?: string | undefined; language?: string | undefined };

export type Checked = { value: string; mistake?: never } | { value?: never; mistake: string };

/** Checks a name for every field that it goes into. */
export function checkName(written: string): Checked {
  const places = [siteSchema.shape.title, siteSchema.shape.ownerName, resumeSchema.shape.name];
  const mistake = places.map((place) => place.safeParse(written).error?.issues[0]?.message).find(Boolean);
  return mistake ? { mistake: `A name ${mistake}.` } : { value: written.trim() };
}

/** `https://` may be left out. */
export function checkAddress(written: string): Checked {
  const typed = written.trim();
  const value = /^[\w.-]+\.[a-z]{2,}(\/|$)/i.test(typed) ? `https://${typed}` : typed;
  if (siteSchema.shape.address.safeParse(value).success) return { value };
  return { mistake: `${written} is not a web address. One looks like https://my-name.github.io/` };
}

export function checkLanguage(written: string): Checked {
  const value = written.trim();
  if (siteSchema.shape.language.safeParse(value).success) return { value };
  return { mistake: `${written} is not a language code. Examples: en, de, fr, ja, pt-BR` };
}

/** `my-little-site` becomes My Little Site. */
export function nameAfterFolder(folder: string): string {
  const words = basename(folder)
    .split(/[-_.\s]+/)
    .filter(Boolean);
  const name = words.map((word) => word.replace(/^./u, (letter) => letter.toLocaleUpperCase('en'))).join(' ');
  return checkName(name).value ?? 'My Site';
}
