import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { anchorOf, Prose } from '@/components/catalogue/content/prose';
import { headingsOf, pickOfTheDay } from '@/lib/catalogue/content/rules';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import { infoPages } from '@/prisma/reference/info-pages/all';

const voices = ['a', 'b', 'c', 'd', 'e', 'f'];
const someDay = fc.integer({ min: -400, max: 4_000 }).map((days) => addDays('2026-11-21' as PlainDate, days));

describe('the pick of the day', () => {
  it('is the same all day, without repetition, and as many as there are', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: 0, max: 9 }), (day, count) => {
        const picked = pickOfTheDay(voices, count, day);
        expect(picked).toEqual(pickOfTheDay(voices, count, day));
        expect(picked).toHaveLength(Math.min(count, voices.length));
        expect(new Set(picked).size).toBe(picked.length);
        expect(voices).toEqual(expect.arrayContaining(picked));
      }),
    );
  });

  it('lets everybody speak within a month, and changes from day to day', () => {
    const days = Array.from({ length: 30 }, (_, index) => addDays('2026-12-01' as PlainDate, index));
    const picks = days.map((day) => pickOfTheDay(voices, 2, day).join(''));
    expect(new Set(picks.join('')).size).toBe(voices.length);
    expect(new Set(picks).size).toBeGreaterThan(10);
    expect(picks.filter((pick, index) => pick === picks[index - 1]).length).toBeLessThan(5);
  });

  it('leaves what it was given as it is', () => {
    const given = [...voices];
    pickOfTheDay(given, 4, '2026-12-24' as PlainDate);
    expect(given).toEqual(voices);
  });
});

describe('the table of contents', () => {
  it('has the second level only, in words', () => {
    const text = '# Title\n\n## One *word*  \n\ntext ## not this\n\n### Below\n\n##Without room\n\n## `Two`\n';
    expect(headingsOf(text)).toEqual(['One word', 'Two']);
    expect(headingsOf('No headings.')).toEqual([]);
  });

  it('leads to the headings of the page, for every page of words in both languages', () => {
    for (const { slug, body } of infoPages) {
      for (const locale of ['en', 'de'] as const) {
        const html = renderToStaticMarkup(<Prose markdown={body[locale]} />);
        const anchors = [...html.matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id);
        expect([slug, locale, headingsOf(body[locale]).map(anchorOf)]).toEqual([slug, locale, anchors]);
        expect([slug, locale, new Set(anchors).size]).toEqual([slug, locale, anchors.length]);
      }
    }
  });
});
