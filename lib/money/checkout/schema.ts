import { z } from 'zod';

/** What is done at the stand-in's checkout. */
export const sandboxCheckoutSchema = z.strictObject({ deed: z.enum(['pay', 'decline'], 'invalidValue') });
export type SandboxDeed = z.infer<typeof sandboxCheckoutSchema>['deed'];

/** Where the client comes back to. */
export const sandboxCheckoutJsonSchema = z.strictObject({ url: z.url() });
