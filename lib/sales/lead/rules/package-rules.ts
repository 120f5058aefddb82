import type { PaymentProfile } from '../types';

/** Brands and agencies that pay a package rate acknowledge its rules first (decisions §4). */
export function needsPackageRules(paymentProfile: PaymentProfile): boolean {
  return paymentProfile === 'AgencyPaysPackageRate';
}
