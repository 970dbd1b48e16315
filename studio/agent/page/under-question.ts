/** Whether the player's question about music stands where this is: it covers the name of the song. */
export function isUnderQuestion(element: Element): boolean {
  const question = element.closest('[data-player-bar]')?.querySelector('[data-music-offer]');
  if (!question || question.contains(element)) return false;
  const { left, right } = question.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return box.left < right && box.right > left;
}
