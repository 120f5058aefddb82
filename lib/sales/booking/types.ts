/** How a guest pays. Where a card was issued decides whether it may cost a fee (rule 5.4). */
export const payments = ['bankTransfer', 'cardOfEea', 'otherCard'] as const;
export type Payment = (typeof payments)[number];

export function methodOf(payment: Payment): 'creditCard' | 'bankTransfer' {
  return payment === 'bankTransfer' ? 'bankTransfer' : 'creditCard';
}
