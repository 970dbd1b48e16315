import { isSame, makeSecret } from '#server/door/secret.ts';

/** What lets the owner's browser in, as long as the studio runs. */
export type Keys = {
  /** In the printed address. */
  token: string;
  isToken: (text: string) => boolean;
  /** Whether a `Cookie` header has the studio's. */
  isInCookies: (header: string | undefined) => boolean;
  /** The value of `Set-Cookie`. */
  cookie: string;
};

/** Browsers send a cookie to every port of this computer, so its name has that of the window. */
export function makeKeys(port: number): Keys {
  const [token, secret] = [makeSecret(), makeSecret()];
  const pair = `bonbon-studio-${port}=${secret}`;
  return {
    token,
    isToken: (text) => isSame(text, token),
    isInCookies: (header = '') => header.split(';').some((one) => isSame(one.trim(), pair)),
    cookie: `${pair}; Path=/; HttpOnly; SameSite=Strict`,
  };
}
