import { basename } from 'node:path';

/**
 * Names the classes of style modules after their file and themselves, such as `site-button-link`: readable in the page,
 * and repeating themselves, so that they compress to less than hashes would. A class has no hyphen in its own name.
 *
 * @throws when two files of the same name would share their classes.
 */
export function createClassNames(): (name: string, file: string) => string {
  const files = new Map<string, string>();
  return (name, file) => {
    const path = file.replace(/\?.*/, '');
    const component = basename(path, '.module.css');
    const known = files.get(component) ?? path;
    if (known !== path) throw new Error(`${known} and ${path} need different names: their classes would be the same`);
    files.set(component, path);
    return `${component}-${name}`;
  };
}
