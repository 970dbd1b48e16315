const kilobyte = 1000;

/** A file's size with a unit: "1 kB", "54 kB", "1.4 MB". */
export function formatFileSize(bytes: number, language: string): string {
  const kilobytes = Math.max(1, Math.round(bytes / kilobyte));
  const [value, unit] = kilobytes < kilobyte ? [kilobytes, 'kilobyte'] : [kilobytes / kilobyte, 'megabyte'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}
