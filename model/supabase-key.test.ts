import { expect, test } from 'vitest';
import { writeKeyHeaders } from './supabase-key.ts';

test.each(['sb_publishable_AbCdEfGh', 'sb_secret_AbCdEfGh', 'x.y', ''])('the key %j goes as apikey alone', (key) => {
  expect(writeKeyHeaders(key)).toEqual({ apikey: key });
});

test('a key that is a JSON Web Token is the bearer, too', () => {
  expect(writeKeyHeaders('aa.bb.cc')).toEqual({ apikey: 'aa.bb.cc', authorization: 'Bearer aa.bb.cc' });
});
