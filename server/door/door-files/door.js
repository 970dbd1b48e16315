import { startMoments } from './moments.js';
import { startPasskeys } from './passkeys.js';
import { createQueue } from './queue.js';

const door = /** @type {HTMLElement} */ (document.querySelector('.door'));
const list = /** @type {HTMLElement | null} */ (document.querySelector('[data-queue]'));
const address = door.dataset.door ?? '';
const undoMs = 10_000;
const staleMs = 30_000;
let isLeaving = false;
let hiddenSince = 0;

document.documentElement.classList.add('js');
startMoments();
startPasskeys(door, post);

/** @returns {HTMLElement[]} */
const cards = () => [...door.querySelectorAll('.msg')].filter((card) => card instanceof HTMLElement);
const now = () => /** @type {HTMLElement | null} */ (door.querySelector('.msg.is-now'));

/** @param {HTMLElement | undefined} card */
function select(card) {
  now()?.classList.remove('is-now');
  if (!card) return;
  card.classList.add('is-now');
  card.scrollIntoView({ block: 'nearest' });
  card.focus({ preventScroll: true });
}

/** @param {number} step */
function move(step) {
  const all = cards();
  const here = now();
  const index = here ? all.indexOf(here) : -1;
  select(all[Math.min(Math.max(index + step, 0), all.length - 1)]);
}

/**
 * @typedef {{ send: () => Promise<'done' | 'again' | 'refused'>, card: HTMLElement, next: Element | null, done: number | null, isUnread: boolean }} Decision
 */
/** @type {Decision[]} */
const decisions = [];
/** @type {number | undefined} */
let snackTimer;

const queue = createQueue({
  onChange: ({ isStuck }) => (isStuck ? showStuck() : hideStuck()),
  onRefused(job) {
    const decision = /** @type {Decision} */ (job);
    putBack(decision);
    if (decision.isUnread) {
      const read = { label: 'Read it', run: () => location.reload() };
      showSnack('Not done: its author has changed it meanwhile.', read);
    } else showSnack('Not done: this door is shut. Open it again with a new link.');
  },
});

/** @param {string} path @param {Record<string, string>} fields */
async function post(path, fields) {
  const body = new URLSearchParams({ token: door.dataset.token ?? '', ...fields });
  const headers = { accept: 'application/json' };
  const answer = await fetch(`${address}/${path}`, { method: 'POST', headers, body, keepalive: true });
  if (answer.status >= 500) throw new Error(String(answer.status));
  return answer.ok ? await answer.json() : undefined;
}

/** The message goes at once; the server hears of it as soon as it can. @param {HTMLElement} card @param {string} deed */
function decide(card, deed) {
  const all = cards();
  const following = all[all.indexOf(card) + 1] ?? all[all.indexOf(card) - 1];
  /** @type {Decision} */
  const decision = {
    card,
    next: card.nextElementSibling,
    done: null,
    isUnread: false,
    async send() {
      const answer = await post(`entries/${card.dataset.entry}`, { do: deed, seen: card.dataset.seen ?? '' });
      decision.isUnread = Boolean(answer?.isUnread);
      if (!answer || decision.isUnread) return 'refused';
      decision.done = answer.done;
      return 'done';
    },
  };
  decisions.push(decision);
  card.remove();
  select(following);
  count(-1);
  showUndo(decision, `${deed === 'approve' ? 'Approved' : 'Hidden'}: ${describe(card)}`);
  queue.add(decision);
  // The page of an empty list has the way back, too.
  if (cards().length === 0)
    void whenSent().then(() => location.assign(address + (decision.done === null ? '' : `?done=${decision.done}`)));
}

/** @param {HTMLElement} card */
function describe(card) {
  const text = card.querySelector('.msg__text')?.textContent ?? '';
  return `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}” by ${card.querySelector('.msg__who b')?.textContent}`;
}

/** @param {Decision | undefined} decision */
function undo(decision) {
  if (!decision) return;
  decisions.splice(decisions.indexOf(decision), 1);
  putBack(decision);
  showSnack(`Taken back: ${describe(decision.card)}`);
  if (queue.cancel(decision)) return;
  const undoing = {
    send: async () => {
      if (decision.done === null) return /** @type {const} */ ('done');
      return (await post('undo', { deed: String(decision.done) })) ? /** @type {const} */ ('done') : 'refused';
    },
  };
  queue.add({ ...decision, ...undoing });
}

/** @param {Decision} decision */
function putBack({ card, next }) {
  if (card.isConnected || !list) return;
  list.insertBefore(card, next?.isConnected ? next : null);
  select(card);
  count(1);
}

/** @param {number} change */
function count(change) {
  const title = /** @type {HTMLElement | null} */ (door.querySelector('[data-count]'));
  if (!title) return;
  const waiting = Math.max(0, Number(title.dataset.count) + change);
  title.dataset.count = String(waiting);
  title.textContent = waiting === 0 ? 'Nothing waits' : `${waiting} ${waiting === 1 ? 'waits' : 'wait'} for you`;
  const dot = door.querySelector('.dot');
  if (dot) dot.textContent = String(waiting);
}

/** @param {string} text @param {{ label: string, run: () => void }} [button] */
function showSnack(text, button) {
  clearTimeout(snackTimer);
  const snack = door.querySelector('.snack') ?? door.appendChild(document.createElement('div'));
  snack.className = 'snack';
  snack.setAttribute('role', 'status');
  const words = document.createElement('span');
  words.textContent = text;
  snack.replaceChildren(words);
  if (button) {
    const made = document.createElement('button');
    made.className = 'b';
    made.dataset.key = 'u';
    made.textContent = button.label;
    made.addEventListener('click', button.run);
    snack.append(made);
  }
  snackTimer = window.setTimeout(() => snack.remove(), undoMs);
}

/** @param {Decision} decision @param {string} text */
function showUndo(decision, text) {
  showSnack(text, { label: 'Undo', run: () => undo(decision) });
}

let isShownStuck = false;
function showStuck() {
  isShownStuck = true;
  showSnack('Not done yet: no connection. It will be done as soon as there is one.', {
    label: 'Don’t do it',
    run: () => undo(decisions.at(-1)),
  });
  clearTimeout(snackTimer);
}
function hideStuck() {
  if (!isShownStuck || queue.size() > 0) return;
  isShownStuck = false;
  showSnack('Done now.');
}

const whenSent = () =>
  new Promise((resolve) => {
    const look = () => (queue.size() === 0 ? resolve(undefined) : setTimeout(look, 50));
    look();
  });

door.addEventListener('submit', (event) => {
  const { submitter } = event;
  const card = submitter?.closest('.msg');
  if (!list || !(card instanceof HTMLElement) || !list.contains(card) || submitter?.getAttribute('name') !== 'do')
    return;
  event.preventDefault();
  decide(card, submitter.getAttribute('value') ?? '');
});
door.addEventListener('click', (event) => {
  const target = /** @type {Element} */ (event.target);
  const link = target.closest('a[data-key]');
  const card = target.closest('.msg');
  if (card instanceof HTMLElement && !target.closest('.acts')) select(card);
  if (!(link instanceof HTMLAnchorElement)) return;
  // Another tab leaves this one as it is.
  isLeaving = !(event.ctrlKey || event.metaKey || event.shiftKey);
  if (queue.size() === 0) return;
  event.preventDefault();
  void whenSent().then(() => location.assign(link.href));
});
document.addEventListener('keydown', (event) => {
  const { key, target } = event;
  // What is typed before the page of an answer is there decides nothing.
  if (isLeaving || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target instanceof HTMLElement && target.closest('input, textarea, select')) return;
  if (key === 'j' || key === 'k') move(key === 'j' ? 1 : -1);
  else if (key === '/') find();
  else {
    const button = [now(), door.querySelector('.snack')].map((place) =>
      place?.querySelector(`[data-key="${CSS.escape(key)}"]`),
    );
    const found = button.find((one) => one instanceof HTMLElement);
    if (!found) return;
    found.click();
  }
  event.preventDefault();
});

addEventListener('pageshow', () => {
  isLeaving = false;
  // Not earlier: going to the place in the address takes the focus away.
  const reply = location.hash === '#answer' ? document.querySelector('#reply') : null;
  if (reply instanceof HTMLElement) reply.focus();
});
document.addEventListener('visibilitychange', () => {
  if (document.hidden) hiddenSince = performance.now();
  // Whoever comes back to the list after a while sees what came meanwhile.
  else if (list ?? door.querySelector('[data-empty]')) {
    const isOld = performance.now() - hiddenSince > staleMs;
    if (isOld && queue.size() === 0) location.reload();
  }
});

function find() {
  const field = door.querySelector('[data-find]');
  if (field instanceof HTMLElement) field.focus();
  else void whenSent().then(() => location.assign(`${address}/book#find`));
}

addEventListener('online', () => queue.retry());
addEventListener('beforeunload', (event) => {
  if (queue.size() > 0) event.preventDefault();
});
if (location.hash === '#find') find();
const [first] = cards();
if (first && !door.querySelector('textarea')) {
  first.classList.add('is-now');
}
