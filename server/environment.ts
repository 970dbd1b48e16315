import { StartError } from './start-error.ts';
import { startCommand } from './system/owner-command.ts';
import { withVariable } from './system/shell.ts';

export type Environment = Record<string, string | undefined>;

/**
 * Reads environment variables, all of which are optional and may be empty, and collects the invalid ones. An `example` is
 * a value that an owner could copy.
 */
export function createEnvironmentReader(environment: Environment) {
  const problems: string[] = [];

  function read<T>(
    name: string,
    parse: (text: string) => T | undefined,
    requirement: string,
    example: string,
    show: (text: string) => string = JSON.stringify,
  ): T | undefined {
    const text = environment[name] ?? '';
    if (text === '') return undefined;
    const value = parse(text);
    if (value === undefined) {
      const command = withVariable(name, example, startCommand());
      problems.push(`${name} is ${show(text)}, but must be ${requirement}: ${command}`);
    }
    return value;
  }

  return {
    /** Text that matches `pattern`; `requirement` describes the pattern. */
    readText: (
      name: string,
      { pattern, requirement, example }: { pattern: RegExp; requirement: string; example: string },
    ) => read(name, (text) => (pattern.test(text) ? text : undefined), requirement, example),
    readCount: (name: string, { max, example }: { max: number; example: string }) =>
      read(
        name,
        (text) => (/^\d{1,15}$/.test(text) && Number(text) <= max ? Number(text) : undefined),
        `a whole number from 0 to ${max}`,
        example,
      ),
    readChoice: <T extends string>(name: string, choices: readonly T[], example: T) =>
      read(name, (text) => choices.find((choice) => choice === text), choices.join(' or '), example),
    /** A full web address. It may be a secret, so errors don't show it. */
    readAddress: (name: string, example: string) =>
      read(name, readWebAddress, 'a web address', example, () => 'not valid'),
    /** Origins, separated by commas. */
    readOrigins: (name: string, example: string) =>
      read(name, readOrigins, 'web addresses without a path, separated by commas', example) ?? [],
    /** Throws a `StartError` that lists all invalid values. */
    finish: () => {
      if (problems.length > 0) throw new StartError(problems.join('\n'));
    },
  };
}

function readWebAddress(text: string): string | undefined {
  const url = URL.parse(text.trim());
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

function readOrigins(text: string): string[] | undefined {
  const origins = text
    .split(',')
    .filter((item) => item.trim() !== '')
    .map((item) => {
      const url = URL.parse(item.trim());
      const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
      return isOrigin ? url.origin : undefined;
    });
  return origins.includes(undefined) ? undefined : (origins as string[]);
}
