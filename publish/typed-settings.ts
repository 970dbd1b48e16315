import { publishSettings } from '#model/publish-schema.ts';

/** Checks settings as somebody typed them: a port is a number, and what is empty is left out. */
export function readTypedSettings(typed: Readonly<Record<string, string>>) {
  const filled = Object.entries(typed).filter(([, value]) => value.trim() !== '');
  return publishSettings.safeParse(
    Object.fromEntries(filled.map(([name, value]) => [name, name === 'port' ? Number(value) : value.trim()])),
  );
}
