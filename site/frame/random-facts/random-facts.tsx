import { facts as ownFacts } from 'virtual:content';
import { useState } from 'react';
import { noFactsSeen, showNextFact } from '#model/facts.ts';
import type { Facts } from '#model/facts-schema.ts';
import { Button } from '#site/ui/button/button.tsx';
import styles from './random-facts.module.css';

type Props = { facts?: Facts | undefined; random?: () => number };

/** A virtual pet that shows facts, and loses patience. Its button needs script, so without script it is hidden. */
export function RandomFacts({ facts = ownFacts, random = Math.random }: Props) {
  const [seen, setSeen] = useState(noFactsSeen);
  if (!facts) return null;
  return (
    <section className={styles.pet} aria-label={facts.title} data-needs-script="">
      <h2 className={styles.title} dir="auto">
        {facts.title}
      </h2>
      <div className={styles.screen}>
        <span className={styles.sprite} />
        <p className={styles.text} dir="auto" aria-live="polite">
          {seen.text ?? facts.initialText}
        </p>
      </div>
      <Button className={styles.button} variant="primary" onClick={() => setSeen(showNextFact(seen, facts, random))}>
        <bdi>{facts.buttonLabel}</bdi>
      </Button>
    </section>
  );
}
