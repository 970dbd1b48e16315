import { Button } from '#studio/app/button/button.tsx';
import { Icon } from '#studio/app/icon/icon.tsx';
import { Note } from '#studio/app/note/note.tsx';
import { say } from '#studio/app/say.ts';
import { useNavigation } from '#studio/app/shell/navigation.ts';
import { useSite, useStore } from '#studio/app/state/use-studio.ts';
import { isRecord } from '#studio/app/state/value-at.ts';
import type { FileState } from '#studio/protocol/site-state.ts';
import { freeId } from './free-id.ts';
import rows from './rows.module.css';

const nameOf = ({ data, id = '' }: FileState): string => {
  const named = isRecord(data) ? (data.name ?? data.title) : undefined;
  return typeof named === 'string' && named !== '' ? named : id;
};

const orderOf = ({ data }: FileState) => (isRecord(data) && typeof data.order === 'number' ? data.order : 0);

/** The characters or projects of a page. */
export function Items({ collection }: { collection: 'characters' | 'projects' }) {
  const store = useStore();
  const { site } = useSite();
  const { go, openPage } = useNavigation();
  const items = site.files
    .filter(({ name, id, state }) => name === collection && id !== undefined && state !== 'missing')
    .sort((one, other) => orderOf(one) - orderOf(other));
  const leftOver = (site.leftOver ?? []).filter((known) => known.collection === collection);
  const taken = [...items, ...leftOver].map(({ id = '' }) => id);
  const remove = async (id: string, name: string) => {
    const answer = await store.act(() => store.api.changeItems('remove', { collection, id }));
    if (answer?.outcome === 'saved') store.tellBinned(name);
  };
  return (
    <>
      <h2 className={rows.heading}>{say(`items.${collection}`)}</h2>
      <div className={rows.buttons}>
        <Button isWide onClick={() => go({ at: 'new', collection })}>
          <Icon name="plus" /> {say(`items.add.${collection}`)}
        </Button>
      </div>
      <ul>
        {items.map((item) => {
          const name = nameOf(item);
          const id = item.id ?? '';
          const page = site.pages.find(({ file }) => file === item.file);
          return (
            <li key={item.file} className={rows.row}>
              <button
                type="button"
                className={rows.open}
                onClick={() => {
                  if (page) openPage(page.address);
                  go({ at: 'value', file: item.file, path: [] });
                }}
              >
                <span className={rows.label}>{name}</span>
              </button>
              <Button
                kind="tool"
                aria-label={say('form.copy', { name })}
                title={say('form.copyShort')}
                onClick={() =>
                  void store.act(() => store.api.changeItems('duplicate', { collection, id, newId: freeId(id, taken) }))
                }
              >
                <Icon name="copy" />
              </Button>
              <Button
                kind="tool"
                isDanger
                aria-label={say('form.toBin', { name })}
                title={say('form.toBinShort')}
                onClick={() => void remove(id, name)}
              >
                <Icon name="bin" />
              </Button>
            </li>
          );
        })}
      </ul>
      {leftOver.map(({ id, file }) => (
        <Note key={id} tone="mend" icon={<Icon name="warn" />}>
          <p>{say('items.leftOver', { folder: file.replace(/[^/]+$/, ''), file: file.split('/').at(-1) ?? '' })}</p>
          <Button aria-label={say('form.toBin', { name: id })} onClick={() => void remove(id, id)}>
            <Icon name="bin" isSmall /> {say('form.toBinShort')}
          </Button>
        </Note>
      ))}
      {items.length === 0 && <p className={rows.intro}>{say('form.emptyList')}</p>}
    </>
  );
}
