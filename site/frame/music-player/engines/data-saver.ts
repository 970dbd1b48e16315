/** Whether the visitor asked for fewer bytes; undefined in browsers that don't tell. */
export function savesData(): boolean | undefined {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
}
