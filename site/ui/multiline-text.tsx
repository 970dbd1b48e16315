import { Fragment } from 'react';
import styles from './multiline-text.module.css';

type Props = {
  text: string;
  /** Blank lines part paragraphs; without this the text stays within one element of the caller. */
  isParagraphs?: boolean | undefined;
};

/** Text as it was typed: a line break is a break. */
export function MultilineText({ text, isParagraphs }: Props) {
  if (!isParagraphs) return <Lines text={text} />;
  return text.split(/\n\s*\n/).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text have no other name and never move
    <p className={styles.paragraph} key={index} dir="auto">
      <Lines text={paragraph} />
    </p>
  ));
}

function Lines({ text }: { text: string }) {
  return text.split(/\r?\n/).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text have no other name and never move
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
