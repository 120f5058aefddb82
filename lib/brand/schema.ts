import { z } from 'zod';

/** Specification 1 §4. */
const paymentProfileSchema = z.enum(['ClientPays', 'AgencyPaysStandAloneRate', 'AgencyPaysPackageRate']);
export type PaymentProfile = z.infer<typeof paymentProfileSchema>;
