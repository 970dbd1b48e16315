// Beside this script, wherever that is.
await import(new URL('webauthn.js', import.meta.url).href);

const button = /** @type {HTMLButtonElement} */ (document.querySelector('[data-enter]'));
const failed = /** @type {HTMLElement} */ (document.querySelector('[data-failed]'));
const address = button.dataset.enter ?? '';
const { startAuthentication } = Reflect.get(globalThis, 'SimpleWebAuthnBrowser');

/** @param {string} path @param {Record<string, string>} [fields] */
async function post(path, fields = {}) {
  const answer = await fetch(path, { method: 'POST', body: new URLSearchParams(fields) });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}

async function enter() {
  failed.hidden = true;
  button.disabled = true;
  try {
    const response = await startAuthentication({ optionsJSON: await post(`${address}/options`) });
    const { to } = await post(address, { response: JSON.stringify(response) });
    location.replace(to);
  } catch {
    failed.hidden = false;
    button.disabled = false;
  }
}

button.addEventListener('click', () => void enter());
