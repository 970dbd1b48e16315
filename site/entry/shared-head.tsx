import { connect, site, siteHead } from 'virtual:content';
import { feedsWords } from 'virtual:words';
import type { PublicFile } from '#model/picture.ts';
import { fillWords } from '#model/words.ts';
import { withBase } from '#site/navigation/paths.ts';
import letters from '#site/styles/fonts/bonbon-letters-400-common.woff2?url';
import jersey from '#site/styles/fonts/jersey-10-400-common.woff2?url';
import rounded from '#site/styles/fonts/m-plus-rounded-1c-500-common.woff2?url';

const updatesFeed = fillWords(feedsWords.updates, { site: site.title });

/** The part of the head that all pages share. Only the prerender renders it. */
export function SharedHead() {
  return (
    <>
      {[jersey, rounded, letters].map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
      ))}
      <link rel="icon" type="image/svg+xml" href={siteHead.icons.svg.src} />
      <link rel="apple-touch-icon" href={withBase('/apple-touch-icon.png')} />
      <link rel="manifest" href={withBase('/site.webmanifest')} />
      <link rel="alternate" type="application/atom+xml" title={updatesFeed} href={withBase('/feed.xml')} />
      <link rel="alternate" type="application/feed+json" title={updatesFeed} href={withBase('/feed.json')} />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#ffd0e2" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#6b2b5e" media="(prefers-color-scheme: dark)" />
      {connect?.socials?.links.map(({ href }) => (
        <link key={href} rel="me" href={href} />
      ))}
    </>
  );
}

type PageHeadProps = { path: string; title: string; description: string; sharePicture: PublicFile | undefined };

/** The metadata that search engines and link previews read. */
export function PageHead({ path, title, description, sharePicture }: PageHeadProps) {
  const address = new URL(path.slice(1), site.address).href;
  const isUnknown = path.endsWith('/404');
  return (
    <>
      <meta name="description" content={description} />
      {isUnknown ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {isUnknown ? null : <meta property="og:url" content={address} />}
      {sharePicture ? (
        <>
          <meta property="og:image" content={new URL(encodeURI(sharePicture.name), site.address).href} />
          <meta property="og:image:width" content={String(sharePicture.width)} />
          <meta property="og:image:height" content={String(sharePicture.height)} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      ) : null}
    </>
  );
}
