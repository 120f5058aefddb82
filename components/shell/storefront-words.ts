import 'server-only';
import type { Site } from '@/lib/brand/site';
import type { Brand } from '@/lib/brand/types';
import { getTestimonials } from '@/lib/catalogue/content/queries';
import { getCountries } from '@/lib/catalogue/place/queries';
import { countedTypes, countryPath, destinationPath, destinationsOf, listingPath } from '@/lib/catalogue/place/rules';
import type { Country } from '@/lib/catalogue/place/types';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import { formatPhone, phoneLink } from '@/lib/platform/phone';
import { consentWords } from './consent-words';

export type StorefrontWords = Awaited<ReturnType<typeof storefrontWords>>;

type Asked = { brand: Brand; locale: Locale; site: Site };

/**
 * What header, footer and the question of a storefront page show, as finished words. They are components of the browser, so that
 * a page's rendering hands on this one object instead of every element of theirs.
 */
export async function storefrontWords({ brand, locale, site }: Asked) {
  const [countries, voices] = await Promise.all([getCountries(locale, site.includeDemos), getTestimonials(locale)]);
  const { shell, footer } = messages[locale];
  return {
    locale,
    name: brand.name,
    address: brand.postalAddress,
    phone: { href: phoneLink(brand.phone), label: formatPhone(brand.phone) },
    email: brand.email,
    hrefs: {
      landing: paths.landing(),
      search: paths.search(),
      enquire: paths.generalEnquiry(),
      contact: paths.contact(locale),
      destinations: paths.info('destinations', locale),
    },
    shell,
    consent: consentWords(locale),
    countries: countries.map((country) => ({
      href: countryPath(country.id, locale),
      label: country.name,
      places: placesOf(country, locale),
    })),
    voices: {
      label: footer.voices,
      said: voices.map(({ quote, author }) => ({ quote, author })),
      /** Invented ones say so (rule 6.14). */
      note: voices.some(({ isDemonstration }) => isDemonstration) ? footer.invented : null,
    },
    newsletter: newsletterWords(locale),
    footer: {
      columns: columnsOf(brand, locale),
      cookies: footer.cookies,
      tags: footer.tags,
      copyright: footer.copyright.replace('{name}', () => brand.name),
      payment: footer.payment,
      bankTransfer: footer.bankTransfer,
      card: footer.card,
      hours: footer.hours,
    },
    tags: tagsOf(countries, locale),
  };
}

function placesOf(country: Country, locale: Locale) {
  return destinationsOf(country).map((destination) => ({
    href: destinationPath(destination, locale),
    label: destination.name,
  }));
}

function newsletterWords(locale: Locale) {
  const { title, lead, ...labels } = messages[locale].footer.newsletter;
  return {
    title,
    lead,
    form: {
      action: paths.api.newsletter(),
      privacyHref: paths.info('privacy-policy', locale),
      labels: { ...labels, next: messages[locale].outcome.sent.newsletterNext },
    },
  };
}

/** The last one is the law's: what a visitor may settle stands below it. */
function columnsOf(brand: Brand, locale: Locale) {
  const { footer } = messages[locale];
  return [
    {
      title: footer.stay,
      links: [
        { href: paths.search(), label: footer.allHouses },
        { href: paths.info('destinations', locale), label: footer.destinations },
        { href: paths.alpine('overview'), label: footer.alps },
        { href: paths.alpine('ski-travel'), label: footer.skiTravel },
        { href: paths.info('transfers', locale), label: footer.transfers },
        { href: paths.generalEnquiry(), label: footer.enquire },
      ],
    },
    {
      title: brand.name,
      links: [
        { href: paths.info('about', locale), label: footer.about },
        { href: paths.info('service', locale), label: footer.service },
        { href: paths.alpine('discretion'), label: footer.discretion },
        { href: paths.info('partner', locale), label: footer.partner },
        { href: paths.contact(locale), label: footer.contact },
      ],
    },
    {
      title: footer.particulars,
      links: [
        { href: paths.info('terms-and-conditions', locale), label: footer.terms },
        { href: paths.info('privacy-policy', locale), label: footer.privacy },
        { href: paths.info('imprint', locale), label: footer.imprint },
        { href: paths.info('legal-notice', locale), label: footer.legalNotice },
      ],
    },
  ];
}

/** Every list that has properties, by type, and every place: the way from any page to any other. */
function tagsOf(countries: readonly Country[], locale: Locale) {
  const { footer, destination } = messages[locale];
  return [
    ...countedTypes.map((type) => ({
      label: destination.types[type],
      links: countries
        .filter(({ counts }) => counts[type] > 0)
        .map(({ id, name }) => ({ href: listingPath({ countryId: id }, type, locale), label: name })),
    })),
    {
      label: footer.places,
      links: countries
        .flatMap((country) => placesOf(country, locale))
        .sort((a, b) => a.label.localeCompare(b.label, locale)),
    },
  ].filter(({ links }) => links.length > 0);
}
