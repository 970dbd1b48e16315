const key = 'openedDay';

const nameDay = (day: Date) => `${day.getFullYear()}-${day.getMonth() + 1}-${day.getDate()}`;

/** Whether this browser has opened the parcel of that day. */
export function isOpenedOn(day: Date): boolean {
  try {
    return localStorage.getItem(key) === nameDay(day);
  } catch {
    return false;
  }
}

export function rememberOpening(day: Date): void {
  try {
    localStorage.setItem(key, nameDay(day));
  } catch {
    // Then it is wrapped again on the next visit.
  }
}
