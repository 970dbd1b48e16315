export const newsWords = { sinceLastVisit: '{count} new since your last visit', behindDoor: '{count} new' };
