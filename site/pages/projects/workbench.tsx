import { useId } from 'react';
import type { WorkbenchBox } from '#model/projects-schema.ts';
import { Panel } from '#site/ui/panel.tsx';
import styles from './workbench.module.css';

/** Work in progress, each item with a progress bar. */
export function Workbench({ workbench: { title, items } }: { workbench: WorkbenchBox }) {
  return (
    <Panel title={title} tone="mint" isQuiet>
      <ul className={styles.items}>
        {items.map((item) => (
          <WorkbenchItem key={item.name} item={item} />
        ))}
      </ul>
    </Panel>
  );
}

function WorkbenchItem({ item: { name, text, percent } }: { item: WorkbenchBox['items'][number] }) {
  const nameId = useId();
  return (
    <li className={styles.item}>
      <h3 className={styles.name} id={nameId} dir="auto">
        {name}
      </h3>
      <span className={styles.percent} aria-hidden="true">
        {percent}%
      </span>
      <progress className={styles.bar} max={100} value={percent} aria-labelledby={nameId} />
      {text && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
    </li>
  );
}
