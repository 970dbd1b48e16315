import { expect, test } from 'vitest';
import { describePublished } from './publish-result.ts';

const plan = { added: [], changed: [], removed: [], unchanged: 3, bytes: 0 };

test('only a folder is called ready when nobody could look at the pages; elsewhere the address of an example is why', () => {
  const published = { live: undefined, address: undefined, seconds: 1 };
  expect(describePublished('folder', published, plan)).toEqual(['The folder is ready.']);
  expect(describePublished('server', published, plan)).toEqual([
    'Nobody looked at the pages: address in content/site.yaml is only an example. Write the real one there.',
  ]);
});
