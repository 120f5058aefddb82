export const supplierKinds = ['hotel', 'operator'] as const;
export type SupplierKind = (typeof supplierKinds)[number];

/** On a day: begun and not over, not begun, over. */
export const agreementStates = ['inForce', 'agreed', 'ended'] as const;
export type AgreementState = (typeof agreementStates)[number];
