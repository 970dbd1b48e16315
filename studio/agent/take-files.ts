type Files = {
  /** What a file is pasted on, most likely first. */
  pasteAt: () => (Element | undefined)[];
  onOver: (stack: Element[]) => void;
  onDrop: (files: File[], stack: Element[]) => void;
};

/** Files that are dropped or pasted: without this the browser would leave the page and open them. */
export function takeFiles({ pasteAt, onOver, onDrop }: Files): void {
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;
  const stackAt = ({ clientX, clientY }: DragEvent) => document.elementsFromPoint(clientX, clientY);
  const take = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener(
    'dragover',
    (event) => {
      if (!hasFiles(event)) return;
      take(event);
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
      onOver(stackAt(event));
    },
    { capture: true },
  );
  addEventListener('dragleave', (event) => event.relatedTarget === null && onOver([]), { capture: true });
  addEventListener(
    'drop',
    (event) => {
      if (!hasFiles(event)) return;
      take(event);
      onDrop([...(event.dataTransfer?.files ?? [])], stackAt(event));
    },
    { capture: true },
  );
  addEventListener(
    'paste',
    (event) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (!files.length) return;
      take(event);
      const stack = [...pasteAt(), document.activeElement];
      onDrop(
        files,
        stack.filter((element): element is Element => element instanceof Element),
      );
    },
    { capture: true },
  );
}
