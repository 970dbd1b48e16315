/** Whether a song is on the site's own host, so that scripts may read its sound. */
export const isOnOwnHost = (file: string): boolean => new URL(file, location.href).origin === location.origin;
