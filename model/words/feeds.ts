export const feedsWords = {
  updates: '{site}: updates',
  guestbook: '{site}: guestbook',
  guestbookTitle: '{site}: Guestbook',
  reply: '↳ Reply: {reply}',
};
