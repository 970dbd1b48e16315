export const aboutMeWords = { favourite: 'Favourite:' };
