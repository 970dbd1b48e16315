import type { Resume } from '#model/resume-schema.ts';
import { colours, columnWidth, page, type TextStyle, type } from './page-measures.ts';
import type { Branch, PagePart, Tag, Unit } from './page-part.ts';
import { baselineOf, setText, underline } from './text-block.ts';
import type { TypeCase } from './type-case.ts';

const portraitSize = 72;
const separator = '  ·  ';

/** Name, role, ways to reach the owner, and the portrait at the right. */
export function layOutHead(resume: Resume, typeCase: TypeCase): Unit {
  const { name, role, contact, portrait } = resume;
  const maxWidth = portrait ? columnWidth - portraitSize - 20 : columnWidth;
  const parts: PagePart[] = [];
  let height = 0;
  const add = (text: string, style: TextStyle, colour: string, tag: Tag) => {
    const block = { text, style, colour, branch: [{ id: tag, tag }], x: page.left, y: height, maxWidth };
    const set = setText(block, typeCase);
    parts.push(...set.parts);
    height += set.height;
  };
  add(name, type.name, colours.accent, 'H1');
  if (role) add(role, type.role, colours.text, 'P');
  if (contact.length > 0) {
    const set = setContact(contact, height + 2, maxWidth, typeCase);
    parts.push(...set.parts);
    height = set.bottom;
  }
  if (portrait) {
    const x = page.width - page.right - portraitSize;
    const branch: Branch = [{ id: 'portrait', tag: 'Figure' }];
    parts.push({ kind: 'picture', branch, alt: portrait.alt, x, y: 0, width: portraitSize, height: portraitSize });
    height = Math.max(height, portraitSize);
  }
  return { height, gapBefore: 0, parts, keepsWithNext: true };
}

/** One after another, on as many lines as they need. */
function setContact(contact: Resume['contact'], top: number, maxWidth: number, typeCase: TypeCase) {
  const style = type.body;
  const parts: PagePart[] = [];
  const gap = typeCase.widthOf(separator, style);
  let x = page.left;
  let y = top + baselineOf(style);
  for (const { text, to } of contact) {
    const width = typeCase.widthOf(text, style);
    const isFirst = x === page.left;
    const colour = to ? colours.link : colours.text;
    const branch: Branch = [{ id: 'contact', tag: 'P' }];
    if (!isFirst && x + gap + width > page.left + maxWidth) {
      x = page.left;
      y += style.leading;
    } else if (!isFirst) {
      parts.push({ kind: 'text', branch, text: separator, style, colour: colours.textSoft, x, y, width: gap });
      x += gap;
    }
    const part = { kind: 'text' as const, branch, text, style, colour, x, y, width };
    parts.push(...(to ? [underline(part), { ...part, link: to }] : [part]));
    x += width;
  }
  return { parts, bottom: y + style.leading - baselineOf(style) };
}
