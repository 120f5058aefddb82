import { expect, type Page } from '@playwright/test';

/** Moves the clock of the demonstration, for everybody: from a page that is open on one of its hosts. */
export async function moveClockTo(page: Page, moment: Date): Promise<void> {
  const offsetSeconds = Math.round((moment.getTime() - Date.now()) / 1000);
  const status = await page.evaluate(async (body) => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
    return (await fetch('/api/dev/clock', { method: 'POST', headers, body })).status;
  }, JSON.stringify({ offsetSeconds }));
  expect(status).toBe(200);
}

/** The day of the first payout run on or after a day: the 1st or the 15th. */
export function nextRunDay(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  if (date === 1) return day;
  if (date <= 15) return `${day.slice(0, 8)}15`;
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

export const isRunDay = (day: string): boolean => nextRunDay(day) === day;

/** The day of the last payout run up to a day. */
export const lastRunDay = (day: string): string => `${day.slice(0, 8)}${Number(day.slice(8)) < 15 ? '01' : '15'}`;
