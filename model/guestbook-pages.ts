/** Where a page of older messages begins: behind this place in the order of time and id, newest first. */
export type PagePlace = {
  /** Epoch milliseconds. */
  time: number;
  /** Empty for all that is older than the time. */
  id: string;
};

const maxTime = 8.64e15;

/** Reads `1764547200000`, or `1764547200000.1764547199999` behind an entry of that millisecond; undefined for anything else. */
export function readPlace(text: string | null | undefined): PagePlace | undefined {
  const [, time, id = ''] = /^(\d{1,16})(?:\.(\d{1,16}))?$/.exec(text ?? '') ?? [];
  return time === undefined || Number(time) > maxTime ? undefined : { time: Number(time), id };
}

export const writePlace = ({ time, id }: PagePlace): string => (id === '' ? String(time) : `${time}.${id}`);

/** The links of a page; undefined where there is none. An empty `newer` is the newest page. */
export type PageLinks = {
  older?: string | undefined;
  newer?: string | undefined;
  oldestMs?: number | undefined;
  newestMs?: number | undefined;
};
