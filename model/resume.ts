import type { Resume } from './resume-schema.ts';

/** A text of the resume and the keys that lead to it. */
export type ResumeText = { path: (string | number)[]; text: string };

/** All texts of the resume in reading order, which both the PDF and the page keep. */
export function listResumeTexts(resume: Resume): ResumeText[] {
  const { name, role, contact, sections, note } = resume;
  return [
    ...place([], { name, role }),
    ...contact.flatMap(({ text }, index) => place(['contact', index], { text })),
    ...sections.flatMap((section, index) => listSectionTexts(section, ['sections', index])),
    ...place([], { note }),
  ];
}

type Path = ResumeText['path'];

function listSectionTexts({ title, text, entries, groups }: Resume['sections'][number], path: Path): ResumeText[] {
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

function place(path: Path, texts: Record<string, string | undefined>): ResumeText[] {
  return Object.entries(texts).flatMap(([key, text]) => (text === undefined ? [] : [{ path: [...path, key], text }]));
}
