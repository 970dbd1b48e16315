/** Of a control, in pixels: enough to see what one writes. */
const line = 46;

/** Brings a control into sight with its label and its buttons; where there is not room for all, what has the focus comes first. */
export function showField(control: HTMLElement): void {
  control.closest('[data-field]')?.scrollIntoView({ block: 'nearest' });
  const panel = control.closest('[data-scrolls]')?.getBoundingClientRect();
  const { top, bottom } = control.getBoundingClientRect();
  if (panel && (top + line > panel.bottom || bottom - line < panel.top)) control.scrollIntoView({ block: 'nearest' });
}
