import { connect } from '#site/content.ts';
import { Panel } from '#site/ui/panel.tsx';
import { RichText } from '#site/ui/rich-text.tsx';
import { SocialLinks } from './social-links.tsx';

export function ConnectPage() {
  const { socials, letters } = connect;
  return (
    <>
      <Panel title={socials.title}>
        <SocialLinks links={socials.links} />
      </Panel>
      <Panel title={letters.title} tone="butter" isQuiet>
        <RichText text={letters.text} hasLead />
      </Panel>
    </>
  );
}
