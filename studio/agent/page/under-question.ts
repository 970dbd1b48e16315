/** Whether the player's question about music stands where this is: it covers the name of the song. */
export function isUnderQuestion(element: Element): boolean {
  const question = element.closest('[data-player-bar]')?.querySelector('[data-music-offer]');
  // The list of songs belongs to the bar, too, and opens above it.
  if (!question || question.contains(element) || element.closest('[popover]')) return false;
  const { left, right } = question.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return box.left < right && box.right > left;
}
