import { type Draft, type Entry, type Problems, parseNewEntry } from '#model/guestbook.ts';
import { readChoices } from '#model/guestbook-looks.ts';
import { formFields, trapName } from '#model/guestbook-view.ts';

export type PostedForm = { draft: Draft; isTrapped: boolean } & ({ entry: Entry } | { problems: Problems });

/** Reads an `application/x-www-form-urlencoded` body; name, website and message are enough. `nowMs` is epoch milliseconds. */
export function readPostedForm(body: Uint8Array, nowMs: number): PostedForm {
  const sent = new URLSearchParams(new TextDecoder().decode(body));
  const [name = '', website = '', message = '', sticker, paper, audience] = formFields.map(
    (field) => sent.get(field) ?? '',
  );
  const draft: Draft = {
    name,
    website,
    // As a textarea has it: browsers send CRLF.
    message: message.replace(/\r\n?/g, '\n'),
    ...readChoices({ sticker, paper, audience }),
  };
  return { draft, isTrapped: (sent.get(trapName) ?? '') !== '', ...parseNewEntry(draft, nowMs) };
}
