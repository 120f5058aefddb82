import { describe, expect, it } from 'vitest';
import { searchPath } from '@/lib/sales/search/address';
import { pageMetadata } from '@/lib/web/seo/metadata';

const headOf = (page: number, locale: 'en' | 'de') =>
  pageMetadata({ locale, path: searchPath({}, { page }), title: 'Find a house', description: 'All of them.' })
    .alternates;

const titleOf = (title: string) =>
  pageMetadata({ locale: 'en', path: '/about', title, description: 'Us.' }).title.absolute;

describe('the title of a page', () => {
  it('ends with our name, and says it once', () => {
    expect(titleOf('Contact')).toBe('Contact · Alpenglow');
    expect(titleOf('About Alpenglow')).toBe('About Alpenglow');
  });
});

describe('the pages of everything we let', () => {
  it('are each their own canonical, in both languages and with their own alternates', () => {
    for (const locale of ['en', 'de'] as const) {
      const [first, second] = [headOf(1, locale), headOf(2, locale)];
      expect(String(first?.canonical)).toMatch(/\/search$/);
      expect(String(second?.canonical)).toMatch(/\/search\?page=2$/);
      for (const address of Object.values(second?.languages ?? {})) expect(String(address)).toMatch(/\?page=2$/);
    }
  });
});
