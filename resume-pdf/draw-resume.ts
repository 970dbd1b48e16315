import type { LaidOutPage } from './lay-out-resume.ts';
import { page } from './page-measures.ts';
import type { BoxPart, PagePart, PicturePart, TextPart } from './page-part.ts';
import type { ResumeDocument } from './resume-document.ts';
import { plantStructureTree, type StructureTree } from './structure-tree.ts';
import type { TypeCase } from './type-case.ts';

type Drawing = { document: ResumeDocument; typeCase: TypeCase; portrait: Uint8Array | undefined };

/** Draws the pages: texts and the portrait as content of the structure tree, boxes and furniture as artifacts. */
export function drawResume(pages: LaidOutPage[], drawing: Drawing): void {
  const { document } = drawing;
  const tree = plantStructureTree(document);
  for (const { units, furniture } of pages) {
    document.addPage({ size: [page.width, page.height], margin: 0 });
    drawArtifacts(furniture, drawing);
    for (const { top, parts } of units) {
      const placed = parts.map((part) => ({ ...part, y: part.y + top }));
      drawArtifacts(
        placed.filter(({ kind }) => kind === 'box'),
        drawing,
      );
      for (const part of placed) {
        if (part.kind === 'text') addText(part, tree, drawing);
        if (part.kind === 'picture') addPicture(part, tree, drawing);
      }
    }
  }
  tree.end();
}

function drawArtifacts(parts: PagePart[], drawing: Drawing): void {
  const { document } = drawing;
  if (parts.length === 0) return;
  document.markContent('Artifact', { type: 'Layout' });
  for (const part of parts) {
    if (part.kind === 'box') drawBox(part, document);
    if (part.kind === 'text') drawText(part, drawing);
  }
  document.endMarkedContent();
}

function drawBox({ x, y, width, height, colour }: BoxPart, document: ResumeDocument): void {
  document.rect(x, y, width, height).fill(colour);
}

function drawText({ text, style, colour, x, y }: TextPart, { document, typeCase }: Drawing): void {
  let left = x;
  for (const run of typeCase.cutRuns(text, style)) {
    document.font(run.font).fontSize(run.size).fillColor(colour);
    document.text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic' });
    left += document.widthOfString(run.text);
  }
}

function addText(part: TextPart, tree: StructureTree, drawing: Drawing): void {
  const { document } = drawing;
  const element = tree.open(part.branch);
  if (part.link === undefined) {
    element.add(() => drawText(part, drawing));
    return;
  }
  const link = document.struct('Link');
  element.add(link);
  link.add(() => drawText(part, drawing));
  const { x, y, width, style, text } = part;
  const options = { structParent: link, Contents: new String(text) };
  document.link(x, y - style.size, width, style.leading, part.link, options as object);
  link.end();
}

function addPicture(part: PicturePart, tree: StructureTree, { document, portrait }: Drawing): void {
  if (!portrait) return;
  const { branch, alt, x, y, width, height } = part;
  const bbox = [x, y, x + width, y + height];
  const figure = tree.open(branch, { alt, bbox } as object);
  figure.add(() => document.image(Buffer.from(portrait), x, y, { width, height }));
}
