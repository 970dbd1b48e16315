import { type ESTree, parseSync } from 'vite';

/** Attributes that are shown or read aloud. */
const visibleAttributes =
  /^(aria-(label|description|valuetext|roledescription)|title|alt|placeholder|label|hint|error|failureText|busyLabel)$/;
/** Their parts are visible wherever they are. */
const transparentTypes = new Set(['JSXExpressionContainer', 'TemplateLiteral', 'LogicalExpression']);
const sentence = /^\p{Lu}[\p{L}’']* \p{L}/u;

/**
 * The texts in a component's code that a visitor would read or hear, and everything that looks like a sentence. The
 * language follows from the ending of `file`.
 */
export function findHardCodedTexts(file: string, source: string): string[] {
  const found = new Set<string>();
  const addText = (text: string, isVisible: boolean) => {
    if (isVisible ? /\p{L}{2}/u.test(text) : sentence.test(text)) found.add(text.trim());
  };
  const visit = (value: unknown, isVisible: boolean): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, isVisible);
    if (typeof value !== 'object' || value === null || !('type' in value)) return;
    const node = value as ESTree.Node;
    if (node.type === 'ImportDeclaration' || node.type === 'ThrowStatement') return;
    if (node.type === 'JSXText') addText(node.value, true);
    else if (node.type === 'Literal' && typeof node.value === 'string') addText(node.value, isVisible);
    else if (node.type === 'TemplateElement') addText(node.value.cooked ?? '', isVisible);
    else if (node.type === 'JSXAttribute') {
      visit(node.value, node.name.type === 'JSXIdentifier' && visibleAttributes.test(node.name.name));
    } else if (node.type === 'ConditionalExpression') {
      visit(node.test, false);
      visit([node.consequent, node.alternate], isVisible);
    } else {
      const isElement = node.type === 'JSXElement' || node.type === 'JSXFragment';
      for (const [name, part] of Object.entries(node)) {
        visit(part, isElement ? name === 'children' : isVisible && transparentTypes.has(node.type));
      }
    }
  };
  visit(parseSync(file, source).program, false);
  return [...found];
}
