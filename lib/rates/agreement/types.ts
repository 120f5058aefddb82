export const supplierKinds = ['hotel', 'operator'] as const;
export type SupplierKind = (typeof supplierKinds)[number];

/** On a day: begun and not over, not begun, over. */
export const agreementStates = ['inForce', 'agreed', 'ended'] as const;
export type AgreementState = (typeof agreementStates)[number];

/** What of an agreement changes; the editors of it are filled with it. */
export type AgreementStands = { commissionPercent: number; validUntil: string | null };
export const standsOf = ({ commissionPercent, validUntil }: AgreementStands): AgreementStands => ({
  ...{ commissionPercent, validUntil },
});
