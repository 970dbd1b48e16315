/** Shows moments of the page in the owner's own time zone, which the server does not know. */
export function startMoments() {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  for (const moment of document.querySelectorAll('time[data-moment]')) {
    const date = new Date(moment.getAttribute('datetime') ?? '');
    if (!Number.isNaN(date.getTime())) moment.textContent = format.format(date);
  }
}
