import { describe, expect, it } from 'vitest';
import { buildPublishedIndex, emptyIndex } from '@/lib/web/routing/published';
import { index, rows } from './fixture';

describe('index of published addresses', () => {
  it('holds every property that has a page, listed or not, by address and id', () => {
    expect(index.properties.get('chalet/FR/courchevel-1850/chalet-aurore')).toMatchObject({
      id: 'P01',
      listed: true,
      isDemo: false,
    });
    expect(index.properties.get('chalet/FR/meribel/sans-prix')).toMatchObject({ id: 'P05', listed: false });
    expect(index.byId.get('P33')).toBe('chalet/CH/zermatt/demo-chalet');
    expect(index.byId.has('Gone1')).toBe(false);
  });

  it('lists country, city and group, without unlisted and removed properties, demonstrations apart', () => {
    for (const key of [
      'chalet/FR',
      'chalet/FR/courchevel-1850',
      'chalet/FR/courchevel',
      'chalet/AT/lech',
      'villa/IT/lake-como',
    ]) {
      expect(index.listings.has(key), key).toBe(true);
    }
    for (const key of [
      'chalet/FR/meribel',
      'chalet/CH',
      'chalet/CH/davos',
      'chalet/CH/zermatt',
      'villa/FR',
      'apartment/FR',
    ]) {
      expect(index.listings.has(key), key).toBe(false);
    }
    expect(index.demoListings.has('chalet/CH/zermatt')).toBe(true);
    expect(index.demoListings.has('chalet/FR/courchevel')).toBe(true);
    expect(index.demoListings.has('chalet/CH/davos')).toBe(false);
  });

  it('moves former addresses to the present one, and to nothing when the property is gone', () => {
    expect(index.moved.get('chalet/AT/lech/haus-alt')).toBe('chalet/AT/lech/haus-oetzblick');
    expect(index.removed.get('chalet/CH/davos/closed-house')).toBe('Gone1');
    expect(index.removed.get('chalet/CH/davos/closed-before')).toBe('Gone1');
    expect(index.moved.has('chalet/CH/davos/closed-before')).toBe(false);
  });

  it('moves the address of a property that is gone to the one it leads to, over others that are gone, too', () => {
    for (const slug of ['gave-way', 'gave-way-too', 'gave-way-before']) {
      expect(index.moved.get(`chalet/CH/davos/${slug}`)).toBe('chalet/AT/lech/haus-oetzblick');
      expect(index.removed.has(`chalet/CH/davos/${slug}`)).toBe(false);
    }
  });

  it('lets a present address win over a former or removed one, and a move over a removal', () => {
    expect(index.moved.has('chalet/FR/meribel/sans-prix')).toBe(false);
    const gone = { ...rows.properties[0], id: 'Old', isRemoved: true } as (typeof rows.properties)[number];
    const taken = buildPublishedIndex({ ...rows, properties: [...rows.properties, gone] });
    expect(taken.removed.has('chalet/FR/courchevel-1850/chalet-aurore')).toBe(false);
    const alt = { ...gone, countryId: 'AT', citySlug: 'lech', slug: 'haus-alt' } as const;
    const reused = buildPublishedIndex({ ...rows, properties: [...rows.properties, alt] });
    expect(reused.moved.has('chalet/AT/lech/haus-alt')).toBe(true);
    expect(reused.removed.has('chalet/AT/lech/haus-alt')).toBe(false);
  });

  it('never moves to an address that moves again', () => {
    for (const target of index.moved.values()) expect(index.properties.has(target)).toBe(true);
  });

  it('is empty without rows', () => {
    expect([emptyIndex.properties.size, emptyIndex.listings.size, emptyIndex.removed.size]).toEqual([0, 0, 0]);
  });
});
