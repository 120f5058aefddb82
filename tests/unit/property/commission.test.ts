import { describe, expect, it } from 'vitest';
import { countedPercents } from '@/lib/rates/property/rules/commission';

const plan = {
  property: 10,
  ofStays: new Map([
    ['better', 12.5],
    ['lower', 6],
  ]),
};
const stays = ['usual', 'better', 'lower'];
const counted = (agreementPercent: number | null, programmePercents: number[] = []) =>
  countedPercents(plan, { agreementPercent, programmePercents }, stays);

describe('the commission of a property', () => {
  it('is a stay’s own plan, higher or lower, else the property’s', () => {
    expect(counted(null)).toEqual({ commission: 10, commissionPerStay: { usual: 10, better: 12.5, lower: 6 } });
  });

  it('is the best of plan, agreement and verified programmes, for each stay by itself', () => {
    expect(counted(8).commissionPerStay).toEqual({ usual: 10, better: 12.5, lower: 8 });
    expect(counted(11)).toEqual({ commission: 11, commissionPerStay: { usual: 11, better: 12.5, lower: 11 } });
    expect(counted(11, [9, 13])).toEqual({ commission: 13, commissionPerStay: { usual: 13, better: 13, lower: 13 } });
  });
});
