import type { PlainValue } from '#studio/protocol/field.ts';
import type { FileState, SiteState } from '#studio/protocol/site-state.ts';

/** A content file as it is read. */
export const file = (name: FileState['name'], data: PlainValue): FileState => ({
  file: `${name}.yaml`,
  name,
  state: 'there',
  hash: 'x',
  data,
});

export const siteOf = (...files: FileState[]) => ({ files }) as unknown as SiteState;
