/** Of every host: `BONBON_NEOCITIES_KEY`, `BONBON_SFTP_PASSWORD`. */
const keyVariable = /^BONBON_\w+_(KEY|TOKEN|PASSWORD)$/;

/** This process's environment for a program of the system: the keys that an owner keeps there are not its business. */
export function programEnvironment(added: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !keyVariable.test(name));
  return { ...Object.fromEntries(kept), ...added };
}
