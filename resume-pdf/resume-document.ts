import PDFDocument from 'pdfkit';
import { escapeXml } from '#model/xml.ts';
import { page } from './page-measures.ts';
import { fingerprintKey, fingerprintResume } from './resume-fingerprint.ts';
import type { ResumeToDraw } from './resume-to-draw.ts';

export type ResumeDocument = PDFKit.PDFDocument;

/**
 * The same resume must give the same bytes, and the id of a PDF is derived from its date: so the date is that of the
 * layout, not of the day the command ran.
 */
const layoutDate = new Date('2026-01-01T00:00:00Z');

/** pdfkit writes these once as strings of the PDF and once, as they are, into its XML. */
class InfoText extends String {
  override toString(): string {
    return escapeXml(this.valueOf());
  }
}

/** An empty PDF 1.7 that says it keeps to PDF/UA-1 (ISO 14289-1): tagged, with a language and a title to show. */
export async function createDocument(source: ResumeToDraw): Promise<ResumeDocument> {
  const { resume, documentTitle, ownerName, language } = source;
  const info = {
    Title: new InfoText(documentTitle),
    Author: new InfoText(ownerName),
    Subject: new InfoText([resume.name, resume.role].filter(Boolean).join(', ')),
    CreationDate: layoutDate,
    Producer: 'pdfkit',
    Creator: 'npm run resume',
    [fingerprintKey]: await fingerprintResume(source),
  };
  const options = {
    pdfVersion: '1.7',
    tagged: true,
    subset: 'PDF/UA',
    lang: language,
    displayTitle: true,
    info,
    size: [page.width, page.height],
    margin: 0,
    // Without it, pdfkit would begin with Helvetica, which it does not embed.
    font: '',
    autoFirstPage: false,
  };
  return new PDFDocument(options as unknown as PDFKit.PDFDocumentOptions);
}

/** All bytes of a document that is ended here. */
export function finishDocument(document: ResumeDocument): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    document.end();
  });
}
