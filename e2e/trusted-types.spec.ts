import { expect, test } from './page-fixture.ts';

test('no script can turn text into markup or another script', async ({ page, allowProblem }) => {
  allowProblem(/requires? 'Trusted(HTML|ScriptURL)' assignment/);
  allowProblem(/Creating a TrustedTypePolicy named 'another' violates/);
  await page.goto('/');
  const outcomes = await page.evaluate(() => {
    const attempt = (act: () => unknown) => {
      try {
        act();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return [
      attempt(() => {
        document.createElement('div').innerHTML = '<img src=x>';
      }),
      attempt(() => {
        document.createElement('script').src = '/assets/other.js';
      }),
      attempt(() => {
        const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy: (name: string) => unknown } };
        return trustedTypes.createPolicy('another');
      }),
    ];
  });
  expect(outcomes).toEqual(['TypeError', 'TypeError', 'TypeError']);
});
