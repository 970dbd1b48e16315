/** simple-icons removed LinkedIn's logo at LinkedIn's request; these are plain letters in a rounded box instead. */
export const linkedinIcon = {
  path:
    'M3 1h18a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2z' +
    'M5 9v10h3V9z' +
    'M6.5 4.5a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4z' +
    'M10 9v10h3v-5.5c0-1.4.6-2.1 1.6-2.1s1.4.7 1.4 2.1V19h3v-6.2c0-2.7-1.4-4-3.4-4-1.3 0-2.1.6-2.6 1.4V9z',
  color: '#0a66c2',
};
