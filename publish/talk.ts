/** Asks questions whose answers are lines. */
export type Talk = { ask: (question: string) => Promise<string>; say: (line: string) => void };
/** Lets questions be asked, one after another. */
export type Converse = <Result>(use: (talk: Talk) => Promise<Result>) => Promise<Result>;
