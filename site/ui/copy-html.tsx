import { buttonsWords } from 'virtual:words';
import { fillWords } from '#model/words.ts';
import { Button } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { checkIcon, copyIcon } from '#site/ui/page-icons.ts';
import type { CopiedHtml } from './copied-html.ts';
import styles from './copy-html.module.css';

type Props = { name: string; html: string; copied: CopiedHtml; isPrimary?: boolean; label?: string };

/** Where the browser refuses the clipboard, the HTML appears, selected, for the visitor to copy by hand. */
export function CopyHtml({ name, html, copied, isPrimary, label }: Props) {
  const own = copied.state?.name === name ? copied.state : undefined;
  const isCopied = own !== undefined && !own.isRefused;
  return (
    <div className={styles.copy} data-needs-script="">
      <Button
        variant={isPrimary ? 'primary' : 'neutral'}
        size={isPrimary ? 'regular' : 'small'}
        aria-label={label && !isCopied ? fillWords(buttonsWords.copyOf, { site: label }) : undefined}
        onClick={() => void copied.copy(name, html)}
      >
        <span className={styles.faces} data-copied={isCopied || undefined}>
          <span className={styles.face} aria-hidden={isCopied || undefined}>
            <Icon shape={copyIcon} isSmall={!isPrimary} /> {buttonsWords.copy}
          </span>
          <span className={styles.face} aria-hidden={!isCopied || undefined}>
            <Icon shape={checkIcon} isSmall={!isPrimary} /> {buttonsWords.copied}
          </span>
        </span>
      </Button>
      <p className="sr-only" role="status">
        {isCopied ? buttonsWords.copied : ''}
      </p>
      {own?.isRefused ? (
        <label className={styles.byHand}>
          {buttonsWords.copyByHand}
          <textarea readOnly rows={4} value={html} ref={(field) => field?.select()} />
        </label>
      ) : null}
    </div>
  );
}
