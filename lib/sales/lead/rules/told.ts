import type { Money } from '@/lib/platform/money';
import type { CardMemberType, LeadStatus, PaymentProfile } from '../types';
import type { CardFee } from './card-fee';

/**
 * Who reads a lead: the agency, the agency while its client looks on, the hotel or the operator that is asked, the guest who
 * booked by themselves.
 */
export const toldReaders = ['agency', 'agencyLookedOn', 'hotel', 'operator', 'client'] as const;
export type ToldReader = (typeof toldReaders)[number];

export type ToldFact =
  | { fact: 'party'; adults: number; childrenAges: number[] }
  | { fact: 'discount' }
  | { fact: 'payer'; profile: PaymentProfile }
  | { fact: 'method'; isCard: boolean; card: { brand: string; lastFour: string } | null }
  | { fact: 'cardFee' | 'cardTotal'; amount: Money }
  | { fact: 'nationality'; country: string }
  | { fact: 'cardMember'; type: CardMemberType }
  | { fact: 'loyalty'; number: string }
  | { fact: 'pet'; details: string }
  | { fact: 'address' | 'phone' | 'email'; text: string };

/** A room of the request; of a property there is one, all of it. */
export type ToldRoom = {
  name: string;
  rate: string;
  /** What the rate gives and asks, in the hotel's words; of a property null. */
  aboutRate: string | null;
  quantity: number;
  adults: number;
  childrenAges: number[];
  /** How its beds are wished. */
  bed: string | null;
  /** In whose names; empty where nobody was named but the client. */
  guests: string[];
  priceTotal: bigint | null;
};

/** What a request tells about who comes, what they wish and how it is paid. Every page and mail shows all it is given. */
export type Told = {
  /** In the order they are read. */
  facts: ToldFact[];
  rooms: ToldRoom[];
  /** In the words of whoever asks. */
  message: string | null;
};

export type ToldSource = {
  status: LeadStatus;
  isOfProperty: boolean;
  clientName: string;
  adults: number;
  childrenAges: number[];
  /** One for every room, in the order of the rooms, several of a kind one after the other. */
  guests: readonly { firstName: string; lastName: string }[];
  nationality: string | null;
  cardMemberType: CardMemberType | null;
  loyaltyNumber: string | null;
  paymentProfile: PaymentProfile;
  /** Of a property; null: nobody has said how it is paid. */
  payment: {
    isPaidByCreditCard: boolean;
    isNegotiatedPrice: boolean;
    card: { brand: string; lastFour: string } | null;
  } | null;
  /** What that costs beside the price; null: nothing. */
  cardFee: CardFee | null;
  /** Who booked by themselves; null where an agency asks. */
  guest: { petDetails: string | null; address: string | null; phone: string | null; email: string | null } | null;
  rooms: readonly Omit<ToldRoom, 'guests'>[];
  message: string | null;
};

const all = toldReaders;
const ofProperty: readonly ToldReader[] = ['agency', 'agencyLookedOn', 'operator', 'client'];

/** Whom each fact is for; one that is not named here tells nobody anything. */
const readersOf: Readonly<Record<ToldFact['fact'], readonly ToldReader[]>> = {
  party: all,
  // What is asked of the operator is no matter of the client who looks on.
  discount: ['agency', 'operator'],
  // Names a package rate, which is never shown to the client by itself.
  payer: ['agency', 'hotel'],
  method: ofProperty,
  cardFee: ofProperty,
  cardTotal: ofProperty,
  nationality: all,
  cardMember: all,
  loyalty: ['agency', 'agencyLookedOn', 'hotel', 'client'],
  pet: ofProperty,
  address: ofProperty,
  phone: ofProperty,
  email: ofProperty,
};

/** A mere interest keeps how it might be paid; nobody is told before somebody asks for the stay. */
export function isPaymentSaid({
  status,
  payment,
}: {
  status: LeadStatus;
  payment: { card: object | null } | null;
}): boolean {
  return payment !== null && (status !== 'INTEREST' || payment.card !== null);
}

function factsIn(source: ToldSource): (ToldFact | false | null)[] {
  const { status, isOfProperty, adults, childrenAges, nationality, cardMemberType, loyaltyNumber } = source;
  const { payment, cardFee, guest, paymentProfile } = source;
  const saysPayment = isPaymentSaid({ status, payment });
  return [
    { fact: 'party', adults, childrenAges },
    payment?.isNegotiatedPrice === true && { fact: 'discount' },
    !isOfProperty && { fact: 'payer', profile: paymentProfile },
    saysPayment &&
      payment && {
        fact: 'method',
        isCard: payment.isPaidByCreditCard,
        card: payment.card && { brand: payment.card.brand, lastFour: payment.card.lastFour },
      },
    saysPayment && cardFee && { fact: 'cardFee', amount: cardFee.fee },
    saysPayment && cardFee && { fact: 'cardTotal', amount: cardFee.total },
    nationality !== null && { fact: 'nationality', country: nationality },
    cardMemberType && { fact: 'cardMember', type: cardMemberType },
    loyaltyNumber !== null && { fact: 'loyalty', number: loyaltyNumber },
    guest?.petDetails != null && { fact: 'pet', details: guest.petDetails },
    guest?.address != null && { fact: 'address', text: guest.address },
    guest?.phone != null && { fact: 'phone', text: guest.phone },
    guest?.email != null && { fact: 'email', text: guest.email },
  ];
}

/** The names of the rooms, as they were saved one after the other; none where all are the client's. */
function namesByRoom({ guests, rooms, clientName }: ToldSource): string[][] {
  const names = guests.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const isNamed = names.some((name) => name !== clientName);
  let first = 0;
  return rooms.map(({ quantity }) => {
    const own = names.slice(first, first + quantity);
    first += quantity;
    return isNamed ? own : [];
  });
}

/** What this reader is told. The same for page, link, mail and history, so that none of them forgets a fact. */
export function toldTo(reader: ToldReader, source: ToldSource): Told {
  const names = namesByRoom(source);
  return {
    facts: factsIn(source).filter(
      (fact) => fact !== null && fact !== false && readersOf[fact.fact].includes(reader),
    ) as ToldFact[],
    rooms: source.rooms.map(({ name, rate, aboutRate, quantity, adults, childrenAges, bed, priceTotal }, index) => ({
      ...{ name, rate, aboutRate, quantity, adults, childrenAges, bed, priceTotal },
      guests: names[index] ?? [],
    })),
    message: source.message,
  };
}
