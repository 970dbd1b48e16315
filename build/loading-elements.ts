/** Vite's, for the entry's imports. */
const modulePreload = /<link rel="modulepreload"[^>]*>\s*/g;
const entryElement = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
/** See style-files.ts. */
const laterStyles = /<noscript><link rel="stylesheet"[^>]* href="([^"]+)"/;
const manifestElement = /<link rel="manifest" href="([^"]+)"\s*\/?>/;
const firstScript = /<script src="([^"]+before-paint[^"]+)"><\/script>\s*/;

/**
 * Takes the elements that load the entry, the page's chunks and the web app's manifest out of a page's HTML: a browser would
 * fetch them before the first paint. Their addresses become attributes of the first script, site/standalone/first-paint.ts,
 * which loads them. It moves behind the policy's meta element, as the character set must be named within the first 1,024
 * bytes.
 * @param chunks addresses of the page's chunks, without the entry
 */
export function deferLoading(html: string, chunks: string[]): string {
  const [, entry] = entryElement.exec(html) ?? [];
  const [, script] = firstScript.exec(html) ?? [];
  if (!entry || !script) throw new Error('index.html has no entry or no first script');
  const [, styles = ''] = laterStyles.exec(html) ?? [];
  const [, manifest = ''] = manifestElement.exec(html) ?? [];
  const data = { entry, chunks: chunks.join(' '), styles, manifest };
  const attributes = Object.entries(data).map(([name, addresses]) => ` data-${name}="${addresses}"`);
  return (
    html
      .replace(entryElement, '')
      .replace(firstScript, '')
      // Without a script nothing else would name it.
      .replace(manifestElement, (element) => `<noscript>${element}</noscript>`)
      .replaceAll(modulePreload, '')
      .replace(
        /<meta name="viewport"/,
        (meta) => `<script src="${script}"${attributes.join('')}></script>\n    ${meta}`,
      )
  );
}
