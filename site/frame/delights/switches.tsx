import { delights } from 'virtual:content';
import { useId } from 'react';
import styles from './switches.module.css';
import { usePageSounds } from './use-page-sounds.ts';
import { useSparkles } from './use-sparkles.ts';
import { useSwitch } from './use-switch.ts';

const { switches } = delights;

/** The extras that a visitor can turn on: sparkles on the cursor, and a sound on each page change. */
export function Switches() {
  const id = useId();
  if (!switches?.sparkles && !switches?.pageSounds) return null;
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {switches.title}
      </h2>
      {switches.pageSounds ? <PageSoundsSwitch label={switches.pageSounds} /> : null}
      {switches.sparkles ? <SparklesSwitch label={switches.sparkles} stillNote={switches.stillNote} /> : null}
    </section>
  );
}

function SparklesSwitch({ label, stillNote }: { label: string; stillNote: string | undefined }) {
  const [isOn, toggle] = useSwitch('sparkles');
  const isStill = useSparkles(isOn);
  return (
    <>
      <Switch label={label} isOn={isOn} onToggle={toggle} />
      <p className={styles.note} role="status">
        {isOn && isStill ? stillNote : null}
      </p>
    </>
  );
}

function PageSoundsSwitch({ label }: { label: string }) {
  const [isOn, toggle] = useSwitch('pageSounds');
  usePageSounds(isOn);
  return <Switch label={label} isOn={isOn} onToggle={toggle} />;
}

function Switch({ label, isOn, onToggle }: { label: string; isOn: boolean; onToggle: () => void }) {
  return (
    <button className={styles.switch} type="button" role="switch" aria-checked={isOn} onClick={onToggle}>
      {label}
      <span className={styles.track} />
    </button>
  );
}
