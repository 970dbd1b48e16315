import { Form } from '#studio/app/form/form.tsx';
import { InnerField } from '#studio/app/form/inner-field.tsx';
import { labelOf } from '#studio/app/form/label.ts';
import { Icon } from '#studio/app/icon/icon.tsx';
import { Note } from '#studio/app/note/note.tsx';
import { say } from '#studio/app/say.ts';
import { useNavigation } from '#studio/app/shell/navigation.ts';
import { fieldAt } from '#studio/app/state/sections.ts';
import { useSite } from '#studio/app/state/use-studio.ts';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';
import { useStoreDesk } from './use-store-desk.ts';

/** The tiles are dragged on the page; here is only how they lie for visitors. */
export function BoardPanel() {
  const { site, fields } = useSite();
  const { go } = useNavigation();
  const state = site.files.find(({ name }) => name === 'interests');
  const desk = useStoreDesk({ file: state?.file ?? '', picked: undefined });
  const chosen = desk.read(['places']);
  const field = fieldAt(fields.interests, ['places'], state?.data);
  return (
    <Panel title={say('board.title')} back={{ name: say('panel.back'), onGo: () => go({ at: 'page' }) }}>
      <Note tone="know" icon={<Icon name="drag" />}>
        {say('board.text')}
      </Note>
      {field && (
        <Form desk={desk}>
          <InnerField field={field} path={['places']} label={labelOf(['interests', 'places'])} />
          {chosen === 'mine' ? (
            <Note tone="know" icon={<Icon name="phone" />}>
              {say('board.onPhones')}
            </Note>
          ) : (
            <p className={styles.intro}>{say('board.stillRandom')}</p>
          )}
        </Form>
      )}
    </Panel>
  );
}
