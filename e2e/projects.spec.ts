import { findViolations } from './axe-fixture.ts';
import { expect, failedToLoad, test } from './page-fixture.ts';

test('the project without a link leads to its details and back', async ({ page }) => {
  await page.goto('/projects');
  const card = page.getByRole('article', { name: 'LLM-Inferred Product Attributes' });
  await expect(card.getByRole('link', { name: 'Visit Live' })).toHaveCount(0);
  await card.getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL(/\/projects\/proj-1$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('LLM-Inferred Product Attributes');
  await expect(page.getByRole('heading', { name: 'Project Details' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'About This Project' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Development Process & Changes' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Visit Live Project' })).toHaveCount(0);
  await page.getByRole('link', { name: '← Back to Projects' }).click();
  await expect(page).toHaveURL(/\/projects$/);
});

test('pictures alternate sides, and are above the text on a phone', async ({ page }) => {
  await page.goto('/projects');
  const findPlaces = () =>
    page.getByRole('article').evaluateAll((cards) =>
      cards.map((card) => {
        const picture = (card.querySelector('img') as HTMLElement).getBoundingClientRect();
        const text = (card.querySelector('p') as HTMLElement).getBoundingClientRect();
        if (picture.bottom <= text.top) return 'above';
        return picture.right <= text.left ? 'left' : 'right';
      }),
    );
  expect(await findPlaces()).toEqual(['left', 'right']);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await findPlaces()).toEqual(['above', 'above']);
});

test('an unknown project gets a 404 with a way back', async ({ page, allowProblem }) => {
  allowProblem(failedToLoad('404 (Not Found)', /\/projects\/proj-3/));
  const answer = await page.goto('/projects/proj-3');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project Not Found');
  await expect(page.getByText("The project you're looking for doesn't exist.")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: '← Back to Projects' }).click();
  await expect(page).toHaveURL(/\/projects$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('projects are listed, and their details can be read', async ({ page }) => {
    await page.goto('/projects');
    await page.getByRole('link', { name: 'View Details' }).click();
    await expect(page.getByRole('heading', { name: 'What I learned' })).toBeVisible();
    await expect(page.getByRole('img', { name: /wide as a screenshot/ })).toBeVisible();
    await page.getByRole('link', { name: '← Back to Projects' }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
  });
});
