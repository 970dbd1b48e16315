/** Written from left to right, in the letters that the pages have; others are written as a code under "Name and address". */
const codes = [
  ...[
    'en',
    'en-GB',
    'cs',
    'da',
    'de',
    'el',
    'es',
    'et',
    'fi',
    'fr',
    'hr',
    'hu',
    'id',
    'is',
    'it',
    'ja',
    'ko',
    'lt',
    'lv',
  ],
  ...['nb', 'nl', 'pl', 'pt', 'pt-BR', 'ro', 'ru', 'sk', 'sl', 'sv', 'th', 'tr', 'uk', 'vi', 'zh'],
];

/** What a language calls itself, or is called in another one, with a capital letter: "Deutsch". The code itself for one that the browser does not know. */
export function nameLanguage(code: string, inLanguage = code): string {
  try {
    const name = new Intl.DisplayNames([inLanguage], { type: 'language', fallback: 'code' }).of(code) ?? code;
    return name === code ? code : name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1);
  } catch {
    return code;
  }
}

/** With the one that the site has. */
export const listLanguages = (current: string): { code: string; name: string }[] =>
  [...new Set([...codes, current])]
    .map((code) => ({ code, name: nameLanguage(code) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
