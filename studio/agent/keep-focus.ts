const { focus } = HTMLElement.prototype;

/** What the page focuses by itself, a new page's heading or what opens, leaves its owner in the form: what is typed would be lost. */
export function keepFocus(): void {
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus()) focus.call(this, options);
  };
}

/** Takes the focus from wherever it is: the owner asked for it. */
export const takeFocus = (element: HTMLElement): void => focus.call(element, { preventScroll: true });
