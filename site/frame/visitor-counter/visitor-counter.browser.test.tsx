import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#site/styles/tokens.css';
import '#site/styles/fonts.css';
import '#site/styles/base.css';
import { VisitorCounter } from './visitor-counter.tsx';

const address = 'https://bonbon.goatcounter.com/counter/%2F.json';
const digits = page.getByRole('img');

/** A counter that responds with this body. */
const answering = (body: unknown, status = 200) =>
  vi.fn<typeof fetch>(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
const unreachable = vi.fn<typeof fetch>(async () => {
  throw new TypeError('Failed to fetch');
});

function storeVisits(count: string | undefined, hasVisited: boolean) {
  if (count) localStorage.setItem('visitorCount', count);
  if (hasVisited) localStorage.setItem('hasVisited', 'true');
}

describe('while loading', () => {
  test("'Loading...' shows with four dashes, and nothing shifts when the count arrives", async () => {
    let answer: (response: Response) => void = () => {};
    const request = vi.fn<typeof fetch>(() => new Promise((resolve) => (answer = resolve)));
    const { container } = await render(<VisitorCounter address={address} request={request} />);
    await expect.element(digits).toHaveAccessibleName('Loading...');
    await expect.element(digits).toHaveTextContent('----');
    await expect.element(page.getByText('Loading...')).toBeVisible();
    const places = () =>
      [...container.querySelectorAll('section, h2, p')].map((element) => {
        const { top, height } = element.getBoundingClientRect();
        return { top, height };
      });
    const before = places();

    answer(new Response('{"count":"1\u202F234"}'));
    await expect.element(digits).toHaveAccessibleName('1,234');
    expect(page.getByText('Loading...').elements()).toEqual([]);
    expect(places()).toEqual(before);
  });
});

describe('the count', () => {
  test('has a title, locale separators and the caption of GoatCounter', async () => {
    const request = answering({ count: '1\u202F234\u202F567' });
    await render(<VisitorCounter address={address} isBuiltIn={false} request={request} />);
    await expect.element(digits).toHaveAccessibleName('1,234,567');
    await expect.element(page.getByRole('heading')).toHaveTextContent('Total Unique Visitors');
    await expect.element(page.getByText('Stats collected from GoatCounter!')).toBeVisible();
  });

  test('has a caption that says that the site itself counts, if the counter is built in', async () => {
    await render(<VisitorCounter address="/counter/TOTAL.json" isBuiltIn request={answering({ count: '12' })} />);
    await expect.element(digits).toHaveAccessibleName('12');
    await expect.element(digits).toHaveTextContent('0012');
    await expect.element(page.getByText('Counted by this site, no cookies')).toBeVisible();
    expect(page.getByText('GoatCounter').elements()).toEqual([]);
  });

  test('fits into its box with up to nine digits', async () => {
    const { container } = await render(
      <div style={{ width: 264 }}>
        <VisitorCounter address={address} request={answering({ count: '987654321' })} />
      </div>,
    );
    await expect.element(digits).toHaveAccessibleName('987,654,321');
    await document.fonts.load('28px "Jersey 10"', '0123456789,');
    const patch = container.querySelector('section') as HTMLElement;
    expect(patch.scrollWidth).toBeLessThanOrEqual(patch.clientWidth);
    expect(digits.element().getBoundingClientRect().height).toBeLessThan(60);
  });

  test('is fetched once, with a timeout', async () => {
    const request = answering({ count: '12' });
    await render(<VisitorCounter address={address} request={request} />);
    await expect.element(digits).toHaveAccessibleName('12');
    expect(request).toHaveBeenCalledExactlyOnceWith(address, { signal: expect.any(AbortSignal) });
  });

  test('is stored for a later visit in which the call fails', async () => {
    const { unmount } = await render(<VisitorCounter address={address} request={answering({ count: '1,234' })} />);
    await expect.element(digits).toHaveAccessibleName('1,234');
    await unmount();
    await render(<VisitorCounter address={address} request={unreachable} />);
    await expect.element(digits).toHaveAccessibleName('1,234');
  });

  test('is 1 if a 404 says that no visit has been counted yet: this visitor is one', async () => {
    await render(<VisitorCounter address={address} request={answering({ count: '0', count_unique: '0' }, 404)} />);
    await expect.element(digits).toHaveAccessibleName('1');
    expect(page.getByText('last known number').elements()).toEqual([]);
  });

  test('is fetched only after this visit has been counted', async () => {
    let finish = () => {};
    const visit = new Promise<void>((resolve) => (finish = resolve));
    const request = answering({ count: '12' });
    await render(<VisitorCounter address={address} request={request} visit={visit} />);
    await expect.element(digits).toHaveAccessibleName('Loading...');
    expect(request).not.toHaveBeenCalled();
    finish();
    await expect.element(digits).toHaveAccessibleName('12');
  });
});

describe('a response without a count', () => {
  test.each([
    [undefined, true, '1'],
    [undefined, false, '2'],
    ['200', true, '200'],
    ['200', false, '201'],
  ])('shows, with %s stored and visited before: %s, %s', async (stored, hasVisited, shown) => {
    storeVisits(stored, hasVisited);
    await render(<VisitorCounter address={address} request={answering({})} />);
    await expect.element(digits).toHaveAccessibleName(shown);
    await expect.element(page.getByText('last known number')).toBeVisible();
  });
});

describe('a failed call', () => {
  test.each([
    [undefined, true, '157'],
    [undefined, false, '158'],
    ['200', true, '200'],
    ['200', false, '201'],
    ['nonsense', true, '157'],
  ])('shows, with %s stored and visited before: %s, %s', async (stored, hasVisited, shown) => {
    storeVisits(stored, hasVisited);
    await render(<VisitorCounter address={address} request={unreachable} />);
    await expect.element(digits).toHaveAccessibleName(shown);
    expect(localStorage.getItem('visitorCount')).toBe(shown);
    expect(localStorage.getItem('hasVisited')).toBe('true');
  });

  test.each([
    ['an error', answering({ error: 'down' }, 500)],
    ['no JSON', answering('<html>', 200)],
    ['null after an error', answering(null, 502)],
  ])('is also %s', async (_, request) => {
    storeVisits(undefined, true);
    await render(<VisitorCounter address={address} request={request} />);
    await expect.element(digits).toHaveAccessibleName('157');
  });

  test.each([
    [false, 'Stats collected from GoatCounter!'],
    [true, 'Counted by this site, no cookies'],
  ])('says below its caption that the number is the last known one (built in: %s)', async (isBuiltIn, caption) => {
    await render(<VisitorCounter address={address} isBuiltIn={isBuiltIn} request={unreachable} />);
    await expect.element(digits).toHaveAccessibleName('158');
    await expect.element(page.getByText(`${caption} last known number`)).toBeVisible();
  });

  test('counts the same visitor only once', async () => {
    for (const shown of ['158', '158']) {
      const { unmount } = await render(<VisitorCounter address={address} request={unreachable} />);
      await expect.element(digits).toHaveAccessibleName(shown);
      await unmount();
    }
  });
});

test('without a counter nothing is fetched, and the fallback for a failed call shows', async () => {
  const request = answering({ count: '9' });
  await render(<VisitorCounter address={undefined} request={request} />);
  await expect.element(digits).toHaveAccessibleName('158');
  expect(request).not.toHaveBeenCalled();
});

test('a count is shown even if storage is blocked', async () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const spies = [
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse),
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse),
  ];
  await render(<VisitorCounter address={address} request={unreachable} />);
  await expect.element(digits).toHaveAccessibleName('158');
  for (const spy of spies) spy.mockRestore();
});
