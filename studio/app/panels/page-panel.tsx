import { Button } from '#studio/app/button/button.tsx';
import { summarize } from '#studio/app/form/summary.ts';
import { Icon } from '#studio/app/icon/icon.tsx';
import { say } from '#studio/app/say.ts';
import { useNavigation } from '#studio/app/shell/navigation.ts';
import { fieldAt, findFile, listSections, titleOfPage } from '#studio/app/state/sections.ts';
import { useSite, useStore } from '#studio/app/state/use-studio.ts';
import { Items } from './items.tsx';
import { LeftOutPanel } from './left-out-panel.tsx';
import { Panel } from './panel.tsx';
import rows from './rows.module.css';

/** Pages on which there is a thing for each folder. */
const collections = { galleryPage: 'characters', projectsPage: 'projects' } as const;

/** What is on a page, in its order. */
export function PagePanel() {
  const store = useStore();
  const { site, fields } = useSite();
  const { page, go } = useNavigation();
  if (!page)
    return (
      <Panel title={say('panel.noPage')}>
        <p>{say('panel.clickAnything')}</p>
      </Panel>
    );
  if (page.isLeftOut) return <LeftOutPanel />;
  const state = findFile(site, page.file);
  const sections = listSections(site, fields, page.file);
  const collection = collections[state?.name as keyof typeof collections];
  const name = state?.name;
  const canLeave = name !== undefined && name !== 'home' && name !== 'notFound' && !page.file.includes('/');
  const leaveOut = async (wanted: string) => {
    const answer = await store.act(() => store.api.leaveOut(wanted));
    if (answer?.outcome === 'saved') go({ at: 'leftOut' });
  };
  return (
    <Panel title={titleOfPage(page)} place={page.address}>
      <p className={rows.intro}>{say('panel.clickAnything')}</p>
      <ul>
        {sections.map((section) => {
          const value = store.read({ file: section.file, path: section.path });
          return (
            <li key={JSON.stringify(section.path)}>
              <button
                type="button"
                className={rows.row}
                onClick={() => go({ at: 'value', file: section.file, path: section.path })}
              >
                <span className={rows.grow}>
                  <span className={rows.label}>{section.title}</span>
                  <span className={rows.soft}>{summarize(section.field, value)}</span>
                </span>
                <Icon name="caret-down" isSmall />
              </button>
            </li>
          );
        })}
      </ul>
      {page.address === '/' && (
        <ul>
          {(['updates', 'friends'] as const).flatMap((listed) => {
            const file = site.files.find((known) => known.name === listed);
            const field = fields[listed];
            if (!file) return [];
            return [
              <li key={listed}>
                <button
                  type="button"
                  className={rows.row}
                  onClick={() => go({ at: 'value', file: file.file, path: [] })}
                >
                  <span className={rows.grow}>
                    <span className={rows.label}>{say(`keys.${listed}`)}</span>
                    <span className={rows.soft}>{summarize(field, file.data)}</span>
                  </span>
                  <Icon name="caret-down" isSmall />
                </button>
              </li>,
            ];
          })}
        </ul>
      )}
      {name === 'interests' && fieldAt(fields.interests, ['places'], state?.data) && (
        <div className={rows.end}>
          <Button isWide onClick={() => go({ at: 'board' })}>
            <Icon name="drag" /> {say('board.arrange')}
          </Button>
        </div>
      )}
      {collection && <Items collection={collection} />}
      {canLeave && (
        <div className={rows.end}>
          <Button isDanger onClick={() => void leaveOut(name)}>
            {say('leaveOut.button')}
          </Button>
          <p className={rows.intro}>{say('leaveOut.text')}</p>
        </div>
      )}
    </Panel>
  );
}
