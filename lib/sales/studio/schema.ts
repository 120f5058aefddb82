import { z } from 'zod';

const MOST_LETTERS = 6000;

function parsed(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'invalidInput' });
    return z.NEVER;
  }
}

/**
 * A look that nobody has saved. `look` is the body that would save it: of the viewer's agency, or with `brand` of that brand;
 * without it the look is the one that is kept.
 */
export const studioQuerySchema = z.object({
  brand: z.string().trim().min(1).max(80).optional(),
  look: z.string().max(MOST_LETTERS, 'tooLong').transform(parsed).optional(),
});
export type StudioQuery = z.output<typeof studioQuerySchema>;

export const studioPages = ['page', 'offer'] as const;
export const studioFiles = ['pdf', 'mail'] as const;
export type StudioSheet = (typeof studioPages)[number] | (typeof studioFiles)[number];

export const studioPageSchema = studioQuerySchema.extend({ sheet: z.enum(studioPages).default('page') });
