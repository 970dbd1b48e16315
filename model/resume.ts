import type { ResumeSheet } from './resume-schema.ts';

/** One text of the sheet and the keys that lead to it, from `sheet` on. */
export type SheetText = { path: (string | number)[]; text: string };

/** All that a reader reads of the sheet, in reading order; the PDF and the page both keep to it. */
export function listSheetTexts(sheet: ResumeSheet): SheetText[] {
  const { name, role, contact, sections, note } = sheet;
  return [
    ...place([], { name, role }),
    ...contact.flatMap(({ text }, index) => place(['contact', index], { text })),
    ...sections.flatMap((section, index) => listSectionTexts(section, ['sections', index])),
    ...place([], { note }),
  ];
}

type Path = SheetText['path'];

function listSectionTexts({ title, text, entries, groups }: ResumeSheet['sections'][number], path: Path): SheetText[] {
  return [
    ...place(path, { title, text }),
    ...entries.flatMap(({ title, when, place: where, text, points, link }, index) => {
      const own = [...path, 'entries', index];
      return [
        ...place(own, { title, when, place: where, text }),
        ...place([...own, 'points'], Object.fromEntries(points.entries())),
        ...place([...own, 'link'], { text: link?.text }),
      ];
    }),
    ...groups.flatMap(({ name, items }, index) => {
      const own = [...path, 'groups', index];
      return [...place(own, { name }), ...place([...own, 'items'], Object.fromEntries(items.entries()))];
    }),
  ];
}

function place(path: Path, texts: Record<string, string | undefined>): SheetText[] {
  return Object.entries(texts).flatMap(([key, text]) => (text === undefined ? [] : [{ path: [...path, key], text }]));
}
