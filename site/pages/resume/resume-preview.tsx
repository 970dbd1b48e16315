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

/** The resume as a paper and as a PDF; only one of them if they might differ. */
export function ResumePreview({ page }: { page: ResumeFile }) {
  const { previewTitle, about, file, documentTitle, header, resume } = page;
  return (
    <Panel title={previewTitle}>
      <div data-print={resume ? undefined : 'only'}>
        <section className={styles.about} data-tone="butter" aria-labelledby="about-my-resume">
          <h3 id="about-my-resume" dir="auto">
            {about.title}
          </h3>
          <div className={styles.ways}>
            {file ? (
              <>
                <ButtonLink variant="primary" href={file.address} download={file.name} data-print="never">
                  <Icon shape={downloadIcon} />
                  {resumeWords.download}
                </ButtonLink>
                <p className={styles.size} data-print="never">
                  <bdi>{file.name}</bdi>, {formatFileSize(file.bytes, site.language)}
                </p>
              </>
            ) : null}
            <p>
              <a href={`mailto:${site.email}`}>
                <bdi>{about.contactLabel}</bdi>
              </a>{' '}
              <bdi>{site.email}</bdi>
            </p>
          </div>
          <div className={styles.text}>
            <RichText text={about.text} />
          </div>
        </section>
        {/* Browsers print an embedded PDF as an empty frame, so its address is printed instead. */}
        {resume || !file ? null : (
          <p className={styles.onPaper}>
            <bdi>{documentTitle}</bdi>: {new URL(file.address, site.address).href}
          </p>
        )}
      </div>
      {resume ? <ResumePaper resume={resume} /> : null}
      {file ? (
        <PdfViewer
          address={file.address}
          fileName={file.name}
          title={documentTitle}
          mascot={header.mascot}
          isBesideText={resume !== undefined}
        />
      ) : null}
    </Panel>
  );
}
