import { site } from 'virtual:content';
import { resumeWords } from 'virtual:words';
import type { ResumeFile } from '#model/resume-schema.ts';
import { ButtonLink } from '#site/ui/button/button-link.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { downloadIcon } from '#site/ui/icon/page-icons.ts';
import { Panel } from '#site/ui/panel.tsx';
import { RichText } from '#site/ui/rich-text.tsx';
import { formatFileSize } from './file-size.ts';
import { PdfViewer } from './pdf-viewer.tsx';
import { ResumePaper } from './resume-paper.tsx';
import styles from './resume-preview.module.css';

/** The resume as a paper and as a PDF; only one of them if they might differ. What is said about it comes after the paper. */
export function ResumePreview({ page }: { page: ResumeFile }) {
  const { previewTitle, about, file, documentTitle, header, resume } = page;
  return (
    <Panel title={previewTitle}>
      {file ? (
        <div className={styles.ways} data-print="never">
          <ButtonLink variant="primary" href={file.address} download={file.name}>
            <Icon shape={downloadIcon} />
            {resumeWords.download}
          </ButtonLink>
          <p className={styles.size}>
            <bdi>{file.name}</bdi>, {formatFileSize(file.bytes, site.language)}
          </p>
        </div>
      ) : null}
      {resume ? <ResumePaper resume={resume} /> : null}
      <div className={styles.end} data-wide="" data-print={resume ? undefined : 'only'}>
        <section className={styles.about} data-tone="butter" aria-labelledby="about-my-resume">
          <h3 id="about-my-resume" dir="auto">
            {about.title}
          </h3>
          <p>
            <a href={`mailto:${site.email}`}>
              <bdi>{about.contactLabel}</bdi>
            </a>{' '}
            <bdi>{site.email}</bdi>
          </p>
          <RichText text={about.text} />
        </section>
        {/* Browsers print an embedded PDF as an empty frame, so its address is printed instead. */}
        {resume || !file ? null : (
          <p className={styles.onPaper}>
            <bdi>{documentTitle}</bdi>: {new URL(file.address, site.address).href}
          </p>
        )}
        {file ? (
          <PdfViewer
            address={file.address}
            fileName={file.name}
            title={documentTitle}
            mascot={header.mascot}
            isBesideText={resume !== undefined}
          />
        ) : null}
      </div>
    </Panel>
  );
}
