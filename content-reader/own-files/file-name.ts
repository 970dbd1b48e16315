/**
 * Device names, with any extension, and characters that Windows does not allow ("Naming Files, Paths, and Namespaces").
 */
const deviceName = /^(con|prn|aux|nul|(com|lpt)[0-9\u00b9\u00b2\u00b3])(\.|$)/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const refusedCharacter = /[<>:"\\|*\u0000-\u001f\u007f]/;

/** Why the name of a file or folder is not portable or not safe in a URL; undefined if it is fine. */
export function findNameMistake(name: string): string | undefined {
  if (/[?#%]/.test(name)) return `the name ${name} must not contain ?, # or %: rename it`;
  const char = refusedCharacter.exec(name)?.[0];
  if (char !== undefined) {
    const shown = char > ' ' && char !== '\u007f' ? char : 'an invisible character';
    return `the name ${name} contains ${shown}, which Windows does not allow in names: rename it`;
  }
  if (deviceName.test(name)) return `Windows reserves the name ${name}: rename it`;
  if (/[. ]$/.test(name)) return `Windows removes the full stop or space at the end of the name ${name}: rename it`;
  if (/^\.env/i.test(name)) {
    return `a file named ${name} usually contains keys and passwords, and everything in content/ is public: remove it`;
  }
  return undefined;
}
