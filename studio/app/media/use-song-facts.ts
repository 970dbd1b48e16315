import { useContext, useEffect, useState } from 'react';
import type { SongFacts } from '#studio/protocol/media.ts';
import { MediaContext } from './use-media-task.ts';

type Options = {
  /** As the file says it; empty for none. */
  written: string;
  file: string;
  /** What was measured just now. */
  known: SongFacts | undefined;
};

/** What is known of a song of the site; undefined until it is, and for one that is not there. */
export function useSongFacts({ written, file, known }: Options): SongFacts | undefined {
  const api = useContext(MediaContext);
  const [asked, setAsked] = useState<{ written: string; facts: SongFacts | undefined }>();
  const isKnown = known !== undefined;
  useEffect(() => {
    if (isKnown || written === '') return;
    let isWanted = true;
    api.readSong(written, file).then(
      (answer) => {
        if (isWanted) setAsked({ written, facts: answer && 'outcome' in answer ? undefined : answer });
      },
      // Without an answer nothing is shown of it; that the studio has stopped is said elsewhere.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [api, isKnown, written, file]);
  return known ?? (asked?.written === written ? asked.facts : undefined);
}
