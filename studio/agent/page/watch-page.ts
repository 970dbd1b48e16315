/** Calls back after the page has changed, at most once in a frame. */
export function watchPage(onChange: () => void): void {
  let isDue = false;
  const schedule = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      onChange();
    });
  };
  new MutationObserver(schedule).observe(document.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  addEventListener('popstate', schedule);
}
