import type { PaymentProfile } from '../types';

/** Brands and agencies that pay a package rate acknowledge its rules first (rule 4.9). */
export function needsPackageRules(paymentProfile: PaymentProfile): boolean {
  return paymentProfile === 'AgencyPaysPackageRate';
}
