import { characters } from 'virtual:content';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Character, GalleryImage } from '#model/characters-schema.ts';
import '#site/styles/base.css';
import '#site/styles/tokens.css';
import { CharacterGallery } from './character-gallery.tsx';

const note = 'Any gallery items featuring the character, regardless of world setting, are included.';
const [drawn] = (characters as [Character])[0].images as [GalleryImage];
const images: GalleryImage[] = [
  {
    ...drawn,
    id: 'hare',
    alt: 'On a giant hare',
    description: 'Art by @example\nThe hare is called Gerald.\nIt leads.',
  },
  { ...drawn, id: 'tea', alt: 'Having tea', description: 'Art by Bonbon\nTwo hours, four words.' },
  { ...drawn, id: 'nap', alt: 'Asleep', description: 'Art by Bonbon\nShh.' },
];

const thumb = (name: string) => page.getByRole('link', { name });
const modal = (name: string) => page.getByRole('dialog', { name });

async function renderGallery(shown = images) {
  return render(<CharacterGallery images={shown} note={note} />);
}

async function openModal(name = 'On a giant hare') {
  await renderGallery();
  await thumb(name).click();
  await expect.element(modal(name)).toBeVisible();
}

test('the section has its note and a thumbnail for each image', async () => {
  await renderGallery();
  await expect.element(page.getByRole('heading', { name: 'Gallery' })).toBeVisible();
  await expect.element(page.getByText(note)).toBeVisible();
  expect(page.getByRole('link').elements()).toHaveLength(3);
});

test('a thumbnail is a link to the image itself, which works without script', async () => {
  await renderGallery();
  await expect.element(thumb('Asleep')).toHaveAttribute('href', drawn.src.src);
});

test('title and description of every image are in the page, for browsers without script', async () => {
  const { container } = await renderGallery();
  const captions = [...container.querySelectorAll('figcaption')].map((caption) => caption.textContent);
  expect(captions[0]).toBe('On a giant hareArt by @exampleThe hare is called Gerald.It leads.');
  expect(captions).toHaveLength(3);
});

test('a click that opens a new tab is left to the browser', async () => {
  await renderGallery();
  let wasPrevented: boolean | undefined;
  const stop = (event: Event) => {
    wasPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', stop, { once: true });
  thumb('Asleep')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(wasPrevented).toBe(false);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

describe('the modal', () => {
  test('shows the large image, its title and its description, line breaks as breaks', async () => {
    await openModal();
    const hare = modal('On a giant hare');
    await expect.element(hare.getByRole('heading', { name: 'On a giant hare' })).toBeVisible();
    const large = hare.getByRole('img', { name: 'On a giant hare' }).element().getBoundingClientRect();
    expect(large.width).toBeGreaterThanOrEqual(4 * drawn.src.width);
    await expect.element(hare.getByText('Art by @example')).toBeVisible();
    expect(hare.getByText(/Gerald/).element().innerHTML).toBe('The hare is called Gerald.<br>It leads.');
  });

  test('closes with × and returns the focus to its thumbnail', async () => {
    await openModal();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(thumb('On a giant hare')).toHaveFocus();
  });

  test('closes with a click on the overlay', async () => {
    await openModal();
    await userEvent.click(document.documentElement, { position: { x: 5, y: 5 }, force: true });
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('opens with Enter and closes with Esc', async () => {
    await renderGallery();
    (thumb('Having tea').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(modal('Having tea')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(thumb('Having tea')).toHaveFocus();
  });

  test('has buttons to the next and the previous image, which wrap around', async () => {
    await openModal();
    await expect.element(page.getByText(/1 of 3/)).toBeVisible();
    await page.getByRole('button', { name: 'Next image' }).click();
    await expect.element(modal('Having tea')).toBeVisible();
    await expect.element(page.getByText(/2 of 3/)).toBeVisible();
    await page.getByRole('button', { name: 'Previous image' }).click();
    await page.getByRole('button', { name: 'Previous image' }).click();
    await expect.element(modal('Asleep')).toBeVisible();
  });

  test('changes the image with the arrow keys, wherever the focus is in it', async () => {
    await openModal();
    await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(modal('Having tea')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.element(modal('Asleep')).toBeVisible();
  });

  type Swipe = {
    by: [number, number];
    pointerType?: string;
    isPrimary?: boolean;
    end?: 'pointerup' | 'pointercancel';
  };

  function swipe({ by: [x, y], pointerType = 'touch', isPrimary = true, end = 'pointerup' }: Swipe) {
    const picture = page.getByRole('dialog').getByRole('img').element();
    const send = (kind: string, fraction: number) =>
      picture.dispatchEvent(
        new PointerEvent(kind, {
          ...{ bubbles: true, pointerId: 7, pointerType, isPrimary },
          ...{ clientX: 200 + fraction * x, clientY: 200 + fraction * y },
        }),
      );
    send('pointerdown', 0);
    send('pointermove', 0.5);
    send(end, 1);
  }

  test('changes the image by swipe: to the left for the next one, to the right for the previous one', async () => {
    await openModal();
    swipe({ by: [-80, 10] });
    await expect.element(modal('Having tea')).toBeVisible();
    swipe({ by: [80, -10] });
    await expect.element(modal('On a giant hare')).toBeVisible();
    swipe({ by: [80, 0] });
    await expect.element(modal('Asleep')).toBeVisible();
  });

  const otherSwipes: Record<string, Swipe> = {
    'a mouse drag': { by: [-200, 0], pointerType: 'mouse' },
    'a vertical swipe': { by: [-60, -200] },
    'a tap': { by: [-20, 0] },
    'a second finger, for a pinch': { by: [-200, 0], isPrimary: false },
    'a gesture that the browser takes for scrolling': { by: [-200, 0], end: 'pointercancel' },
  };
  for (const [name, given] of Object.entries(otherSwipes)) {
    test(`does not change the image on ${name}, and the picture stays in place`, async () => {
      await openModal();
      const picture = page.getByRole('dialog').getByRole('img').element();
      const { x } = picture.getBoundingClientRect();
      swipe(given);
      await expect.element(page.getByText(/1 of 3/)).toBeVisible();
      expect(picture.getBoundingClientRect().x).toBe(x);
      swipe({ by: [-80, 0] });
      await expect.element(page.getByText(/2 of 3/)).toBeVisible();
    });
  }

  test('leaves Alt with an arrow key to the browser, for Back and Forward', async () => {
    await openModal();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{ArrowRight}');
    await expect.element(page.getByText(/2 of 3/)).toBeVisible();
  });

  test('has no pager for a single image', async () => {
    await renderGallery(images.slice(0, 1));
    await thumb('On a giant hare').click();
    await expect.element(modal('On a giant hare')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Next image' })).not.toBeInTheDocument();
  });

  test("'Image Not Found' replaces an image that cannot be loaded, on its thumbnail and in the modal", async () => {
    await renderGallery([{ ...drawn, alt: 'Lost', src: { ...drawn.src, src: '/no-such-picture.png' } }]);
    await expect.element(thumb('Image Not Found: Lost').getByText('Image Not Found')).toBeVisible();
    await thumb('Image Not Found: Lost').click();
    await expect.element(modal('Lost').getByText('Image Not Found')).toBeVisible();
  });
});
