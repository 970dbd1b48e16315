/** Whether the visitor asked for fewer bytes. Only some browsers know. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
