import type { ComponentProps, KeyboardEvent } from 'react';

type Props = Omit<ComponentProps<'div'>, 'onSubmit'> & { onSubmit: () => void };

/** What Enter submits in a form. */
const hasLine = new Set(['text', 'email', 'url', 'number', 'search', 'password', 'tel', 'date']);

/** Enter in a line of words, which is a text box because it grows. */
export const isEnterInWords = ({ key, target, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' &&
  !nativeEvent.isComposing &&
  target instanceof HTMLTextAreaElement &&
  target.hasAttribute('data-line');

/**
 * A form within another one, which HTML has not: a browser keeps the submit event of an inner form from its page, and loads the
 * form's address. Enter in a line submits it; so does a button that calls the same.
 */
export function SmallForm({ onSubmit, ...rest }: Props) {
  const submit = (event: KeyboardEvent) => {
    if (!isEnterInWords(event)) {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return;
      if (!(event.target instanceof HTMLInputElement) || !hasLine.has(event.target.type)) return;
    }
    event.preventDefault();
    event.stopPropagation();
    onSubmit();
  };
  // biome-ignore lint/a11y/noStaticElementInteractions: its button does the same
  return <div role={rest['aria-labelledby'] && 'group'} {...rest} onKeyDown={submit} />;
}
