import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseApart, type Lead, type LeadPicture, leadOf, tooCloseAmong } from '@/lib/sales/search/pictures';

const picture = (name: string, lead: Lead = 'facade'): LeadPicture => ({
  picture: { src: name, width: 3, height: 2, alt: name, color: '#000000', placeholder: null },
  lead,
});
const interiors = (...names: string[]) => names.map((name) => picture(name, 'interior'));

describe('first pictures of cards', () => {
  it('knows what a picture shows', () => {
    expect(['exterior', 'villa', 'living', 'bedroom', 'spa', 'bath'].map(leadOf)).toEqual([
      'facade',
      'facade',
      'interior',
      'interior',
      'detail',
      'detail',
    ]);
  });

  it('finds a picture shown again within twelve cards', () => {
    const eleven = Array.from({ length: 11 }, (_, index) => picture(`${index}`));
    expect(tooCloseAmong([...eleven, picture('0')])).toEqual([11]);
    expect(tooCloseAmong([...eleven, picture('11'), picture('0')])).toEqual([]);
  });

  it('finds the second of two interiors', () => {
    expect(tooCloseAmong([...interiors('a', 'b'), picture('c'), ...interiors('d')])).toEqual([1]);
  });

  it('changes a picture only where it must', () => {
    const more = (index: number) => (index === 1 ? [...interiors('y'), picture('x', 'detail')] : [picture('z')]);
    const chosen = chooseApart([...interiors('a', 'b'), picture('c')], more);
    expect(chosen.map(({ src }) => src)).toEqual(['a', 'x', 'c']);
  });

  it('leaves nothing too close while every property has enough of its own', () => {
    const names = fc.array(fc.constantFrom('facade a', 'facade b', 'interior a', 'interior b'), { maxLength: 30 });
    const shown = (name: string) =>
      picture(name, leadOf(name.startsWith('own') ? 'spa' : name.startsWith('f') ? 'villa' : 'living'));
    fc.assert(
      fc.property(names, (first) => {
        const chosen = chooseApart(first.map(shown), (index) => [shown(`own ${index}`)]);
        expect(tooCloseAmong(chosen.map(({ src }) => shown(src)))).toEqual([]);
      }),
    );
  });
});
