import { resumeWords } from 'virtual:words';
import { useSyncExternalStore } from 'react';
import type { Picture } from '#model/picture.ts';
import { ButtonLink } from '#site/ui/button/button-link.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { downloadIcon, externalIcon } from '#site/ui/icon/page-icons.ts';
import { PictureBox } from '#site/ui/picture.tsx';
import { Drawer } from './drawer.tsx';
import styles from './pdf-viewer.module.css';
import { useComesNear } from './use-comes-near.ts';

type Props = {
  address: string;
  fileName: string;
  /** The accessible name of the document. */
  title: string;
  mascot: Picture;
  /** The same text is on the page, so the fallback can be small. */
  isBesideText: boolean;
};

/** Open parameters that most viewers respect: fit the width, and show the pages alone. Above the drawer is a download. */
const openParameters = '#view=FitH&toolbar=0&navpanes=0';

/**
 * The document in a drawer, which is closed at first if the text is on the page: there is a link above it, too. A browser that
 * cannot embed PDFs, as on most phones, gets two links instead.
 */
export function PdfViewer({ address, fileName, title, mascot, isBesideText }: Props) {
  const isShown = useSyncExternalStore(watchNothing, canShowPdf, () => undefined);
  // Starting the viewer blocks a slow phone for a tenth of a second; a closed drawer is never near.
  const [desk, isNear] = useComesNear();
  const frame = <iframe className={styles.document} src={`${address}${openParameters}`} title={title} loading="lazy" />;
  const isCompact = isBesideText && isShown === false;
  return (
    <Drawer label={fileName} isOpen={!isBesideText}>
      <div className={styles.desk} ref={desk} data-compact={isCompact || undefined}>
        {isShown === undefined && <noscript>{frame}</noscript>}
        {isShown === true && isNear && frame}
        {isShown === false && (
          <div className={styles.card}>
            <PictureBox className={styles.mascot} picture={mascot} alt="" width={120} height={120} />
            <p>{resumeWords.notShown}</p>
            <div className={styles.actions}>
              <ButtonLink variant="primary" href={address} target="_blank">
                <Icon shape={externalIcon} />
                {resumeWords.openIt}
              </ButtonLink>
              <ButtonLink href={address} download={fileName}>
                <Icon shape={downloadIcon} />
                {resumeWords.downloadIt}
              </ButtonLink>
            </div>
          </div>
        )}
      </div>
    </Drawer>
  );
}

/** Undefined in older browsers, most of which can. */
function canShowPdf(): boolean {
  return navigator.pdfViewerEnabled !== false;
}

function watchNothing() {
  return () => {};
}
