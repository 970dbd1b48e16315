import type { Edit, Step } from '../step.ts';

/** A comment line as the samples had it. `after` may be several lines. */
type SampleComment = { file: string; before: string; after: string };

const why = 'Some of our own notes, after a #, were out of date. Yours stay as they are.';

const commentStep = (version: string, comments: SampleComment[]): Step => ({
  version,
  why,
  find: ({ texts }) => ({
    edits: comments.flatMap(({ file, before, after }): Edit[] => {
      const text = texts.get(file)?.text ?? '';
      const line = text.split('\n').find((one) => one.trim() === before);
      if (line === undefined) return [];
      const start = text.indexOf(before);
      return [{ file, start, end: start + before.length, text: after }];
    }),
  }),
});

/** Only full lines exactly as in the sample: any other is the owner's. */
export const pageComments = commentStep('0.5.0', [
  {
    file: 'delights.yaml',
    before:
      '# Switches at the side; all are off until a visitor turns them on. Take a line out, and its switch is gone.',
    after:
      '# Switches below the page; all are off until a visitor turns them on. Take a line out, and its switch is gone.',
  },
]);

export const ruleComments = commentStep('0.6.0', [
  {
    file: 'resume.yaml',
    before:
      '# The resume page. The resume itself is the sheet below; after a change of it, type  npm run resume  and resume.pdf follows.',
    after:
      '# The resume page. The resume itself is the sheet below, and the site makes its PDF. A copy to send:  npm run resume',
  },
  {
    file: 'site.yaml',
    before: '# A message with more links than this waits.',
    after: '# A message with more links than this waits; one that did not come through the form waits for any link.',
  },
  {
    file: 'site.yaml',
    before: '# The same message by somebody else within so many hours waits.',
    after: '# The same message again within so many hours waits, unless it is as short as "Nice site!".',
  },
  {
    file: 'site.yaml',
    before: '# So many messages an hour are taken from one sender, and from all of them together.',
    after:
      '# So many messages an hour are taken from one sender. Beyond so many from all of them together, a message waits.',
  },
]);

export const resumeComments = commentStep('0.8.0', [
  {
    file: 'resume.yaml',
    before:
      '# The resume page. The resume itself is the sheet below, and the site makes its PDF. A copy to send:  npm run resume',
    after:
      '# The resume page. The resume itself is below  resume:  and the site makes its PDF. For a copy to send:  npm run resume',
  },
  {
    file: 'resume.yaml',
    before:
      '# Have a PDF of your own? Put it in place of resume.pdf and keep the name: then the page shows that one, without the sheet.',
    after:
      '# Have a PDF already? Save it in place of resume.pdf and keep the name: then the page shows that one and ignores  resume:',
  },
  {
    file: 'resume.yaml',
    before:
      '# The resume page. You write the sheet below, and the site makes the PDF. Do you have a PDF of your own? Save it here as',
    after:
      '# The resume page. You write the resume below  resume:  and the site makes the PDF. Do you have a PDF already? Save it here as',
  },
  {
    file: 'resume.yaml',
    before: '# resume.pdf: then the page shows that one, and the sheet may go.',
    after: '# resume.pdf: then the page shows that one, and you may delete  resume:  with everything below it.',
  },
]);

export const placeComments = commentStep('0.9.0', [
  {
    file: 'connect.yaml',
    before: "# Above a strip of buttons: yours, and the friends' from buttons.yaml.",
    after: "# Beside the friends' buttons from buttons.yaml.",
  },
  { file: 'guestbook.yaml', before: '# Beside the form.', after: '# In a strip below the form.' },
  {
    file: 'guestbook.yaml',
    before: '# Beside the form. May be left out.',
    after: '# In a strip below the form. May be left out.',
  },
]);
