import { z } from 'zod';

/** Rule 1.2. */
const paymentProfileSchema = z.enum(['ClientPays', 'AgencyPaysStandAloneRate', 'AgencyPaysPackageRate']);
export type PaymentProfile = z.infer<typeof paymentProfileSchema>;
