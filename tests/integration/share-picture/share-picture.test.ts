import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { GET } from '@/app/api/share-picture/route';

const ADDRESS = '/api/share-picture';
const ask = (query: string) => GET(new Request(`http://localhost:3000${ADDRESS}${query}`));

describe('GET /api/share-picture', () => {
  it('is a JPEG of the size that shared links show', async () => {
    const answer = await ask('?lang=de');
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(picture).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  it.each([
    ['', '?lang=en'],
    ['?city=lech', '?lang=en&city=lech'],
    ['?city=lech&lang=de', '?lang=de&city=lech'],
    ['?lang=en&city=lech&x=1', '?lang=en&city=lech'],
    ['?lang=en&city=lech&', '?lang=en&city=lech'],
    ['?lang=en&city=lech&city=lech', '?lang=en&city=lech'],
    ['?lang=en&x=1&x=2', '?lang=en'],
  ])('has one address: %s leads to %s', async (asked, canonical) => {
    const answer = await ask(asked);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, `${ADDRESS}${canonical}`]);
    expect((await ask(canonical)).status).not.toBe(308);
  });

  it.each(['?lang=fr', '?lang=en&city=nowhere', '?lang=en&city=', `?lang=en&city=${'x'.repeat(100)}`])(
    'is nothing for %s',
    async (query) => {
      expect((await ask(query)).status).toBe(404);
    },
  );
});
