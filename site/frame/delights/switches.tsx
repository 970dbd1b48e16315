import { delights } from 'virtual:content';
import { useId } from 'react';
import { usePetBed } from '#site/frame/pet/pet-bed.ts';
import styles from './switches.module.css';
import { usePageSounds } from './use-page-sounds.ts';
import { useReducedMotion } from './use-reduced-motion.ts';
import { useSparkles } from './use-sparkles.ts';
import { useSwitch } from './use-switch.ts';

const { switches, pet } = delights;

/** The extras that a visitor can turn on and off: the pet, sparkles on the cursor, and a sound on each page change. */
export function Switches() {
  const id = useId();
  const hasPet = !useReducedMotion() && pet;
  if (!switches || !(switches.sparkles || switches.pageSounds || hasPet)) return null;
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {switches.title}
      </h2>
      {hasPet ? <PetSwitch label={pet.label} /> : null}
      {switches.pageSounds ? <PageSoundsSwitch label={switches.pageSounds} /> : null}
      {switches.sparkles ? <SparklesSwitch label={switches.sparkles} stillNote={switches.stillNote} /> : null}
    </section>
  );
}

function PetSwitch({ label }: { label: string }) {
  const [isInBed, setInBed] = usePetBed();
  return <Switch label={label} isOn={!isInBed} onToggle={() => setInBed(!isInBed)} />;
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
