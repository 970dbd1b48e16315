import type { ResumeEntry, ResumeSection } from '#model/resume-schema.ts';
import { colours, columnWidth, page, type } from './page-measures.ts';
import type { BoxPart, Branch, PagePart, Tag, Unit } from './page-part.ts';
import { setText } from './text-block.ts';
import type { TypeCase } from './type-case.ts';

const pixel = 1.2;
const bulletIndent = 13;
const groupGap = 14;
const maxNameWidth = 130;

type Tools = { typeCase: TypeCase; branch: Branch };

/** A title on a tab, then text, entries and groups. */
export function layOutSection(section: ResumeSection, index: number, typeCase: TypeCase): Unit[] {
  const branch: Branch = [{ id: `section ${index}`, tag: 'Sect' }];
  const tools = { typeCase, branch };
  const { title, text, entries, groups } = section;
  return [
    layOutTab(title, colours.tones[index % colours.tones.length] ?? colours.tones[0], tools),
    ...(text ? [stackBlock(text, 0, tools, 'text')] : []),
    ...entries.flatMap((entry, at) => layOutEntry(entry, at, tools)),
    ...layOutGroups(groups, tools),
  ];
}

/** A tab in the site's look: an outline without its corner pixels, on a line as wide as the page. */
function layOutTab(title: string, tone: string, { typeCase, branch }: Tools): Unit {
  const style = type.section;
  const padding = 9;
  const maxWidth = columnWidth - 2 * padding;
  const block = { text: title, style, colour: colours.text, x: page.left + padding, y: 1, maxWidth };
  const { parts, height } = setText({ ...block, branch: [...branch, { id: 'title', tag: 'H2' }] }, typeCase);
  const width = Math.min(columnWidth, Math.ceil(typeCase.widthOf(title, style)) + 2 * padding);
  const box = (x: number, y: number, w: number, h: number, colour: string = colours.line): BoxPart => ({
    kind: 'box',
    x: page.left + x,
    y,
    width: w,
    height: h,
    colour,
  });
  const tall = height + 3;
  const outline = [
    box(pixel, pixel, width - 2 * pixel, tall - pixel, tone),
    box(pixel, 0, width - 2 * pixel, pixel),
    box(0, pixel, pixel, tall - pixel),
    box(width - pixel, pixel, pixel, tall - pixel),
    box(0, tall, columnWidth, pixel),
  ];
  return { height: tall + pixel, gapBefore: 12, parts: [...outline, ...parts], keepsWithNext: true };
}

function stackBlock(text: string, indent: number, { typeCase, branch }: Tools, id: string, gapBefore = 7): Unit {
  const x = page.left + indent;
  const leaf: Branch = [...branch, { id, tag: 'P' }];
  const block = { text, style: type.body, colour: colours.text, branch: leaf, x, y: 0, maxWidth: columnWidth - indent };
  return { ...setText(block, typeCase), gapBefore, keepsWithNext: false };
}

function layOutEntry(entry: ResumeEntry, index: number, { typeCase, branch }: Tools): Unit[] {
  const tools: Tools = { typeCase, branch: [...branch, { id: `entry ${index}`, tag: 'Sect' }] };
  const { text, points, link } = entry;
  const rest = [
    ...(text ? [stackBlock(text, 0, tools, 'text', 1)] : []),
    ...points.map((point, at) => layOutPoint(point, at, tools)),
    ...(link ? [layOutLink(link, tools)] : []),
  ];
  const units = [layOutEntryHead(entry, index, tools), ...rest];
  // Neither the head nor the last line of an entry stands alone on a page.
  return units.map((unit, at) => ({ ...unit, keepsWithNext: rest.length > 0 && (at === 0 || at === rest.length - 1) }));
}

function layOutEntryHead({ title, when, place }: ResumeEntry, index: number, { typeCase, branch }: Tools): Unit {
  const whenWidth = when ? typeCase.widthOf(when, type.when) : 0;
  const leaf = (id: string, tag: Tag): Branch => [...branch, { id, tag }];
  const parts: PagePart[] = [];
  const maxWidth = columnWidth - (when ? whenWidth + 16 : 0);
  const block = { text: title, style: type.title, colour: colours.text, x: page.left, y: 0, maxWidth };
  const titleSet = setText({ ...block, branch: leaf('title', 'H3') }, typeCase);
  parts.push(...titleSet.parts);
  if (when) {
    const x = page.width - page.right - whenWidth;
    const right = { text: when, style: type.when, colour: colours.link, x, y: 0, maxWidth: whenWidth + 1 };
    parts.push(...setText({ ...right, branch: leaf('when', 'P') }, typeCase).parts);
  }
  let { height } = titleSet;
  if (place) {
    const under = { text: place, style: type.body, colour: colours.textSoft, x: page.left, y: height };
    const set = setText({ ...under, maxWidth: columnWidth, branch: leaf('place', 'P') }, typeCase);
    parts.push(...set.parts);
    height += set.height;
  }
  return { height, gapBefore: index === 0 ? 6 : 7, parts, keepsWithNext: false };
}

function layOutPoint(text: string, index: number, { typeCase, branch }: Tools): Unit {
  const item: Branch = [
    ...branch,
    { id: 'points', tag: 'L' },
    { id: `point ${index}`, tag: 'LI' },
    { id: 'body', tag: 'LBody' },
  ];
  const x = page.left + bulletIndent;
  const block = { text, style: type.body, colour: colours.text, branch: item, x, y: 0 };
  const { parts, height } = setText({ ...block, maxWidth: columnWidth - bulletIndent }, typeCase);
  const bullet = (inset: number, colour: string): BoxPart => ({
    kind: 'box',
    x: page.left + 2 + inset,
    y: 4.6 + inset,
    width: 5.6 - 2 * inset,
    height: 5.6 - 2 * inset,
    colour,
  });
  const bullets = [bullet(0, colours.line), bullet(pixel, colours.bullet)];
  return { height, gapBefore: 1, parts: [...bullets, ...parts], keepsWithNext: false };
}

function layOutLink({ text, to }: { text: string; to: string }, { typeCase, branch }: Tools): Unit {
  const leaf: Branch = [...branch, { id: 'link', tag: 'P' }];
  const block = { text, style: type.body, colour: colours.link, branch: leaf, x: page.left, y: 0, link: to };
  return { ...setText({ ...block, maxWidth: columnWidth }, typeCase), gapBefore: 1, keepsWithNext: false };
}

/** Names at the left, their items beside them. */
function layOutGroups(groups: ResumeSection['groups'], { typeCase, branch }: Tools): Unit[] {
  const widths = groups.map(({ name }) => typeCase.widthOf(name, type.strong));
  const nameWidth = Math.min(maxNameWidth, Math.ceil(Math.max(0, ...widths)) + 1);
  return groups.map(({ name, items }, index): Unit => {
    const item: Branch = [...branch, { id: 'groups', tag: 'L' }, { id: `group ${index}`, tag: 'LI' }];
    const left = { text: name, style: type.strong, colour: colours.text, x: page.left, y: 0, maxWidth: nameWidth };
    const label = setText({ ...left, branch: [...item, { id: 'name', tag: 'Lbl' }] }, typeCase);
    const x = page.left + nameWidth + groupGap;
    const right = { text: items.join(' · '), style: type.body, colour: colours.text, x, y: 0 };
    const maxWidth = columnWidth - nameWidth - groupGap;
    const body = setText({ ...right, maxWidth, branch: [...item, { id: 'items', tag: 'LBody' }] }, typeCase);
    const height = Math.max(label.height, body.height);
    const parts = [...label.parts, ...body.parts];
    return { height, gapBefore: index === 0 ? 7 : 2, parts, keepsWithNext: false };
  });
}
