/** Whether the visitor turned on data saving; undefined in browsers that don't expose it. */
export function savesData(): boolean | undefined {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
}
