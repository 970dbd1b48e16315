import { headers, home, notFound } from '#site/content.ts';
import { paths } from '#site/paths.ts';
import { ButtonLink } from '#site/ui/button-link.tsx';
import { Doors } from '#site/ui/doors.tsx';
import { Oops } from '#site/ui/oops.tsx';
import { Panel } from '#site/ui/panel.tsx';
import { notFoundWords, sharedWords } from '#site/words.ts';

export function NotFoundPage() {
  const { header, text } = notFound;
  const { lookAround } = home;
  return (
    <>
      <Oops
        title={header.title}
        code="404"
        picture={header.mascot}
        actions={
          <>
            <ButtonLink variant="primary" to={paths.home}>
              {sharedWords.takeMeHome}
            </ButtonLink>
            {headers[paths.guestbook] && <ButtonLink to={paths.guestbook}>{notFoundWords.toGuestbook}</ButtonLink>}
          </>
        }
      >
        <p>{text}</p>
      </Oops>
      {lookAround?.doors.length ? (
        <Panel title={lookAround.title} tone="mint" isQuiet>
          <Doors doors={lookAround.doors} />
        </Panel>
      ) : null}
    </>
  );
}
