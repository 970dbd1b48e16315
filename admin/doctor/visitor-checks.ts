import type { Tool } from '#admin/commands/tool.ts';
import type { PublicApi } from './public-api.ts';

export type VisitorChecks = {
  api: PublicApi;
  /** Epoch milliseconds. */
  now: () => number;
  /** Tells test entries apart from visitors' entries and from other tests. */
  token: string;
  /** Whether an entry can be removed again: only then is an entry signed that everybody could see. */
  canRemove: (id: string) => Promise<boolean>;
  /** What to do when visitors can do more than they should. */
  remedy: string;
  /** What to do when nothing answers. */
  unreachableRemedy: string;
  writeCommand: Tool['writeCommand'];
};
