import { expect, type Locator, type Page } from '@playwright/test';
import { send } from '../http';
import { words } from '../words';
import { sessionOver } from './http-session';
import { at, lds } from './people';

type Interest = Readonly<Record<string, unknown>>;

export const leadRow = (page: Page, client: string): Locator => page.getByRole('row').filter({ hasText: client });

export const leadPanel = (page: Page, client: string): Locator =>
  page.getByRole('complementary', { name: new RegExp(client) });

/** As the signed-in agent, at the price of now: it is asked for by naming a wrong one. Answers the lead's id. */
export async function saveInterest(page: Page, interest: Interest): Promise<string> {
  const post = (total: number, currency = 'EUR') =>
    page.evaluate(
      async ({ body, key }) => {
        const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
        const answer = await fetch('/api/hotels/interests', { method: 'POST', headers, body: JSON.stringify(body) });
        return { status: answer.status, body: await answer.json() };
      },
      {
        body: { paymentProfile: 'ClientPays', ...interest, price: { currency, total } },
        key: crypto.randomUUID(),
      },
    );
  const moved = await post(1);
  expect(moved.status).toBe(409);
  const { price, currency } = moved.body.details;
  const saved = await post(price.is, currency);
  expect(saved.status).toBe(201);
  return saved.body._id;
}

type Deed = 'requestOption' | 'extend' | 'book' | 'cancel';

/** Presses a button of the opened lead and says yes; `says`: what its question says. */
export async function act(page: Page, name: Deed, locale: 'en' | 'de', says?: string): Promise<void> {
  const { deed } = words[locale].leads;
  const panel = page.getByRole('complementary').filter({ visible: true });
  await panel.getByRole('button', { name: deed[name].label, exact: true }).click();
  const dialog = page.getByRole('dialog').filter({ visible: true });
  if (says) await expect(dialog).toContainText(says);
  await dialog.getByRole('button', { name: deed[name].yes, exact: true }).click();
  await expect(page.getByText(deed[name].done, { exact: true })).toBeVisible();
}

/** The hotel's contact confirms the option that was asked for just after the lead was saved. */
export async function confirmOptionAs(email: string, dashboard: string): Promise<void> {
  const id = new URL(dashboard).searchParams.get('hotel-lead-id');
  const answer = await send(lds, `/api/sales/leads/${id}/option/confirmation`, {
    method: 'POST',
    headers: {
      cookie: await sessionOver(email),
      origin: at(lds, ''),
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ version: 2 }),
  });
  expect(answer.status).toBe(200);
}
