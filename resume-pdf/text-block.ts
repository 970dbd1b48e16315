import { breakLines } from './break-lines.ts';
import type { TextStyle } from './page-measures.ts';
import type { BoxPart, Branch, TextPart } from './page-part.ts';
import type { TypeCase } from './type-case.ts';

type Block = {
  text: string;
  style: TextStyle;
  colour: string;
  branch: Branch;
  x: number;
  /** From the unit's top to the block's. */
  y: number;
  maxWidth: number;
  link?: string | undefined;
};

/** Where the baseline stands in a line, as a part of its leading. */
const baselineShare = 0.74;

export const baselineOf = ({ leading }: TextStyle) => leading * baselineShare;

/** The parts of a text that may need several lines, and their height. */
export function setText(block: Block, typeCase: TypeCase): { parts: (TextPart | BoxPart)[]; height: number } {
  const { text, style, colour, branch, x, y, maxWidth, link } = block;
  const lines = breakLines(text, maxWidth, (line) => typeCase.widthOf(line, style));
  const parts = lines.flatMap((line, index): (TextPart | BoxPart)[] => {
    const width = typeCase.widthOf(line.trimEnd(), style);
    const baseline = y + index * style.leading + baselineOf(style);
    const part: TextPart = { kind: 'text', branch, text: line, style, colour, x, y: baseline, width };
    if (line === '') return [];
    return link === undefined ? [part] : [underline(part), { ...part, link }];
  });
  return { parts, height: lines.length * style.leading };
}

export const underline = ({ x, y, width, colour }: TextPart): BoxPart => ({
  kind: 'box',
  x,
  y: y + 1.8,
  width,
  height: 0.7,
  colour,
});
