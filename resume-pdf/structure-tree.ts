import type { Branch } from './page-part.ts';
import type { ResumeDocument } from './resume-document.ts';

export type StructureTree = {
  /** The element at the end of a branch; those that the branch has in common with the one before are the same. */
  open: (branch: Branch, options?: PDFKit.Mixins.StructureElementOptions) => PDFKit.PDFStructureElement;
  end: () => void;
};

/** Builds the structure of a tagged PDF along with what is drawn, in reading order. */
export function plantStructureTree(document: ResumeDocument): StructureTree {
  const root = document.struct('Document');
  document.addStructure(root);
  const opened: { id: string; element: PDFKit.PDFStructureElement }[] = [];
  const closeFrom = (depth: number) => {
    for (const { element } of opened.splice(depth).reverse()) element.end();
  };
  return {
    open: (branch, options = {}) => {
      const shared = branch.findIndex(({ id }, depth) => opened[depth]?.id !== id);
      closeFrom(shared === -1 ? branch.length : shared);
      for (const { id, tag } of branch.slice(opened.length)) {
        const element = document.struct(tag, opened.length === branch.length - 1 ? options : {});
        (opened.at(-1)?.element ?? root).add(element);
        opened.push({ id, element });
      }
      return opened.at(-1)?.element ?? root;
    },
    end: () => {
      closeFrom(0);
      root.end();
    },
  };
}
