/**
 * The button that makes a passkey on this device.
 * @param {HTMLElement} door
 * @param {(path: string, fields: Record<string, string>) => Promise<any>} post
 */
export function startPasskeys(door, post) {
  const button = /** @type {HTMLButtonElement | null} */ (door.querySelector('[data-add-passkey]'));
  if (!button) return;
  /** @param {string} name */
  const find = (name) => /** @type {HTMLElement} */ (door.querySelector(`[${name}]`));
  if (!window.PublicKeyCredential) {
    button.disabled = true;
    return;
  }
  const listAnew = async () => {
    const answer = await fetch(location.href);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const list = page.querySelector('[data-passkeys]');
    if (list) find('data-passkeys').replaceWith(document.adoptNode(list));
  };
  const make = async () => {
    find('data-passkey-failed').hidden = true;
    button.disabled = true;
    try {
      await import(`${door.dataset.door}/files/webauthn.js`);
      const { startRegistration } = Reflect.get(globalThis, 'SimpleWebAuthnBrowser');
      const response = await startRegistration({ optionsJSON: await post('keys/passkey/options', {}) });
      const { address } = await post('keys/passkey', { response: JSON.stringify(response) });
      const link = /** @type {HTMLAnchorElement} */ (find('data-passkey-address'));
      link.href = address;
      link.textContent = address;
      copy.textContent = 'Copy it';
      find('data-passkey-made').hidden = false;
      link.focus();
      // It is made, whether it can be listed now or not.
      await listAnew().catch(() => {});
    } catch {
      find('data-passkey-failed').hidden = false;
    }
    button.disabled = false;
  };
  button.addEventListener('click', () => void make());
  const copy = /** @type {HTMLButtonElement} */ (find('data-passkey-copy'));
  const copyAddress = async () => {
    await navigator.clipboard.writeText(find('data-passkey-address').textContent ?? '');
    copy.textContent = 'Copied';
  };
  copy.addEventListener('click', () => void copyAddress());
}
