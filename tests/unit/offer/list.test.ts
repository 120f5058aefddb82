import { describe, expect, it } from 'vitest';
import { filterOffers, offerDeedOf, offerGroupOf, sortOffers } from '@/lib/sales/offer/rules/list';
import { readOffersQuery } from '@/lib/sales/offer/schema';
import type { OfferLine } from '@/lib/sales/offer/types';

const asked = { count: 1, by: 'Clara', text: 'Is the pool heated?', at: new Date('2026-11-22T09:00:00Z') };
const stay = { title: 'Chambre Saulire', house: 'Palais Cendrelle', checkIn: '2027-02-06', picture: null, price: null };

const line = (part: Partial<OfferLine> = {}): OfferLine => ({
  _id: 'a',
  reference: 'ABC',
  clientName: 'Inés Castellanos',
  clientPageId: null,
  title: 'Snow, for the first time',
  number: 1,
  status: 'viewed',
  sent: { at: new Date('2026-11-20T09:00:00Z'), viewedAt: null },
  hasDraft: false,
  draftAt: null,
  alternatives: [{ ...stay, checkIn: '2027-02-06' }],
  approval: null,
  step: null,
  heldUntil: null,
  owed: null,
  isOver: false,
  canRemind: true,
  newest: { number: 1, revision: 1, alternatives: 1, isDraft: false, title: 'Snow' },
  validUntil: '2026-12-01',
  agentId: 'helena',
  agentName: 'Helena Brandt',
  updatedAt: new Date('2026-11-20T09:00:00Z'),
  ...part,
});

describe('whose turn it is with an offer', () => {
  it.each([
    ['a question that nobody answered', { owed: asked }, 'todo', 'answer'],
    ['a question after the prices ended', { status: 'expired', owed: asked }, 'todo', 'answer'],
    ['approved, not held', { status: 'approved', step: 'takeOption' }, 'todo', 'takeOption'],
    ['approved and held', { status: 'approved', step: 'book', owed: asked }, 'todo', 'book'],
    ['approved and on its way', { status: 'approved' }, 'approved', 'view'],
    ['sent, never opened', { status: 'sent' }, 'client', 'remind'],
    ['sent without an address', { status: 'sent', canRemind: false }, 'client', 'open'],
    ['opened', {}, 'client', 'open'],
    ['a draft', { status: 'draft', sent: null }, 'draft', 'open'],
    ['prices that ended', { status: 'expired' }, 'ended', 'renew'],
    ['prices that ended, and a draft begun', { status: 'expired', hasDraft: true }, 'ended', 'open'],
    ['a question about a journey that is over', { owed: asked, isOver: true }, 'ended', 'view'],
  ] as const)('%s', (_name, part, group, deed) => {
    const one = line(part as Partial<OfferLine>);
    expect([offerGroupOf(one), offerDeedOf(one)]).toEqual([group, deed]);
  });
});

describe('finding an offer', () => {
  const other = line({
    _id: 'b',
    clientName: 'Oskar Lindner',
    agentId: 'sofia',
    alternatives: [{ ...stay, checkIn: '2027-03-13' }],
  });
  const found = (filter: Partial<Parameters<typeof filterOffers>[1]>) =>
    filterOffers([line(), other], { search: '', ...filter }).map(({ _id }) => _id);

  it('needs every word, in client, title, house or reference, without accents', () => {
    expect(found({ search: 'ines CENDRELLE' })).toEqual(['a']);
    expect(found({ search: 'cendrelle' })).toEqual(['a', 'b']);
    expect(found({ search: 'ines lindner' })).toEqual([]);
  });

  it('is of one agent, and of a month of the stay', () => {
    expect(found({ agent: 'sofia' })).toEqual(['b']);
    expect(found({ month: '2027-02' })).toEqual(['a']);
  });
});

describe('the order of the list', () => {
  const lines = [
    line({ _id: 'draft', status: 'draft', sent: null }),
    line({ _id: 'later', validUntil: '2026-12-05' }),
    line({ _id: 'sooner', validUntil: '2026-11-26' }),
    line({ _id: 'waits', owed: asked, validUntil: '2026-12-20' }),
    line({ _id: 'held', status: 'approved', step: 'book', heldUntil: new Date('2026-11-27T17:00:00Z') }),
  ];

  it('is whose turn it is, and inside what ends first', () => {
    expect(sortOffers(lines, 'needs').map(({ _id }) => _id)).toEqual(['held', 'waits', 'sooner', 'later', 'draft']);
  });

  it('is by client where that is asked for', () => {
    const named = [line({ _id: 'b', clientName: 'Zoë' }), line({ _id: 'a', clientName: 'Anna' })];
    expect(sortOffers(named, 'client').map(({ _id }) => _id)).toEqual(['a', 'b']);
  });
});

it('reads of an address what it understands', () => {
  expect(readOffersQuery({ state: 'todo', month: 'May', sort: 'price', search: [' snow ', 'x'] })).toEqual({
    state: 'todo',
    search: 'snow',
    sort: 'needs',
  });
});
