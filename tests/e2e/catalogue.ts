import { expect } from '@playwright/test';
import { get } from './http';

export type Stay = {
  _id: string;
  checkIn: string;
  checkOut: string;
  available: boolean;
  rates: Record<string, { amount: number; currency: string } | null>;
};

/** Stays of a property that can still be asked for, in order. What a test writes must be true on any day. */
export async function staysOf(property: string): Promise<Stay[]> {
  const [stays, today] = await Promise.all([read(`/api/properties/${property}/stays`), businessDay()]);
  const { results } = stays as { results: Stay[] };
  return results.filter(({ checkIn }) => checkIn > today).sort((a, b) => a.checkIn.localeCompare(b.checkIn));
}

/** The `index`-th stay on offer of a property. */
export async function freeStay(property: string, index = 0): Promise<Stay> {
  const free = (await staysOf(property)).filter(({ available }) => available);
  const stay = free[index];
  if (!stay) throw new Error(`${property} has fewer than ${index + 1} free stays.`);
  return stay;
}

/** "Today" of the demonstration clock. */
export async function businessDay(): Promise<string> {
  return ((await read('/api/dev/clock')) as { today: string }).today;
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Path of a property's page in a language, from its own answer. */
export async function pathOf(property: string, locale: 'en' | 'de' = 'en'): Promise<string> {
  const answer = await get(locale, `/api/properties/${property}`);
  expect(answer.status).toBe(200);
  return new URL(JSON.parse(answer.text).url).pathname;
}

async function read(path: string): Promise<unknown> {
  const answer = await get('en', path);
  expect([path, answer.status]).toEqual([path, 200]);
  return JSON.parse(answer.text);
}
