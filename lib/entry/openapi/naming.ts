/** The noun an operation is about, by the first part of its address that names one. */
const NOUNS: Record<string, readonly string[]> = {
  Properties: ['properties', 'stays', 'facilities', 'country-names'],
  Hotels: ['hotels', 'available-hotels', 'hotelrooms', 'inspirationnow'],
  Enquiries: ['mailer', 'newsletter', 'destination-requests'],
  Bookings: ['bookings'],
  Leads: ['leads', 'reports', 'autocomplete', 'palette', 'today', 'calendars'],
  Offers: ['offers'],
  Conversations: ['conversations', 'current-user'],
  Desks: ['desk'],
  Earnings: ['earnings', 'commission-owed', 'payouts', 'payout-runs', 'agreements', 'rewards'],
  'Payment links': ['stripe-payments'],
  Agencies: [
    'travel-agencies',
    'brands',
    'studio',
    'travel-agency-public-info',
    'agency-logos',
    'programs',
    'invitations',
  ],
  People: ['current_user', 'users'],
  Catalogue: ['manage'],
  Privacy: ['privacy'],
  Operation: ['health', 'frontendlogs'],
};

const DESCRIPTIONS: Record<string, string> = {
  Properties: 'Chalets and apartments: what they are, when they are free and at which price',
  Hotels: 'Hotels, their rooms and rates, what is free and at which price',
  Enquiries: 'What consumers and agents send in forms',
  Bookings: 'Bookings of consumers',
  Leads: 'Interests, options and bookings of agencies, with what is asked and answered about them',
  Offers: 'Offers of agents to their clients, and what clients say to them',
  Conversations: 'Messages between agencies and hotels',
  Desks: 'What hotels and operators keep of their own',
  Earnings: 'Commission: what is earned, agreed and paid out',
  'Payment links': 'What clients pay by a link',
  Agencies: 'Agencies, their people, designs, programmes and payout accounts',
  People: 'Who is signed in',
  Catalogue: 'What the house edits of hotels, properties and pages',
  Privacy: 'What is kept about a person: told, and erased by two',
  Operation: 'For those who run the product',
};

export const tags = Object.entries(DESCRIPTIONS).map(([name, description]) => ({ name, description }));

/** Throws for an address without a noun: whoever adds one says where it belongs. */
export function tagOf(path: string): string {
  const parts = path.split('/').slice(2);
  for (const part of parts) {
    const found = Object.entries(NOUNS).find(([, segments]) => segments.includes(part));
    if (found) return found[0];
  }
  throw new Error(`No noun of the API has ${path}.`);
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `getSalesLeadsByLeadIdPaymentLinks`: one for each method and address, and the same in every release. */
export function operationIdOf(method: string, path: string): string {
  const words = path
    .split('/')
    .slice(2)
    .map((part) => {
      const parameter = /^\{(\w+)\}$/.exec(part)?.[1];
      return parameter ? `By${capital(parameter)}` : part.split(/[-_]/).map(capital).join('');
    });
  return method + words.join('');
}
