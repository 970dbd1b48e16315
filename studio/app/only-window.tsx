import { type ReactNode, useEffect, useState } from 'react';
import { Button } from './button/button.tsx';
import { say } from './say.ts';
import styles from './studio.module.css';

const lockName = 'bonbon-studio';
const waitMilliseconds = 300;

/** Two windows would undo each other's words: one at a time has the studio, and gives it up when another one is used. */
export function OnlyWindow({ children }: { children: ReactNode }) {
  const [state, setState] = useState<'asking' | 'ours' | 'elsewhere'>('asking');
  const [isTaken, setIsTaken] = useState(false);

  useEffect(() => {
    let letGo = () => {};
    const given = new AbortController();
    const hold = () => {
      clearTimeout(waiting);
      if (given.signal.aborted) return undefined;
      setState('ours');
      return new Promise<void>((resolve) => {
        letGo = resolve;
      });
    };
    // Another window has it: this one is next, or takes it.
    const waiting = setTimeout(() => setState('elsewhere'), waitMilliseconds);
    const options = isTaken ? { steal: true } : { signal: given.signal };
    navigator.locks.request(lockName, options, hold).catch(() => {
      // Another window has taken the studio.
      if (given.signal.aborted) return;
      setIsTaken(false);
      setState('elsewhere');
    });
    return () => {
      clearTimeout(waiting);
      given.abort();
      letGo();
    };
  }, [isTaken]);

  if (state === 'ours') return children;
  if (state === 'asking') return null;
  return (
    <main className={styles.message}>
      <h1>{say('opening.elsewhere')}</h1>
      <div>
        <Button kind="go" onClick={() => setIsTaken(true)}>
          {say('opening.useThis')}
        </Button>
      </div>
    </main>
  );
}
