import { headers, lookAround, notFound } from 'virtual:content';
import { notFoundWords, sharedWords } from 'virtual:words';
import { paths } from '#site/navigation/paths.ts';
import { ButtonLink } from '#site/ui/button/button-link.tsx';
import { LookAround } from '#site/ui/look-around.tsx';
import { Oops } from '#site/ui/oops.tsx';
import { Ledge } from './ledge.tsx';

export function NotFoundPage() {
  const { header, text } = notFound;
  return (
    <>
      <Oops
        title={notFoundWords.whereTo}
        figure={<Ledge picture={header.mascot} />}
        actions={
          <>
            <ButtonLink variant="primary" to={paths.home}>
              {sharedWords.takeMeHome}
            </ButtonLink>
            {headers[paths.guestbookPage] && (
              <ButtonLink to={paths.guestbookPage}>{notFoundWords.toGuestbook}</ButtonLink>
            )}
          </>
        }
      >
        <p dir="auto">{text}</p>
      </Oops>
      <LookAround lookAround={lookAround} isQuiet />
    </>
  );
}
