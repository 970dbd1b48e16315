/** What the package is tried with. */
const majors = [22, 24, 26];

/** npm has none that is new enough. */
const lacking = new Set(['24 darwin arm64']);

export type TriedNode = { path: string; version: string };

/** The majors that a machine should have a Node of, and has not. */
export function findMissingMajors(nodes: readonly TriedNode[], { os, cpu }: { os: string; cpu: string }): number[] {
  const present = new Set(nodes.map(({ version }) => Number.parseInt(version.slice(1), 10)));
  // The newest may be newer than ours.
  const isThere = (major: number) => present.has(major) || (major === 26 && Math.max(...present) > major);
  return majors.filter((major) => !isThere(major) && !lacking.has(`${major} ${os} ${cpu}`));
}

/** Which Nodes some filters choose by their versions, such as `22`, and the filters that choose none; without any, all. */
export function chooseNodes(nodes: readonly TriedNode[], filters: readonly string[]) {
  const suits = ({ version }: TriedNode, filter: string) => version.startsWith(`v${filter}`);
  const chosen = nodes.filter((node) => filters.length === 0 || filters.some((filter) => suits(node, filter)));
  return { chosen, idle: filters.filter((filter) => !nodes.some((node) => suits(node, filter))) };
}
