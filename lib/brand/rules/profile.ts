import type { Brand as Row } from '@/prisma/generated/client';
import type { BrandProfile } from '../types';
import { brandColors } from './colors';

/** The labels every language has a word for (rule 1.2). */
export const DEFAULT_BOOKING_REFERENCE = 'Booking reference';
export const DEFAULT_CLIENT_REFERENCE = 'Client reference';

export function profileOf(row: Row): BrandProfile {
  const ownColors = {
    main: row.mainColor,
    accent: row.accentColor,
    invertedFont: row.invertedFontColor,
    h2Header: row.h2HeaderColor,
    priceRange: row.priceRangeColor,
  };
  return {
    id: row.id,
    name: row.name,
    productName: row.productName,
    hostKeyword: row.hostKeyword,
    companyPattern: row.companyPattern,
    position: row.position,
    isB2C: row.isB2C,
    isLoginRequired: row.isLoginRequired,
    isCommissionDisplayed: row.isCommissionDisplayed,
    isCardProgramme: row.isCardProgramme,
    colors: brandColors(ownColors),
    ownColors,
    faviconPath: row.faviconPath,
    logoPath: row.logoPath,
    menuBar: {
      areColorsInverted: row.menuIsInverted,
      backgroundPath: row.menuBackgroundPath,
      logoPath: row.menuLogoPath,
    },
    email: row.email,
    phone: { countryCode: row.phoneCountryCode, number: row.phoneNumber },
    postalAddress: row.postalAddress,
    bookingReference: {
      isRequired: row.isBookingReferenceNeeded,
      name: row.bookingReferenceName === DEFAULT_BOOKING_REFERENCE ? null : row.bookingReferenceName,
      prefix: row.bookingReferencePrefix,
    },
    clientReference: {
      isRequired: row.isClientReferenceNeeded,
      name: row.clientReferenceName === DEFAULT_CLIENT_REFERENCE ? null : row.clientReferenceName,
      prefix: row.clientReferencePrefix,
    },
    offerMarkup: { isSupported: row.isOfferMarkupSupported, isHidden: row.isOfferMarkupHidden },
    paymentProfile: { default: row.paymentProfile, change: row.paymentProfileChange },
    pdf: {
      template: row.pdfTemplate,
      mainColor: row.pdfMainColor,
      footerBackground: row.pdfFooterBackground,
      logoPath: row.pdfLogoPath,
    },
  };
}

/** What an editor of a brand is filled with: its place among the others is none of its fields (rule 7.13). */
export const editedBrand = ({ position: _, ...profile }: BrandProfile) => profile;
