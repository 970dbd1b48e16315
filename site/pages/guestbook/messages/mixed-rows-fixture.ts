import type { EntryRow } from '#model/guestbook-table.ts';
import { entryAt, toRow } from '#site/pages/guestbook/store/entry-fixture.ts';

type Written = { name: string; message: string; website?: string; reply?: string };

const written: Written[] = [
  {
    name: 'moth.wav',
    message: 'came for the buttons, stayed for the cat. the tea tile STEAMS.',
    website: 'moth.example',
    reply: 'The tea says four minutes.',
  },
  { name: 'Juno', message: '<3' },
  { name: 'ハル', message: 'ピンクがいっぱいで元気が出ました。ボンボンちゃん、かわいい！また遊びに来ますね。' },
  { name: 'Tintenfisch', message: 'Ich habe zwanzig Minuten lang nur Kacheln verschoben. Keine davon bereut.' },
  { name: 'kettle', message: 'first!! (i know i am not)' },
  { name: 'ليلى', message: 'موقع لطيف جدًا! الموسيقى هادئة والألوان تذكّرني بطفولتي. شكرًا لك على هذا الركن الصغير.' },
  {
    name: 'owlbear',
    message: 'I roll to sign the guestbook. 14, plus 2 for the sticker. Does a 16 hit?',
    reply: 'A 16 hits.',
  },
  { name: 'Nimbus', message: 'hi from the train' },
  {
    name: 'sleepy compiler',
    website: 'compiler.example',
    message:
      'Long-time lurker, first-time signer. I found this place through the web buttons of a friend, clicked on everything twice, and ended up reading the whole story of the hedgehog knight to my flatmate over dinner. I am building a page of my own now because of this, and it has one button and a lot of feelings.',
    reply: 'Send me the address when the second button is up and I will put you on the board.',
  },
  { name: 'Zuzka', message: 'Nejroztomilejší web, na jakém jsem tento rok byla. Ten králík je poklad!' },
  { name: 'b0bbin', message: 'good site. good rabbit.' },
  { name: 'Marzipan', message: 'Could you do a tile about sewing machines one day? Mine is called Gerald.' },
  { name: 'tide pool', message: 'The night mode is so good that I waited until it was dark to sign.' },
  { name: 'ollie', message: 'cool' },
  { name: 'Fern', message: 'My house at night,\nwith the dog\nwho thinks it is his.' },
  { name: 'Pão de Queijo', message: 'Que lugar mais fofo! Deixei o site aberto o dia inteiro só pela música.' },
  { name: 'nulla', message: 'what font is the title? asking for a zine', reply: 'Drawn by hand, one pixel at a time.' },
  { name: 'GRAVY', message: 'THE PUMPKINS IN THE HEADER!!! WHO DID THAT' },
  { name: 'W'.repeat(30), message: `https://${'very-long-word-'.repeat(8)}` },
  { name: '🐰🎀', message: '🍓🍓🍓✨✨ so cute 🥺🥺 👩‍🎤👩‍🎤' },
  {
    name: 'the one who writes it all down',
    message: `${'All of it, from the first biscuit to the last. '.repeat(21)}The end.`.slice(0, 1000),
  },
  { name: 'rook', message: 'hello from a library computer' },
  {
    name: 'Saffron',
    message:
      'I showed my mum and she asked whether you take commissions for cakes. She has not understood the site, and also she has understood it completely.',
  },
  { name: 'dial tone', message: 'remember when every site was like this' },
  { name: 'Peppermint', message: 'signing so the book does not get lonely ♡' },
];

/** 25 messages of mixed lengths, scripts and words, some of them answered; the first is the newest. */
export const mixedRows: readonly EntryRow[] = written.map(({ name, message, website = '', reply }, index) => {
  const time = Date.UTC(2025, 10, 21, 12) - index * 86_400_000 - index * 1009;
  const address = website && `https://${website}/`;
  return toRow(entryAt(time, { name, message, website: address }), {
    reply: reply ?? null,
    reply_time: reply ? time + 3_600_000 : null,
  });
});
