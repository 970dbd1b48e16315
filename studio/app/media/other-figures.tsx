import { useState } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import { Icon } from '#studio/app/icon/icon.tsx';
import { Note } from '#studio/app/note/note.tsx';
import { say, sayCount } from '#studio/app/say.ts';
import { useNavigation } from '#studio/app/shell/navigation.ts';
import { changeFigures, listOtherFigures, listPoses } from '#studio/app/state/other-figures.ts';
import { findFile, nameSource, titleOfFile } from '#studio/app/state/sections.ts';
import { useSite, useStore } from '#studio/app/state/use-studio.ts';
import { valueAt } from '#studio/app/state/value-at.ts';

/** Where this figure is not shown yet, and one button for all of that. */
export function OtherFigures({ value }: { value: string }) {
  const store = useStore();
  const { site, fields } = useSite();
  const { show } = useNavigation();
  const [made, setMade] = useState<string>();
  const [first] = useState(value);
  const others = listOtherFigures(site, fields, value);
  const poses = listPoses(site, fields).filter(({ file, path }) => valueAt(findFile(site, file)?.data, path) !== value);
  if (others.length === 0)
    return (
      <div role="status">
        {made === value && (
          <Note tone="good" icon={<Icon name="check" />}>
            <p>{say('figures.everywhere')}</p>
            {poses.length > 0 && <p>{sayCount('figures.poses', poses.length)}</p>}
            <ul>
              {poses.map((source) => {
                const where = nameSource(site, fields, source.file, source.path);
                return (
                  <li key={JSON.stringify(source)}>
                    <Button kind="text" onClick={() => show(source)}>
                      {where}
                    </Button>
                  </li>
                );
              })}
            </ul>
          </Note>
        )}
      </div>
    );
  const places = [...new Set(others.map(({ file }) => titleOfFile(site, file)))];
  const use = async () => {
    const answer = await store.change(changeFigures(others, value), say('figures.step'));
    if (answer?.outcome === 'saved') setMade(value);
  };
  // That a page has a face of its own is no mistake; it is said once this one was changed.
  if (value === first)
    return (
      <Button kind="bare" onClick={() => void use()}>
        {say('figures.use')}
      </Button>
    );
  return (
    <Note tone="know" icon={<Icon name="eye" />}>
      <p>
        {sayCount('figures.others', others.length)} <span dir="auto">{places.join(', ')}</span>
      </p>
      <Button onClick={() => void use()}>{say('figures.use')}</Button>
    </Note>
  );
}
