/** As in `process.platform`. */
type System = NodeJS.Platform;

/** Quotes an argument of a printed command: for PowerShell on Windows, for POSIX shells elsewhere. */
export function quoteForShell(text: string, system: System = process.platform): string {
  const isPlain = system === 'win32' ? /^[\w./:\\-]+$/ : /^[\w./:@-]+$/;
  if (isPlain.test(text)) return text;
  return `'${text.replaceAll("'", system === 'win32' ? "''" : `'\\''`)}'`;
}

/** A printed command with an environment variable. */
export function withVariable(
  name: string,
  value: string | number,
  command: string,
  system: System = process.platform,
): string {
  if (system !== 'win32') return `${name}=${value} ${command}`;
  return `$env:${name}='${String(value).replaceAll("'", "''")}'; ${command}`;
}

/** The command that removes files, even if some are missing. */
export const removeCommandFor = (files: readonly string[], system: System = process.platform): string => {
  const quoted = files.map((file) => quoteForShell(file, system));
  return system === 'win32' ? `Remove-Item ${quoted.join(', ')} -ErrorAction Ignore` : `rm -f ${quoted.join(' ')}`;
};

/** The command that shows the free space on a folder's disk. */
export const freeSpaceCommandFor = (folder: string, system: System = process.platform): string =>
  system === 'win32' ? 'Get-PSDrive -PSProvider FileSystem' : `df -h ${quoteForShell(folder, system)}`;

/** The command that shows the latest system messages, such as disk failures. */
export function systemLogCommand(system: System = process.platform): string {
  if (system === 'win32') return 'Get-WinEvent System -MaxEvents 20';
  return system === 'darwin' ? 'sudo dmesg | tail' : 'dmesg | tail';
}
