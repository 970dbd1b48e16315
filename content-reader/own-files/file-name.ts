/** Device names, with any extension, and characters that Windows does not allow ("Naming Files, Paths, and Namespaces"). */
const deviceName = /^(con|prn|aux|nul|(com|lpt)[0-9\u00b9\u00b2\u00b3])(\.|$)/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const refusedSign = /[<>:"\\|*\u0000-\u001f\u007f]/;

/** Why the name of a file or folder is not portable or not safe in a URL; undefined if it is fine. */
export function findNameMistake(name: string): string | undefined {
  if (/[?#%]/.test(name)) return `the name ${name} must be without ?, # and %: rename it`;
  const sign = refusedSign.exec(name)?.[0];
  if (sign !== undefined) {
    const shown = sign > ' ' && sign !== '\u007f' ? sign : 'an invisible character';
    return `the name ${name} holds ${shown}, which Windows does not allow in names: rename it`;
  }
  if (deviceName.test(name)) return `Windows keeps the name ${name} for a device: rename it`;
  if (/[. ]$/.test(name)) return `Windows cuts the full stop or space off the end of the name ${name}: rename it`;
  if (/^\.env/i.test(name)) {
    return `a file named ${name} holds keys and passwords as a rule, and everything in content/ is public: take it away`;
  }
  return undefined;
}
