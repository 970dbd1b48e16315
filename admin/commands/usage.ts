/** A line such as `bonbon backup restore FILE`; each part may be empty. */
export function formatUsage(program: string, name: string, line: string): string {
  return [program, name, line].filter(Boolean).join(' ');
}
