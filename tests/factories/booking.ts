/** A guest's booking as a browser sends it, before the schema: two children among six travellers, by bank transfer. */
export function guestBooking(changes: Record<string, unknown> = {}) {
  return {
    propertyId: 'P06',
    period: { checkIn: '2027-03-13', checkOut: '2027-03-20' },
    serviceLevel: 'Catered',
    price: '350000',
    adults: 4,
    children: [3, 7],
    firstName: 'Mara',
    lastName: 'Lind',
    address: '14 Marlowe Gardens',
    city: 'Bath',
    country: 'United Kingdom',
    email: 'mara@post.example',
    phone: '+44 20 7946 0712',
    payment: 'bankTransfer',
    privacy: true,
    salesPolicy: true,
    productTerms: true,
    operatorTerms: true,
    ...changes,
  };
}
