/** Opens what a link or a button of the page would open, within the preview; another site gets a tab of its own. */
export function openTarget(target: Element): void {
  const pressable = target.closest('a[href], button, summary, label, input');
  if (pressable instanceof HTMLAnchorElement && isElsewhere(pressable)) {
    window.open(pressable.href, '_blank', 'noopener');
  } else if (pressable instanceof HTMLElement) pressable.click();
}

export const isElsewhere = ({ origin, protocol, href }: HTMLAnchorElement): boolean =>
  /^https?:$/.test(protocol) && (origin || new URL(href).origin) !== location.origin;

/** Shows a page of the site, as its own link would if it has one here. */
export function goTo(address: string, base: string): void {
  const href = base + address.slice(1);
  if (href === location.pathname + location.search) return;
  const link = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
    (each) => each.getAttribute('href') === href && !each.target,
  );
  if (link) link.click();
  else location.assign(href);
}
