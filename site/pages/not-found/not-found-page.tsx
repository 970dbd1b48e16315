import { home, notFound } from '#site/content.ts';
import { paths } from '#site/paths.ts';
import { ButtonLink } from '#site/ui/button-link.tsx';
import { Doors } from '#site/ui/doors.tsx';
import { Oops } from '#site/ui/oops.tsx';
import { Panel } from '#site/ui/panel.tsx';

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
              Take me home
            </ButtonLink>
            <ButtonLink to={paths.guestbook}>To the guestbook</ButtonLink>
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
