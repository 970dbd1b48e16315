import { useEffect, useState } from 'react';
import { copiedMs } from '#model/buttons.ts';

export type CopiedHtml = {
  /** The entry copied in the last two seconds, or the one the browser refused to copy. */
  state: { name: string; isRefused: boolean } | undefined;
  copy: (name: string, html: string) => Promise<void>;
};

/** Use it once per page, so that only one entry says 'Copied!' at a time. */
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
      // `clipboard` is undefined on pages without HTTPS.
      await navigator.clipboard.writeText(html);
    } catch {
      isRefused = true;
    }
    setState({ name, isRefused });
  };
  return { state, copy };
}
