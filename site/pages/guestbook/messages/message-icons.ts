/** Pixel icons for the guestbook only, in the format of site/ui/icons.ts. */
export const clockIcon =
  'M4 1h4v1h2v2h1v4h-1v2h-2v1h-4v-1h-2v-2h-1v-4h1v-2h2zM4 2v1h-1v1h-1v4h1v1h1v1h4v-1h1v-1h1v-4h-1v-1h-1v-1zM5 3h1v3h2v1h-3z';
export const feedIcon =
  'M1 9h2v2h-2zM1 5h3v1h1v1h1v1h1v3h-2v-2h-1v-1h-1v-1h-2zM1 1h4v1h2v1h1v1h1v1h1v2h1v4h-2v-4h-1v-1h-1v-1h-1v-1h-1v-1h-4z';
