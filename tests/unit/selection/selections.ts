import type { SelectedRate, Selection, SelectionScope } from '@/lib/sales/selection/types';

export const scope: SelectionScope = {
  owner: { userId: 'helena', agencyId: 'A1', brandId: 'default' },
  hotel: { id: 'H01', name: 'Palais Cendrelle' },
  stay: { checkInDate: '2027-01-09', checkOutDate: '2027-01-16', paymentProfile: 'ClientPays' },
};
export const family = { id: 'family', name: 'Family Suite' };

export function offer(fields: Partial<SelectedRate> = {}): SelectedRate {
  return {
    id: 'flexible',
    rateName: 'Flexible',
    currency: 'EUR',
    priceTotal: 16_940,
    publicPrice: { currency: 'EUR', priceTotal: 17_010 },
    commissionLevelForPartner: 14,
    payableLocally: [{ kind: 'cityTax', currency: 'EUR', amount: 60.2 }],
    paymentPolicy: { depositPercentage: 30, tranches: [{ cumulativePercentage: 100, daysPriorToArrival: 14 }] },
    cancellationPolicy: { cancellationPeriods: [{ fromDaysPriorToArrival: 14, feeInPercentOfBookingTotal: 50 }] },
    requestableBedConfigurations: [],
    requestedBedConfiguration: null,
    numAdults: 2,
    childrenAges: [9, 15],
    ...fields,
  };
}

export function selected(...offers: SelectedRate[]): Selection {
  return { ...scope, rooms: [{ ...family, offers }] };
}
