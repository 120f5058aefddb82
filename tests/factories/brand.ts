import { profileOf } from '@/lib/brand/rules/profile';
import type { BrandProfile } from '@/lib/brand/types';
import type { CorporateDesign } from '@/lib/platform/viewer/types';
import type { Prisma, Brand as Row } from '@/prisma/generated/client';

/** The columns' defaults, as the migration has them. */
const defaults: Row = {
  id: 'brand',
  name: 'Brand',
  productName: 'Brand',
  hostKeyword: null,
  companyPattern: null,
  position: 50,
  isB2C: false,
  isLoginRequired: true,
  isCommissionDisplayed: true,
  isCardProgramme: false,
  mainColor: '#11494b',
  accentColor: '#b08d57',
  invertedFontColor: null,
  h2HeaderColor: null,
  priceRangeColor: null,
  faviconPath: null,
  logoPath: null,
  menuIsInverted: false,
  menuBackgroundPath: null,
  menuLogoPath: null,
  email: 'desk@brand.example',
  phoneCountryCode: '49',
  phoneNumber: '8955501840',
  postalAddress: [],
  bookingReferenceName: 'Booking reference',
  bookingReferencePrefix: 'TLS',
  isBookingReferenceNeeded: false,
  clientReferenceName: 'Client reference',
  clientReferencePrefix: 'CC',
  isClientReferenceNeeded: false,
  isOfferMarkupSupported: true,
  isOfferMarkupHidden: false,
  paymentProfile: 'ClientPays',
  paymentProfileChange: 'never',
  pdfTemplate: 'classic',
  pdfMainColor: null,
  pdfFooterBackground: null,
  pdfLogoPath: null,
};

export function brandProfile(row: Partial<Row> | Prisma.BrandCreateManyInput): BrandProfile {
  return profileOf({ ...defaults, ...(row as Partial<Row>) });
}

export function corporateDesign(design: Partial<CorporateDesign>): CorporateDesign {
  return { main: null, accentOnMain: null, invertedFont: null, theme: null, logoId: null, ...design };
}
