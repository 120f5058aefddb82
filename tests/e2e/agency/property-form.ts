import { expect, type Page } from '@playwright/test';
import { type Hand, mouse } from '../hand';
import { words } from '../words';

type Locale = 'en' | 'de';
type Client = { firstName: string; lastName: string };

/** The client, in the form for a house. */
export async function fillIn(
  page: Page,
  { firstName, lastName }: Client,
  locale: Locale,
  hand: Hand = mouse,
): Promise<void> {
  const { propertyLead } = words[locale];
  await hand.type(page.getByLabel(propertyLead.firstName), firstName);
  await hand.type(page.getByLabel(propertyLead.lastName), lastName);
  await hand.choose(page.getByLabel(propertyLead.nationality), locale === 'de' ? 'Schweden' : 'Sweden');
}

/** Over payment and summary to what was asked for. */
export async function finish(
  page: Page,
  deed: 'book-now' | 'take-option',
  locale: Locale,
  hand: Hand = mouse,
): Promise<void> {
  const { propertyLead } = words[locale];
  await hand.press(page.getByRole('button', { name: propertyLead.steps.payment }));
  await hand.press(page.getByRole('button', { name: propertyLead.steps.summary }));
  await hand.tick(page.getByRole('checkbox'));
  await hand.press(page.getByRole('button', { name: propertyLead.submit[deed], exact: true }));
  await expect(page.getByRole('status').filter({ hasText: propertyLead.done[deed] })).toBeVisible();
}
