export const notFoundWords = { toGuestbook: 'To the guestbook', whereTo: 'Where to now?' };
