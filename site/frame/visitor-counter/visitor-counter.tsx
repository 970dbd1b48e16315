import { site } from 'virtual:content';
import { lateFrameWords } from 'virtual:words/late';
import { useEffect, useState } from 'react';
import { settleCount } from '#model/visitors.ts';
import { callCounter } from './counter-call.ts';
import { keepVisits, recallVisits } from './kept-visits.ts';
import { firstVisit } from './visit-counting.ts';
import { visitService } from './visit-service.ts';
import styles from './visitor-counter.module.css';

const words = site.visitorCounter;
/** A smaller number is padded: three empty cells would look broken. */
const leastCells = 4;
/** In the language's digits. The browser's first formatting takes a cheap phone 50 ms, so that nothing is formatted before a number is known. */
const write = (number: number) => number.toLocaleString(site.language);
const isCountedHere = site.services.counter === 'built-in';

type Props = {
  /** Where to fetch the count; without it nothing is fetched. */
  address?: string | undefined;
  /** Whether the site's own server counts. */
  isBuiltIn?: boolean;
  request?: typeof fetch;
  /** Awaited before the count is fetched, so that the count includes this visitor. */
  visit?: Promise<void> | undefined;
};

/** The number of visitors. It is fetched by the browser, so without script the box is hidden. */
export function VisitorCounter({
  address = visitService?.count,
  isBuiltIn = isCountedHere,
  request = fetch,
  visit = firstVisit,
}: Props) {
  const [{ count, isKnown }, setCount] = useState<{ count?: number; isKnown?: boolean }>({});
  useEffect(() => {
    if (!words) return;
    void callCounter(address, request, visit).then((call) => {
      const settled = settleCount(call, recallVisits(), words.fallbackCount);
      keepVisits(settled);
      setCount({ count: settled, isKnown: call.count !== undefined });
    });
  }, [address, request, visit]);
  if (!words) return null;
  const isLoading = count === undefined;
  const written = isLoading ? '----' : write(count);
  const cells = Array.from(written.length < leastCells ? written.padStart(leastCells, write(0)) : written);
  return (
    <section className={styles.patch} aria-label={lateFrameWords.visitorCounter} data-needs-script="">
      <h2 className={styles.title} dir="auto">
        {words.title}
      </h2>
      <p
        className={styles.digits}
        role="img"
        aria-label={isLoading ? lateFrameWords.counting : written}
        data-long={cells.length > 6 || undefined}
      >
        {cells.map((character, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a digit is identified by its position.
          <span key={index} data-separator={/[\p{Nd}-]/u.test(character) ? undefined : ''}>
            {character}
          </span>
        ))}
      </p>
      <p className={styles.caption} data-loading={isLoading || undefined}>
        <span dir="auto">
          {isBuiltIn ? words.builtInCaption : words.caption}
          {!isLoading && !isKnown && <small> {lateFrameWords.lastKnown}</small>}
        </span>
        {isLoading && <span aria-hidden="true">{lateFrameWords.counting}</span>}
      </p>
    </section>
  );
}
