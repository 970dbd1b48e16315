import { expect, test } from 'vitest';
import { writeKeyHeaders } from './supabase-key.ts';

test.each(['sb_publishable_AbCdEfGh', 'sb_secret_AbCdEfGh', 'x.y', ''])('the key %j is sent only as apikey', (key) => {
  expect(writeKeyHeaders(key)).toEqual({ apikey: key });
});

test('a key that is a JSON Web Token is also sent as the bearer token', () => {
  expect(writeKeyHeaders('aa.bb.cc')).toEqual({ apikey: 'aa.bb.cc', authorization: 'Bearer aa.bb.cc' });
});
