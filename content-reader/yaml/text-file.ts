/** An encoding problem. `offset` is in UTF-16 units of the decoded text. */
type TextMistake = { offset: number; sentence: string };

export type DecodedText = {
  /** Decoded as far as possible, with \n line breaks; empty if the file is not text. */
  text: string;
  mistakes: TextMistake[];
};

const remedy = 'open it in your text editor and save it as UTF-8';

/** In bytes: as much as four novels. Parsing takes a second for every megabyte and a half, and the studio does it after each change. */
const maxContentBytes = 2_000_000;

/** Decodes a content file; one that is too large is not looked at any further. */
export function decodeContent(bytes: Uint8Array): DecodedText {
  if (bytes.length <= maxContentBytes) return decodeText(bytes);
  const megabytes = (count: number) => `${(count / 1_000_000).toFixed(count % 1_000_000 === 0 ? 0 : 1)} MB`;
  const sentence = `the file has ${megabytes(bytes.length)}, but the limit for words is ${megabytes(maxContentBytes)}: shorten it, and give pictures and songs files of their own`;
  return { text: '', mistakes: [{ offset: 0, sentence }] };
}

/** Decodes an owner's text, which must be UTF-8, with or without a byte order mark; detects other encodings. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const foreign = findDocument(bytes);
  if (foreign) return { text: '', mistakes: [{ offset: 0, sentence: foreign }] };
  const wide = findUtf16(bytes);
  if (wide) {
    const text = tidyLines(new TextDecoder(wide).decode(bytes));
    return { text, mistakes: [{ offset: 0, sentence: `the file is saved as UTF-16: ${remedy}` }] };
  }
  if (bytes.includes(0)) {
    const sentence = 'the file is not a text file, whatever its name says: write it again in a text editor';
    return { text: '', mistakes: [{ offset: 0, sentence }] };
  }
  const text = tidyLines(new TextDecoder().decode(bytes));
  const damaged = findDamage(bytes);
  if (damaged === undefined) return { text, mistakes: findControls(text) };
  // Browsers and editors treat Latin-1 as Windows-1252, its superset.
  const western = new TextDecoder('windows-1252');
  const before = tidyLines(new TextDecoder().decode(bytes.subarray(0, damaged)));
  const character = western.decode(bytes.subarray(damaged, damaged + 1));
  const sentence = `the file is not saved as UTF-8 but as Windows-1252 (also called ANSI or Latin-1), so ${character} cannot be read here: ${remedy}`;
  return { text: tidyLines(western.decode(bytes)), mistakes: [{ offset: before.length, sentence }] };
}

/** Word processors save documents under any extension. */
function findDocument(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 5)).toString('latin1');
  const kind = start === '{\\rtf' ? 'RTF' : start.startsWith('PK\u0003\u0004') ? 'ZIP or Word' : undefined;
  return (
    kind &&
    `the file is a document (${kind}) and not plain text: copy its words into a text editor and save them as plain text`
  );
}

/** Detected by the byte order mark, or by zeros in every second byte, as in Latin text. */
function findUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 1024);
  const countZeros = (from: 0 | 1) => start.filter((byte, index) => index % 2 === from && byte === 0).length;
  const [even, odd] = [countZeros(0), countZeros(1)];
  const many = start.length * 0.4;
  if (start.length >= 4 && odd > many && even === 0) return 'utf-16le';
  if (start.length >= 4 && even > many && odd === 0) return 'utf-16be';
  return undefined;
}

/** The offset of the first byte that is not UTF-8. */
function findDamage(bytes: Uint8Array): number | undefined {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  let offset = 0;
  for (const part of text.split('\ufffd')) {
    offset += Buffer.byteLength(part);
    if (offset >= bytes.length) return undefined;
    // The replacement character may be in the file itself.
    const isWritten = bytes[offset] === 0xef && bytes[offset + 1] === 0xbf && bytes[offset + 2] === 0xbd;
    if (!isWritten) return offset;
    offset += 3;
  }
  return undefined;
}

/** Invisible characters that feeds and PDFs must not contain (XML 1.0, section 2.2). */
function findControls(text: string): TextMistake[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const found = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]/.exec(text);
  if (!found) return [];
  const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const sentence = `there is an invisible character here (U+${code}): delete it and type the text again`;
  return [{ offset: found.index, sentence }];
}

const tidyLines = (text: string) => text.replaceAll(/\r\n?/g, '\n');
