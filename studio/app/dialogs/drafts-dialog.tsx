import { Button } from '#studio/app/button/button.tsx';
import rows from '#studio/app/panels/rows.module.css';
import { say, sayCount } from '#studio/app/say.ts';
import { useNavigation } from '#studio/app/shell/navigation.ts';
import { nameSource } from '#studio/app/state/sections.ts';
import { useSite } from '#studio/app/state/use-studio.ts';
import { isSamePath } from '#studio/app/state/value-at.ts';
import type { Draft } from '#studio/protocol/site-state.ts';
import { Dialog } from './dialog.tsx';

type Props = { onGoOn: () => void; onClose: () => void };

/** What was entered and is not on the page yet: it is mended first, or the owner publishes without it. */
export function DraftsDialog({ onGoOn, onClose }: Props) {
  const { site, fields } = useSite();
  const { show } = useNavigation();
  const { drafts } = site;

  const nameOf = ({ file, path }: Draft) => nameSource(site, fields, file, path);
  const tell = ({ file, path, why }: Draft) => {
    if (why === 'conflict') return say('conflict.title');
    const problem = site.problems.find((known) => known.file === file && isSamePath(known.path, path));
    if (!problem) return say('notes.keptSafe');
    return `${problem.sentence.charAt(0).toUpperCase()}${problem.sentence.slice(1)}.`;
  };
  const goTo = ({ file, path }: Draft) => {
    onClose();
    show({ file, path });
  };

  return (
    <Dialog
      title={sayCount('drafts.title', drafts.length)}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{say('form.notNow')}</Button>
          <Button onClick={onGoOn}>{sayCount('drafts.without', drafts.length)}</Button>
        </>
      }
    >
      <p className={rows.intro}>{sayCount('drafts.text', drafts.length)}</p>
      <ul>
        {drafts.map((draft) => (
          <li key={`${draft.file} ${JSON.stringify(draft.path)}`} className={rows.row}>
            <span className={rows.grow}>
              <b>{nameOf(draft)}</b>
              <span className={rows.wrap}>{tell(draft)}</span>
            </span>
            <Button aria-label={say('drafts.goToOne', { what: nameOf(draft) })} onClick={() => goTo(draft)}>
              {say('drafts.goTo')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
