import { z } from 'zod';
import { emailField, versionField } from '@/lib/platform/fields';

/** Rule 1.2. */
const paymentProfileSchema = z.enum(['ClientPays', 'AgencyPaysStandAloneRate', 'AgencyPaysPackageRate']);
export type PaymentProfile = z.infer<typeof paymentProfileSchema>;

const typed = (length: number) => z.string().trim().max(length).default('').catch('');

/** What an admin tries on the brands' page, as its address carries it; what is too long is ignored. */
export const brandTrialSchema = z.object({ host: typed(255), company: typed(200) });
export type BrandTrial = z.output<typeof brandTrialSchema>;

/** What the list of brands is searched for. */
export const brandListSchema = z.object({ search: typed(80) });

const paymentProfileChangeSchema = z.enum(['never', 'onLocalHosts', 'everywhere']);

/** The layouts of a PDF. */
export const pdfTemplates = ['classic', 'banner'] as const;

const line = (length: number) => z.string().trim().min(1, 'required').max(length, 'tooLong');
const isExpression = (pattern: string) => {
  try {
    return Boolean(new RegExp(pattern, 'i'));
  } catch {
    return false;
  }
};
/** An empty one is none. */
const orNone = (field: z.ZodString) => z.union([z.literal(''), field]).transform((text) => text || null);
const color = z
  .string()
  .trim()
  .regex(/^#[0-9a-f]{6}$/i, 'colorInvalid');
/** Of a picture below `/public`. */
const picturePath = z
  .string()
  .trim()
  .max(200, 'tooLong')
  .regex(/^(\/[\w.-]+)+$/, 'pathInvalid')
  .refine(isBelow, 'pathInvalid');

function isBelow(path: string): boolean {
  return !path.split('/').includes('..');
}

/** PATCH /api/brands/{brandId}: a profile as rule 1.2 lists it. What its addresses are built of, id and host, stays. */
export const brandPatchSchema = z
  .strictObject({
    version: versionField,
    name: line(80),
    productName: line(80),
    companyPattern: orNone(z.string().trim().max(200, 'tooLong').refine(isExpression, 'patternInvalid')),
    isB2C: z.boolean(),
    isLoginRequired: z.boolean(),
    isCommissionDisplayed: z.boolean(),
    isCardProgramme: z.boolean(),
    mainColor: color,
    accentColor: color,
    invertedFontColor: orNone(color),
    h2HeaderColor: orNone(color),
    priceRangeColor: orNone(color),
    faviconPath: orNone(picturePath),
    logoPath: orNone(picturePath),
    menuIsInverted: z.boolean(),
    menuBackgroundPath: orNone(picturePath),
    menuLogoPath: orNone(picturePath),
    email: emailField,
    phoneCountryCode: z
      .string()
      .trim()
      .regex(/^[1-9]\d{0,3}$/, 'phoneRequired'),
    phoneNumber: z
      .string()
      .trim()
      .regex(/^\d{4,14}$/, 'phoneRequired'),
    postalAddress: z.array(line(120)).min(1, 'required').max(6, 'tooLong'),
    bookingReferenceName: line(60),
    bookingReferencePrefix: z.string().trim().max(8, 'tooLong'),
    isBookingReferenceNeeded: z.boolean(),
    clientReferenceName: line(60),
    clientReferencePrefix: z.string().trim().max(8, 'tooLong'),
    isClientReferenceNeeded: z.boolean(),
    isOfferMarkupSupported: z.boolean(),
    isOfferMarkupHidden: z.boolean(),
    paymentProfile: paymentProfileSchema,
    paymentProfileChange: paymentProfileChangeSchema,
    pdfTemplate: z.enum(pdfTemplates),
    pdfMainColor: orNone(color),
    pdfFooterBackground: orNone(color),
    pdfLogoPath: orNone(picturePath),
  })
  .partial();
export type BrandPatch = z.output<typeof brandPatchSchema>;

export const brandJsonSchema = z.strictObject({ _id: z.string(), position: z.int() });

/** POST /api/brands/{brandId}/position: one place before or after, in the order in which patterns are tried. */
export const brandPositionSchema = z.strictObject({ move: z.enum(['before', 'after']) });

/** POST /api/brands/{brandId}/undo. */
export const brandUndoSchema = z.strictObject({ version: versionField });

/** What a field of the profile then names. */
export const brandPictureSchema = z.strictObject({ path: z.string() });
export type BrandPicture = z.output<typeof brandPictureSchema>;
