/** As in `process.platform`. */
type System = NodeJS.Platform;

/** A word of a command as the owner types it: in PowerShell on Windows, in sh and its like elsewhere. */
export function quoteForShell(text: string, system: System = process.platform): string {
  const isPlain = system === 'win32' ? /^[\w./:\\-]+$/ : /^[\w./:@-]+$/;
  if (isPlain.test(text)) return text;
  return `'${text.replaceAll("'", system === 'win32' ? "''" : `'\\''`)}'`;
}

/** A command with a variable of the environment before it, as the owner types it. */
export function withVariable(
  name: string,
  value: string | number,
  command: string,
  system: System = process.platform,
): string {
  if (system !== 'win32') return `${name}=${value} ${command}`;
  return `$env:${name}='${String(value).replaceAll("'", "''")}'; ${command}`;
}

/** The server's start with its data in another place. */
export const startWithDataFolder = (system: System = process.platform): string =>
  withVariable('DATA_FOLDER', system === 'win32' ? 'C:\\bonbon-data' : '/var/lib/bonbon', 'npm start', system);

/** What removes files, whether or not all of them are there. */
export const removalOf = (files: readonly string[], system: System = process.platform): string => {
  const quoted = files.map((file) => quoteForShell(file, system));
  return system === 'win32' ? `Remove-Item ${quoted.join(', ')} -ErrorAction Ignore` : `rm -f ${quoted.join(' ')}`;
};

/** What shows how much room the disk of a folder has. */
export const freeSpaceOf = (folder: string, system: System = process.platform): string =>
  system === 'win32' ? 'Get-PSDrive -PSProvider FileSystem' : `df -h ${quoteForShell(folder, system)}`;

/** What shows the last things that the system noted, a disk's failures among them. */
export function systemLog(system: System = process.platform): string {
  if (system === 'win32') return 'Get-WinEvent System -MaxEvents 20';
  return system === 'darwin' ? 'sudo dmesg | tail' : 'dmesg | tail';
}
