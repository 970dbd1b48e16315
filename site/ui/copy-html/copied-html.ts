import { useEffect, useState } from 'react';
import { copiedMs } from '#model/buttons.ts';

export type CopiedHtml = {
  /** Which entry was copied in the last two seconds, or which one the browser refused to copy. */
  state: { name: string; isRefused: boolean } | undefined;
  copy: (name: string, html: string) => Promise<void>;
};

/** One for the whole page, so that only one entry says 'Copied!' at a time. */
export function useCopiedHtml(): CopiedHtml {
  const [state, setState] = useState<CopiedHtml['state']>();

  useEffect(() => {
    if (!state || state.isRefused) return;
    const timer = setTimeout(() => setState(undefined), copiedMs);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async (name: string, html: string) => {
    let isRefused = false;
    try {
      // Missing altogether on a page without https.
      await navigator.clipboard.writeText(html);
    } catch {
      isRefused = true;
    }
    setState({ name, isRefused });
  };
  return { state, copy };
}
