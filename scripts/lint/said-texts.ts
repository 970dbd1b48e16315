import { type ESTree, parseSync } from 'vite';

/** Attributes that are shown or read aloud. */
const saidAttributes =
  /^(aria-(label|description|valuetext|roledescription)|title|alt|placeholder|label|hint|error|failureText|busyLabel)$/;
/** What is in them is said where they are said. */
const passesOn = new Set(['JSXExpressionContainer', 'TemplateLiteral', 'LogicalExpression']);
const sentence = /^\p{Lu}[\p{L}’']* \p{L}/u;

/**
 * The texts in the code of a component that a visitor would read or hear as they stand, and everything that looks like a
 * sentence. `file` tells the language by its ending.
 */
export function findSaidTexts(file: string, source: string): string[] {
  const found = new Set<string>();
  const note = (text: string, isSaid: boolean) => {
    if (isSaid ? /\p{L}{2}/u.test(text) : sentence.test(text)) found.add(text.trim());
  };
  const visit = (value: unknown, isSaid: boolean): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, isSaid);
    if (typeof value !== 'object' || value === null || !('type' in value)) return;
    const node = value as ESTree.Node;
    if (node.type === 'ImportDeclaration' || node.type === 'ThrowStatement') return;
    if (node.type === 'JSXText') note(node.value, true);
    else if (node.type === 'Literal' && typeof node.value === 'string') note(node.value, isSaid);
    else if (node.type === 'TemplateElement') note(node.value.cooked ?? '', isSaid);
    else if (node.type === 'JSXAttribute') {
      visit(node.value, node.name.type === 'JSXIdentifier' && saidAttributes.test(node.name.name));
    } else if (node.type === 'ConditionalExpression') {
      visit(node.test, false);
      visit([node.consequent, node.alternate], isSaid);
    } else {
      const isElement = node.type === 'JSXElement' || node.type === 'JSXFragment';
      for (const [name, part] of Object.entries(node)) {
        visit(part, isElement ? name === 'children' : isSaid && passesOn.has(node.type));
      }
    }
  };
  visit(parseSync(file, source).program, false);
  return [...found];
}
