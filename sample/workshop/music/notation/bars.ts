/** The bars of a text, between its `|`. */
export const readBars = (text: string): string[] =>
  text
    .split('|')
    .map((bar) => bar.trim())
    .filter((bar) => bar !== '');

/** 'main+crash main*2 fill' is ['main+crash', 'main', 'main', 'fill']. */
export const readOrder = (text: string): string[] =>
  text
    .trim()
    .split(/\s+/)
    .flatMap((word) => {
      const [name = '', times = '1'] = word.split('*');
      return Array<string>(Number(times)).fill(name);
    });
