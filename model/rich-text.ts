/** Markdown, parsed at build time into a tree that a component renders without raw HTML. */
export type RichText = Block[];
export type Block = { kind: 'paragraph'; content: Inline[] } | { kind: 'list'; isOrdered: boolean; items: Inline[][] };
export type Inline =
  | string
  | { kind: 'strong' | 'emphasis'; content: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; address: string; content: Inline[] }
  | { kind: 'break' };
