export const youtubeWords = {
  player: 'YouTube player',
  terms: 'YouTube terms',
  privacy: 'Google privacy',
};
