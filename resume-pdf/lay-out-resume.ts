import type { Resume } from '#model/resume-schema.ts';
import { layOutHead } from './lay-out-head.ts';
import { layOutSection } from './lay-out-section.ts';
import { colours, columnWidth, page, type } from './page-measures.ts';
import type { BoxPart, Branch, PagePart, PlacedUnit, TextPart, Unit } from './page-part.ts';
import { paginate } from './paginate.ts';
import { setText } from './text-block.ts';
import type { TypeCase } from './type-case.ts';

/** What one page shows; furniture is what no reader needs read aloud: the band at the top and the page's number. */
export type LaidOutPage = { units: PlacedUnit[]; furniture: PagePart[] };

/** Puts the whole resume on pages, as many as it takes. */
export function layOutResume(resume: Resume, typeCase: TypeCase): LaidOutPage[] {
  const units = [
    layOutHead(resume, typeCase),
    ...resume.sections.flatMap((section, index) => layOutSection(section, index, typeCase)),
    ...(resume.note ? [layOutNote(resume.note, typeCase)] : []),
  ];
  const pages = paginate(units, page.top, page.height - page.bottom);
  return pages.map((placed, index) => ({
    units: placed,
    furniture: [
      ...band,
      ...(pages.length > 1 ? [layOutNumber(`${resume.name} · ${index + 1} / ${pages.length}`, typeCase)] : []),
    ],
  }));
}

/** What is never cut can be longer than a page. */
export const isOverfull = ({ units }: LaidOutPage): boolean =>
  units.some(({ top, height }) => top + height > page.height - page.bottom);

const band: BoxPart[] = [
  { kind: 'box', x: 0, y: 0, width: page.width, height: 11, colour: colours.accent },
  { kind: 'box', x: 0, y: 11, width: page.width, height: 2, colour: colours.line },
];

/** With the name, as printed pages get separated. */
function layOutNumber(text: string, typeCase: TypeCase): TextPart {
  const width = typeCase.widthOf(text, type.when);
  const x = page.width - page.right - width;
  return { kind: 'text', branch: [], text, style: type.when, colour: colours.textSoft, x, y: page.height - 26, width };
}

function layOutNote(text: string, typeCase: TypeCase): Unit {
  const branch: Branch = [{ id: 'note', tag: 'P' }];
  const block = { text, style: type.small, colour: colours.textSoft, branch, x: page.left, y: 7 };
  const { parts, height } = setText({ ...block, maxWidth: columnWidth }, typeCase);
  const dash = 3;
  const dots = Array.from({ length: Math.floor(columnWidth / (2 * dash)) }, (_, index): BoxPart => {
    return { kind: 'box', x: page.left + index * 2 * dash, y: 0, width: dash, height: 1.2, colour: colours.lineSoft };
  });
  return { height: height + 7, gapBefore: 14, parts: [...dots, ...parts], keepsWithNext: false };
}
