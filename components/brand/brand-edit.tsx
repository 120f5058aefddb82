import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ActionForm } from '@/components/form/action-form';
import { getBrands } from '@/lib/brand/queries';
import { DEFAULT_BOOKING_REFERENCE, DEFAULT_CLIENT_REFERENCE, editedBrand } from '@/lib/brand/rules/profile';
import type { BrandProfile } from '@/lib/brand/types';
import { paths } from '@/lib/platform/addresses/paths';
import { contentVersion } from '@/lib/platform/content-version';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { BrandForm } from './brand-form';

/** Where its pattern stands in the order, and one place before or after. */
export async function BrandOrder({ brand: { id, name } }: { brand: BrandProfile }) {
  const [t, brands] = await Promise.all([getTranslations('brandEdit'), getBrands()]);
  const index = brands.findIndex((brand) => brand.id === id);
  const move = (to: 'before' | 'after') => (
    <ActionForm action={paths.api.brandPosition(id)} body={{ move: to }} label={t(to)} confirmation={t('moved')} />
  );
  return (
    <section>
      <h2 className="font-sans text-18 leading-6 font-bold tracking-normal">{t('order')}</h2>
      <p className="mt-1 mb-3 text-14 text-soft">{t('orderText', { name, place: index + 1, count: brands.length })}</p>
      <div className="flex flex-wrap gap-2">
        {index > 0 && move('before')}
        {index < brands.length - 1 && move('after')}
      </div>
    </section>
  );
}

/** A profile by the names of `brandPatchSchema`. */
function storedOf({ ownColors, menuBar, phone, bookingReference, clientReference, pdf, ...brand }: BrandProfile) {
  return {
    name: brand.name,
    productName: brand.productName,
    companyPattern: brand.companyPattern ?? '',
    isB2C: brand.isB2C,
    isLoginRequired: brand.isLoginRequired,
    isCommissionDisplayed: brand.isCommissionDisplayed,
    isCardProgramme: brand.isCardProgramme,
    mainColor: ownColors.main ?? '',
    accentColor: ownColors.accent ?? '',
    invertedFontColor: ownColors.invertedFont ?? '',
    h2HeaderColor: ownColors.h2Header ?? '',
    priceRangeColor: ownColors.priceRange ?? '',
    faviconPath: brand.faviconPath ?? '',
    logoPath: brand.logoPath ?? '',
    menuIsInverted: menuBar.areColorsInverted,
    menuBackgroundPath: menuBar.backgroundPath ?? '',
    menuLogoPath: menuBar.logoPath ?? '',
    email: brand.email,
    phoneCountryCode: phone.countryCode,
    phoneNumber: phone.number,
    bookingReferenceName: bookingReference.name ?? DEFAULT_BOOKING_REFERENCE,
    bookingReferencePrefix: bookingReference.prefix,
    isBookingReferenceNeeded: bookingReference.isRequired,
    clientReferenceName: clientReference.name ?? DEFAULT_CLIENT_REFERENCE,
    clientReferencePrefix: clientReference.prefix,
    isClientReferenceNeeded: clientReference.isRequired,
    isOfferMarkupSupported: brand.offerMarkup.isSupported,
    isOfferMarkupHidden: brand.offerMarkup.isHidden,
    paymentProfile: brand.paymentProfile.default,
    paymentProfileChange: brand.paymentProfile.change,
    pdfTemplate: pdf.template,
    pdfMainColor: pdf.mainColor ?? '',
    pdfFooterBackground: pdf.footerBackground ?? '',
    pdfLogoPath: pdf.logoPath ?? '',
  };
}

/** `preview`: beside the form, following what is typed in it. */
export async function BrandEdit({ brand, preview }: { brand: BrandProfile; preview: ReactNode }) {
  const { brandEdit } = await getMessages();
  const version = contentVersion(editedBrand(brand));
  return (
    <section>
      <h2 className="mb-4 font-sans text-18 leading-6 font-bold tracking-normal">{brandEdit.title}</h2>
      <BrandForm
        key={version}
        version={version}
        action={paths.api.brand(brand.id)}
        uploadTo={{ logo: paths.api.brand(brand.id, 'logo'), background: paths.api.brand(brand.id, 'background') }}
        stored={storedOf(brand)}
        address={brand.postalAddress.join('\n')}
        words={brandEdit}
        preview={preview}
      />
    </section>
  );
}
