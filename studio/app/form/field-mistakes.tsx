import { Button } from '#studio/app/button/button.tsx';
import { Icon } from '#studio/app/icon/icon.tsx';
import { say } from '#studio/app/say.ts';
import type { PlainValue } from '#studio/protocol/field.ts';
import type { SiteProblem } from '#studio/protocol/site-state.ts';
import styles from './field.module.css';

/** `must not be empty` as a sentence of its own. */
export function tellMistake({ sentence, example, path }: SiteProblem): string {
  const start = sentence.charAt(0).toUpperCase() + sentence.slice(1);
  const whole = /[.!?…/]$/.test(start) ? start : `${start}.`;
  // The build writes it as a line of the file; the field has its name already.
  const key = `${path.at(-1)}: `;
  const value = example?.startsWith(key) ? example.slice(key.length) : example;
  return value ? `${whole} ${say('form.forExample', { example: value })}` : whole;
}

type Props = { id: string; problems: SiteProblem[]; onRepair: (value: PlainValue) => void };

export function FieldMistakes({ id, problems, onRepair }: Props) {
  if (problems.length === 0) return null;
  return (
    <div id={id}>
      {problems.map((problem) => (
        <div key={problem.sentence}>
          <p className={styles.mistake}>
            <Icon name="warn" />
            <span>{tellMistake(problem)}</span>
          </p>
          {problem.repair !== undefined && (
            <Button onClick={() => onRepair(problem.repair as PlainValue)}>
              {say('form.makeIt', {
                value: typeof problem.repair === 'string' ? problem.repair : JSON.stringify(problem.repair),
              })}
            </Button>
          )}
        </div>
      ))}
    </div>
  );
}
