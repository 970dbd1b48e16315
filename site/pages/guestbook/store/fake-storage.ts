/** The storage of one browser, shared by all its tabs. `readList` leaves out the random keys. */
export function createFakeStorage(items: Record<string, string> = {}) {
  const storage = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => {
      items[key] = value;
    },
  } as Storage;
  const dropKeys = (name: string, value: unknown) => (['resend', 'hand'].includes(name) ? undefined : value);
  const readList = () => JSON.parse(items.guestbookEntries ?? 'null', dropKeys);
  return { storage, items, readList };
}
