/** After this many clicks, messages may appear instead of facts. */
const spamThreshold = 10;
const spamProbability = 0.7;
const historySize = 15;

export type FactsSeen = Readonly<{
  clickCount: number;
  /** The text on the little screen; undefined before the first click. */
  text: string | undefined;
  /** Recently shown facts, oldest first, at most 15; messages don't count. */
  history: readonly string[];
}>;

export const noFactsSeen: FactsSeen = { clickCount: 0, text: undefined, history: [] };

/**
 * What one more click shows. The first 10 clicks show any fact; after them 70 % show a message, the others a fact
 * seen recently. Without messages all clicks show facts. Nothing comes twice in a row if there is something else to
 * show. `random` gives 0 (included) to 1.
 */
export function showNextFact(
  seen: FactsSeen,
  { facts, spam }: { facts: readonly string[]; spam: readonly string[] },
  random: () => number,
): FactsSeen {
  const clickCount = seen.clickCount + 1;
  const isPastThreshold = clickCount > spamThreshold;
  if (isPastThreshold && spam.length && random() < spamProbability) {
    return { ...seen, clickCount, text: pickOther(spam, seen.text, random) };
  }
  const text = pickOther(isPastThreshold && seen.history.length ? seen.history : facts, seen.text, random);
  return { clickCount, text, history: [...seen.history, text].slice(-historySize) };
}

function pickOther(texts: readonly string[], current: string | undefined, random: () => number): string {
  const others = texts.filter((text) => text !== current);
  const choice = others.length ? others : texts;
  return choice[Math.floor(random() * choice.length)] as string;
}
