import type { LeadCard } from '@/lib/sales/lead/schema-property';

export type CardElement = { mount: (at: HTMLElement) => void; destroy: () => void };

type PaymentMethod = { id: string; card?: { brand: string; last4: string; exp_month: number; exp_year: number } };

/** The part of the processor's script that is used. */
export type Processor = {
  elements: (options: { locale: string }) => {
    create: (kind: 'card', options: { hidePostalCode: boolean }) => CardElement;
  };
  createPaymentMethod: (asked: {
    type: 'card';
    card: CardElement;
    billing_details: { name: string };
  }) => Promise<{ paymentMethod?: PaymentMethod; error?: { message?: string } }>;
};

export type TakenCard = { card: LeadCard } | { error: string };

/** What is kept of a card that was typed into the processor's own fields (rule 5.5); else why it is not taken. */
export async function takeCard(
  processor: Processor,
  { element, name, failure }: { element: CardElement; name: string; failure: string },
): Promise<TakenCard> {
  try {
    const billing_details = { name };
    const { paymentMethod, error } = await processor.createPaymentMethod({
      type: 'card',
      card: element,
      billing_details,
    });
    if (!paymentMethod?.card) return { error: error?.message ?? failure };
    const { leadCardSchema } = await import('@/lib/sales/lead/schema-property');
    const { brand, last4, exp_month, exp_year } = paymentMethod.card;
    const kept = { token: paymentMethod.id, brand, lastFour: last4 };
    return { card: leadCardSchema.parse({ ...kept, expirationMonth: exp_month, expirationYear: exp_year }) };
  } catch {
    return { error: failure };
  }
}
