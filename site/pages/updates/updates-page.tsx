import { home } from 'virtual:content';
import { ListNavigation } from '#site/ui/list/list-navigation.tsx';
import { useListPage } from '#site/ui/list/list-pages.ts';
import { UpdateList } from '#site/ui/list/update-list.tsx';
import { Panel } from '#site/ui/panel.tsx';

/** All updates, which are more than Home shows. */
export function UpdatesPage() {
  const list = useListPage('updates');
  if (!list) return null;
  const { number, pageCount, items } = list;
  return (
    <>
      <Panel title={home.updatesTitle} isFlush>
        <UpdateList updates={items} />
      </Panel>
      <ListNavigation list="updates" number={number} pageCount={pageCount} />
    </>
  );
}
