import { findContentModule } from '#content-reader/plugin/index-modules.ts';

const statement = /^import \{([^}]*)\} from '(virtual:(?:content|words(?:\/late)?))';$/gm;

/**
 * Lets a module import the parts of the content that it shows, instead of an index of all, so that it is known who shows what.
 * Keeps the number of lines.
 */
export function importDirectly(code: string): string {
  return code.replaceAll(statement, (whole: string, names: string, index: string) => {
    const imports: string[] = [];
    for (const one of names.split(',').map((name) => name.trim())) {
      if (one === '') continue;
      const [name = '', local = name] = one.split(' as ');
      const module = findContentModule(index, name);
      // A type, or a mistake that shall be told as one.
      if (!module) return whole;
      const binding = module.isNamespace ? `* as ${local}` : `{ ${one} }`;
      imports.push(`import ${binding} from '${module.id}';`);
    }
    return imports.join(' ') + '\n'.repeat(whole.split('\n').length - 1);
  });
}
