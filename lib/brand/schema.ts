import { z } from 'zod';

/** Rule 1.2. */
const paymentProfileSchema = z.enum(['ClientPays', 'AgencyPaysStandAloneRate', 'AgencyPaysPackageRate']);
export type PaymentProfile = z.infer<typeof paymentProfileSchema>;

const typed = (length: number) => z.string().trim().max(length).default('').catch('');

/** What an admin tries on the brands' page, as its address carries it; what is too long is ignored. */
export const brandTrialSchema = z.object({ host: typed(255), company: typed(200) });
export type BrandTrial = z.output<typeof brandTrialSchema>;
