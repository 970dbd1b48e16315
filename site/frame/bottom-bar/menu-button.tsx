import { frameWords } from 'virtual:words';
import { Icon } from '#site/ui/icon/icon.tsx';
import { menuIcon } from '#site/ui/icon/icons.ts';
import styles from './menu-button.module.css';

/** The menu's id, which is also the target of a link without script. */
export const menuId = 'navigation';

/**
 * The first button of the bar at the bottom of narrow screens. It comes before the menu in the HTML, so that Tab goes from
 * one to the other. Windows that were put away are counted in `data-tray-count`, which is empty until then.
 */
export function MenuButton() {
  const content = (
    <>
      <Icon shape={menuIcon} />
      <span className={styles.word}>{frameWords.menu}</span>
    </>
  );
  return (
    <div className={styles.place} data-print="never">
      <a className={`${styles.face} ${styles.link}`} href={`#${menuId}`}>
        {content}
      </a>
      <button className={`${styles.face} ${styles.button}`} type="button" popoverTarget={menuId}>
        {content}
        <span className={styles.count} data-tray-count="" />
      </button>
    </div>
  );
}
