import { type RefObject, useLayoutEffect, useState } from 'react';

/** A place in the form, beside its button, for a part that comes later than the form. */
export function usePlace(
  form: RefObject<HTMLFormElement | null>,
  isShown: boolean,
  insert: (submit: HTMLElement, place: HTMLElement) => void,
): HTMLElement | undefined {
  const [place, setPlace] = useState<HTMLElement>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function does the same each time
  useLayoutEffect(() => {
    const submit = form.current?.querySelector<HTMLElement>('[type="submit"]');
    if (!submit || !isShown) return;
    const element = document.createElement('div');
    insert(submit, element);
    setPlace(element);
    return () => {
      element.remove();
      setPlace(undefined);
    };
  }, [form, isShown]);
  return place;
}
