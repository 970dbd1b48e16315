/** How the owner calls a verb: as it was typed, so that what a message says to type works in the same place. */
export function nameProgram(verb: string, environment: Record<string, string | undefined>): string {
  return environment.npm_lifecycle_event === verb ? `npm run ${verb} --` : `npx bonbon ${verb}`;
}
