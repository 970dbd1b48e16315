import { useEffect } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import { Form } from '#studio/app/form/form.tsx';
import { GroupField } from '#studio/app/form/group-field.tsx';
import { GroupFields, GroupMistakes, InnerField } from '#studio/app/form/inner-field.tsx';
import { findHelp } from '#studio/app/form/label.ts';
import { ListField } from '#studio/app/form/list-field.tsx';
import { Icon } from '#studio/app/icon/icon.tsx';
import { Note } from '#studio/app/note/note.tsx';
import { say, sayCount } from '#studio/app/say.ts';
import { useNavigation } from '#studio/app/shell/navigation.ts';
import { findSection, listSections, type Section, titleOfFile, titleOfPage } from '#studio/app/state/sections.ts';
import { useSite, useSnapshot, useStore } from '#studio/app/state/use-studio.ts';
import { isSamePath, startsWithPath } from '#studio/app/state/value-at.ts';
import type { PlainValue } from '#studio/protocol/field.ts';
import type { Source } from '#studio/protocol/preview.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';
import { useStoreDesk } from './use-store-desk.ts';

type Props = {
  file: string;
  path: KeyPath;
  picked: KeyPath | undefined;
  onEntered: (source: Source, value: PlainValue | undefined) => void;
};

function SectionFields({ section, name }: { section: Section; name: string }) {
  const { field, path, title } = section;
  const help = path.length > 0 ? findHelp(field, title, [name, ...path]) : undefined;
  if (field.kind === 'list') return <ListField field={field} path={path} label={title} isAlone />;
  if (field.kind === 'group' && path.length > 0 && field.isOptional && field.fallback === undefined)
    return <GroupField field={field} path={path} label={title} isAlone />;
  if (field.kind === 'group')
    return (
      <>
        {help && <p className={styles.intro}>{help}</p>}
        <GroupMistakes path={path} />
        <GroupFields field={field} path={path} />
      </>
    );
  return <InnerField field={field} path={path} label={title} />;
}

/** The form of a part of a file. */
export function ValuePanel({ file, path, picked, onEntered }: Props) {
  const store = useStore();
  const { site, fields } = useSite();
  const { changedElsewhere } = useSnapshot();
  const { go, page } = useNavigation();
  const section = findSection(site, fields, file, path);
  const desk = useStoreDesk({ file, picked, onEntered });
  const sections = listSections(site, fields, file);
  const index = sections.findIndex((known) => section && isSamePath(known.path, section.path));
  const [before, after] = [sections[index - 1], sections[index + 1]];
  const state = site.files.find((known) => known.file === file);
  const mistakes = site.drafts.filter(
    (draft) => draft.file === file && draft.why === 'mistake' && section && startsWithPath(draft.path, section.path),
  );
  const isChanged = changedElsewhere.includes(file);

  useEffect(() => () => void store.leave(), [store]);

  if (!section || !state)
    return (
      <Panel title={say('panel.gone')} back={{ name: say('panel.allPages'), onGo: () => go({ at: 'page' }) }}>
        <p>{say('panel.goneText')}</p>
      </Panel>
    );
  const goTo = (next: Section) => go({ at: 'value', file: next.file, path: next.path });
  const title = sections.length === 1 || section.path.length > 0 ? section.title : titleOfFile(site, file);
  const pageTitle = page && titleOfPage(page);
  return (
    <Panel
      place={`${file} ${JSON.stringify(section.path)}`}
      title={title}
      back={{ name: pageTitle && pageTitle !== title ? pageTitle : say('panel.back'), onGo: () => go({ at: 'page' }) }}
      steps={
        sections.length > 1 && (
          <>
            {before ? (
              <Button kind="bare" data-before onClick={() => goTo(before)}>
                <Icon name="up" isSmall /> <span>{before.title}</span>
              </Button>
            ) : (
              <span />
            )}
            {after && (
              <Button kind="bare" data-after onClick={() => goTo(after)}>
                <span>{after.title}</span> <Icon name="down" isSmall />
              </Button>
            )}
          </>
        )
      }
    >
      {state.state === 'broken' ? (
        <Note tone="mend" icon={<Icon name="warn" />} role="alert">
          <b>{say('notes.brokenTitle')}</b> {say('notes.broken', { file })}
        </Note>
      ) : mistakes.length > 0 ? (
        <Note tone="mend" icon={<Icon name="warn" />} role="alert">
          <b>{sayCount('notes.mistakes', mistakes.length)}</b> {say('notes.keptSafe')}
        </Note>
      ) : (
        isChanged && (
          <Note tone="know" icon={<Icon name="eye" />} role="status">
            <b>{say('notes.elsewhereTitle')}</b> {say('notes.elsewhere')}{' '}
            <Button onClick={store.readNote}>{say('notes.read')}</Button>
          </Note>
        )
      )}
      <Form desk={desk}>
        <SectionFields key={`${file} ${JSON.stringify(section.path)}`} section={section} name={state.name} />
      </Form>
    </Panel>
  );
}
