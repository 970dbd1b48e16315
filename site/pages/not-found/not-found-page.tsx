import { home, notFound } from '#site/content.ts';
import { paths } from '#site/paths.ts';
import { ButtonLink } from '#site/ui/button-link.tsx';
import { Doors } from '#site/ui/doors.tsx';
import { Oops } from '#site/ui/oops.tsx';
import { Panel } from '#site/ui/panel.tsx';
import { notFoundWords, sharedWords } from '#site/words.ts';

export function NotFoundPage() {
  const { header, text } = notFound;
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
            <ButtonLink to={paths.guestbook}>{notFoundWords.toGuestbook}</ButtonLink>
          </>
        }
      >
        <p>{text}</p>
      </Oops>
      <Panel title={home.lookAround.title} tone="mint" isQuiet>
        <Doors doors={home.lookAround.doors} />
      </Panel>
    </>
  );
}
