import { expect, test } from 'vitest';
import { drawPicture, drawSvg, findProblems, sampleFiles, showProblems, writeContent } from './content-fixture.ts';
import { readContent } from './read-content.ts';

test('the examples in error messages are valid content', async () => {
  expect(await findProblems({})).toEqual([]);
});

test('projects and characters are sorted by their order and named by their folders', async () => {
  const sample = await sampleFiles();
  const project = String(sample['projects/proj-1/project.yaml']);
  const { content } = await readContent(
    await writeContent({
      'projects/proj-1/project.yaml': project.replace('order: 1', 'order: 7'),
      'projects/a-late-one/project.yaml': project.replace('order: 1', 'order: 8'),
      'projects/early/project.yaml': project.replace('order: 1', 'order: -2'),
      'projects/early/visualizer.png': sample['projects/proj-1/visualizer.png'] ?? null,
      'projects/a-late-one/visualizer.png': sample['projects/proj-1/visualizer.png'] ?? null,
    }),
  );
  expect(content?.projects.map(({ id }) => id)).toEqual(['early', 'proj-1', 'a-late-one']);
  expect(content?.characters.map(({ id }) => id)).toEqual(['thistle']);
});

test('mistakes in all files are reported at once, with file, line and column', async () => {
  const problems = await findProblems({
    'updates.yaml': '- date: 2025-13-01\n  text: ""\n- { date: 2025-10-27, txt: V1.0 }\n- text: V1.1\n',
    'friends.yaml': '- name: Mochi\n  url: "#"\n  image: cta.svg\n',
    'facts.yaml': 'title: [',
    'resume.pdf': null,
  });
  expect(problems.map(({ file, line, column, key }) => `${file}:${line}:${column} ${key}`)).toEqual([
    'content/updates.yaml:1:3 0.date',
    'content/updates.yaml:2:3 0.text',
    'content/updates.yaml:3:3 1.text',
    'content/updates.yaml:3:23 1.txt',
    'content/updates.yaml:4:3 2.date',
    'content/friends.yaml:3:3 0.image',
    'content/resume.yaml:10:1 file',
    'content/facts.yaml:1:8 title',
  ]);
  for (const { example, sentence } of problems) expect(example, sentence).toMatch(/\S/);
});

test('a mistake is shown with its position, its key, a sentence and an example', async () => {
  const shown = await showProblems({
    'friends.yaml': '- name: Mochi\n  url: "#"\n  image: images/friends/cta.svg\n',
    'images/friends/cat.svg': drawSvg(),
  });
  expect(shown).toBe(
    'content/friends.yaml:3:3  0.image  the file images/friends/cta.svg does not exist; did you mean images/friends/cat.svg?\n' +
      '    for example: image: cat.svg',
  );
});

test('a missing picture is reported even if other keys in its file are wrong', async () => {
  const problems = await findProblems({ 'friends.yaml': '- name: ""\n  url: "#"\n  image: dog.gif\n' });
  expect(problems.map(({ key }) => key)).toEqual(['0.name', '0.image']);
});

test('a missing file is reported with a full example', async () => {
  const [problem, ...others] = await findProblems({ 'updates.yaml': null, 'update.yaml': '' });
  expect(others).toEqual([]);
  expect(problem).toEqual({
    file: 'content/updates.yaml',
    line: 1,
    column: 1,
    key: '',
    sentence: 'the file is missing; did you mean update.yaml? If so, rename it',
    example: '- date: 2025-10-27\n  text: V1.0 finished',
  });
});

test.each([
  ['home.yaml', 'the file is empty'],
  ['resume.yaml', 'the file is empty; delete it if you do not need it'],
])('%s with nothing but comments counts as empty', async (file, sentence) => {
  const problems = await findProblems({ [file]: '# nothing yet\n' });
  expect(problems).toContainEqual(expect.objectContaining({ file: `content/${file}`, sentence }));
});

test.each(['updates', 'friends', 'tracks'] as const)(
  '%s.yaml may be missing, or contain only comments',
  async (name) => {
    for (const text of [null, '# nothing yet\n']) {
      const { content, problems } = await readContent(await writeContent({ [`${name}.yaml`]: text }));
      expect(problems).toBeUndefined();
      expect(content?.[name]).toEqual([]);
    }
  },
);

test('an empty content folder reports every required file as missing', async () => {
  const { problems } = await readContent('/nowhere/content');
  expect(problems?.map(({ file, sentence }) => `${file}: ${sentence}`)).toEqual([
    'content/site.yaml: the file is missing',
    'content/home.yaml: the file is missing',
    'content/not-found.yaml: the file is missing',
  ]);
});

test("a project's folder without its file is a mistake", async () => {
  const problems = await findProblems({ 'projects/proj-2/notes.txt': 'soon' });
  expect(problems).toMatchObject([
    {
      file: 'content/projects/proj-2/project.yaml',
      line: 1,
      column: 1,
      sentence: 'this file is missing: the folder projects/proj-2/ needs it, or can be deleted',
    },
  ]);
});

test('a folder with nothing but pictures is left over: the site is built without it, and a warning names it', async () => {
  const folder = await writeContent({ 'characters/mira/mira-1.svg': drawSvg() });
  const { content, warnings } = await readContent(folder);
  expect(content?.characters.map(({ id }) => id)).not.toContain('mira');
  expect(warnings).toContainEqual(
    expect.objectContaining({
      file: 'content/characters/mira/character.yaml',
      sentence:
        'this file is missing, so nothing of the folder characters/mira/ is on the site: write it, or delete the folder',
    }),
  );
});

test('a folder name that is not safe in a URL is reported with a suggestion', async () => {
  const sample = await sampleFiles();
  const problems = await findProblems({
    'projects/My Project!/project.yaml': sample['projects/proj-1/project.yaml'] ?? null,
    'projects/My Project!/visualizer.png': sample['projects/proj-1/visualizer.png'] ?? null,
  });
  expect(problems).toMatchObject([
    {
      file: 'content/projects/My Project!/project.yaml',
      sentence:
        "the folder name My Project! is part of the page's address: use only lowercase letters, digits and single hyphens",
      example: 'my-project',
    },
  ]);
});

const surprise = (button: string) => `surprise:
  picture: images/mascot/happy.svg
  label: A striped sock, left foot
  title: You found the sock!
  text: Please say nothing.
  scene: images/mascot/happy.svg
  alt: Bonbon hides a sock.
  button: { image: ${button}, alt: I found the sock }
`;

test('two public files with the same name are a mistake', async () => {
  const problems = await findProblems({
    'delights.yaml': surprise('images/found/Bonbon.png'),
    'images/found/Bonbon.png': await drawPicture(88, 31),
  });
  expect(problems).toMatchObject([
    {
      file: 'content/delights.yaml',
      key: 'surprise.button.image',
      sentence: 'another file already has the address /bonbon.png: rename this one',
      example: 'image: images/found/Bonbon-2.png',
    },
  ]);
});

test('the button for finding the surprise must be 88x31 like every other button', async () => {
  const files = { 'delights.yaml': surprise('images/sock.png'), 'images/sock.png': await drawPicture(88, 30) };
  expect(await findProblems(files)).toMatchObject([
    { key: 'surprise.button.image', sentence: 'must be 88x31 pixels; this picture is 88x30' },
  ]);
});

test('a public file is served from the root under its own name', async () => {
  const { content } = await readContent(await writeContent());
  expect(content?.resume?.file).toEqual({ address: '/resume.pdf', name: 'resume.pdf', bytes: 8 });
  const { image } = content?.buttons?.mine ?? {};
  expect(image).toMatchObject({ address: '/bonbon.png', name: 'bonbon.png', width: 88, height: 31 });
});
