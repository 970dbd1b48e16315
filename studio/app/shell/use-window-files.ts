import { useEffect, useEffectEvent } from 'react';

/** Files that are dropped or pasted beside the fields for them: without this the browser would leave the studio and open them. */
export function useWindowFiles(onFiles: (files: File[]) => void): void {
  const take = useEffectEvent((event: Event, found: FileList | undefined) => {
    if (event.defaultPrevented || !found || found.length === 0) return;
    event.preventDefault();
    if (!document.querySelector('dialog[open]')) onFiles([...found]);
  });
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => take(event, event.dataTransfer?.files);
    const paste = (event: ClipboardEvent) => take(event, event.clipboardData?.files);
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    addEventListener('paste', paste);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
      removeEventListener('paste', paste);
    };
  }, []);
}
