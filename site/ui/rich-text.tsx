import { Fragment } from 'react';
import type { Block, Inline, RichText as RichTextTree } from '#model/rich-text.ts';
import { Link } from '#site/navigation/navigation.tsx';
import { ExternalLink } from './external-link.tsx';
import styles from './rich-text.module.css';

type Props = {
  text: RichTextTree;
  /** The first paragraph is set larger. */
  hasLead?: boolean | undefined;
};

/** The owner's Markdown, rendered without raw HTML. */
export function RichText({ text, hasLead }: Props) {
  return (
    <div className={styles.prose} data-lead={hasLead || undefined}>
      {text.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one text have no other name and never move
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'paragraph') {
    return (
      <p dir="auto">
        <Inlines content={block.content} />
      </p>
    );
  }
  const List = block.isOrdered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items of one list have no other name and never move
        <li key={index} dir="auto">
          <Inlines content={item} />
        </li>
      ))}
    </List>
  );
}

function Inlines({ content }: { content: Inline[] }) {
  return content.map((inline, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words of one text have no other name and never move
    <Fragment key={index}>{renderInline(inline)}</Fragment>
  ));
}

function renderInline(inline: Inline) {
  if (typeof inline === 'string') return inline;
  switch (inline.kind) {
    case 'strong':
      return (
        <strong>
          <Inlines content={inline.content} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Inlines content={inline.content} />
        </em>
      );
    case 'code':
      return <code>{inline.text}</code>;
    case 'break':
      return <br />;
    case 'link':
      return <TextLink address={inline.address} content={inline.content} />;
  }
}

/** Links to pages navigate within the document; links to other sites open in a new tab; others are plain. */
function TextLink({ address, content }: { address: string; content: Inline[] }) {
  const words = <Inlines content={content} />;
  if (/^https?:/.test(address)) return <ExternalLink href={address}>{words}</ExternalLink>;
  if (address.startsWith('/')) return <Link to={address}>{words}</Link>;
  return <a href={address}>{words}</a>;
}
