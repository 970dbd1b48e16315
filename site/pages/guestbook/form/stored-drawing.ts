/** What is on the pad is stored under this key. */
export const drawingKey = 'guestbookDrawing';

/** Whether the form would be sent with a drawing from before a reload. */
export function hasStoredDrawing(): boolean {
  try {
    const { isOpen, drawing } = JSON.parse(sessionStorage.getItem(drawingKey) ?? '{}');
    return Boolean(isOpen && drawing);
  } catch {
    return false;
  }
}
