/** The versions of Node that the package is tested with. */
const majors = [22, 24, 26];

/** Platforms for which npm has no Node that is new enough. */
const unavailable = new Set(['24 darwin arm64']);

export type TestNode = { path: string; version: string };

/** The majors that npm has for a platform, but that are not installed. */
export function findMissingMajors(nodes: readonly TestNode[], { os, cpu }: { os: string; cpu: string }): number[] {
  const present = new Set(nodes.map(({ version }) => Number.parseInt(version.slice(1), 10)));
  // The newest may be newer than ours.
  const isPresent = (major: number) => present.has(major) || (major === 26 && Math.max(...present) > major);
  return majors.filter((major) => !isPresent(major) && !unavailable.has(`${major} ${os} ${cpu}`));
}

/** The Nodes whose versions match a filter, such as `22` (without filters, all), and the filters that match none. */
export function chooseNodes(nodes: readonly TestNode[], filters: readonly string[]) {
  const matches = ({ version }: TestNode, filter: string) => version.startsWith(`v${filter}`);
  const chosen = nodes.filter((node) => filters.length === 0 || filters.some((filter) => matches(node, filter)));
  return { chosen, unmatched: filters.filter((filter) => !nodes.some((node) => matches(node, filter))) };
}
