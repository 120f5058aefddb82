import { levelName } from '@/components/catalogue/property/level-name';
import { getFormWords } from '@/components/form/form-words';
import type { FieldErrors, PostedValues } from '@/components/form/types';
import { formatPercent } from '@/components/rates/property/terms/percent';
import type { Brand } from '@/lib/brand/types';
import { countryNames } from '@/lib/catalogue/country/names';
import type { Period } from '@/lib/catalogue/property/rules/facts';
import { capacityOf } from '@/lib/catalogue/property/rules/occupancy';
import { isSameServiceLevel } from '@/lib/catalogue/property/rules/service-level';
import type { PropertyDetail } from '@/lib/catalogue/property/types';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { formatRange, isPlainDate, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney, type Money } from '@/lib/platform/money';
import { offeredStays } from '@/lib/rates/property/rules/availability';
import { priceFor } from '@/lib/rates/property/rules/price';
import { resolveTerms } from '@/lib/rates/property/rules/terms';
import type { StayTerms } from '@/lib/rates/terms/types';
import { getLessor } from '@/lib/sales/booking/queries/lessor';
import { costOf } from '@/lib/sales/booking/rules/cost';
import { methodOf, type Payment, payments } from '@/lib/sales/booking/types';
import { BookingForm } from './booking-form';
import { ChosenRows, ChosenTotal } from './chosen';
import { HouseCard } from './house-card';
import type { BookingSetting } from './setting';
import { TermsSummary } from './terms-summary';
import { type BookableStay, WeekChoice, weekAnchor } from './week-choice';

/** What an address or a form that came back asks for, as it stands there. */
export type AskedStay = { checkIn?: string; checkOut?: string; serviceLevel?: string };

type Props = {
  property: PropertyDetail;
  locale: Locale;
  brand: Brand;
  asked: AskedStay;
  posted?: PostedValues;
  errors?: FieldErrors;
};

function bookableStays({ stays, blocks, serviceLevels }: PropertyDetail, today: PlainDate): BookableStay[] {
  return offeredStays({ stays, blocks, today })
    .map((stay) => ({
      checkIn: stay.checkIn,
      checkOut: stay.checkOut,
      levels: serviceLevels.flatMap((serviceLevel) => {
        const price = priceFor(stay, serviceLevel);
        return price.state === 'priced' ? [{ serviceLevel, price: price.price }] : [];
      }),
    }))
    .filter(({ levels }) => levels.length > 0);
}

/** The stay of an address; null where it names none. */
function goneOf({ checkIn, checkOut }: AskedStay): Period | null {
  return isPlainDate(checkIn) && isPlainDate(checkOut) && checkIn < checkOut ? { checkIn, checkOut } : null;
}

/** A booking of one stay, or the choice of it where the address names none that can be booked. */
export async function BookingView({ property, locale, brand, asked, posted, errors }: Props) {
  const [today, lessor, t, words] = await Promise.all([
    clock.today(),
    getLessor(property._id, locale),
    getTranslations('booking'),
    getTranslations('property'),
  ]);
  if (!lessor || !property.salesTerms) return null;
  const offered = bookableStays(property, today);
  const week = offered.find(({ checkIn, checkOut }) => checkIn === asked.checkIn && checkOut === asked.checkOut);
  const level = week?.levels.find(({ serviceLevel }) => isSameServiceLevel(serviceLevel, asked.serviceLevel ?? ''));
  const nameOf = (serviceLevel: string) => levelName(serviceLevel, words);
  const gone = week ? null : goneOf(asked);
  if (!week || !level) return <WeekChoice {...{ property, offered, gone, chosen: week ?? null, locale, nameOf }} />;

  const terms = resolveTerms(property.salesTerms);
  const stay = { checkIn: week.checkIn, checkOut: week.checkOut, serviceLevel: level.serviceLevel };
  const total = level.price;
  const { labels, who, pay, fee, later, sent, method, choose, confirm } = messages[locale].booking;
  const setting: BookingSetting = {
    locale,
    today,
    action: paths.api.bookings(),
    words: getFormWords(locale, brand, [
      'adultsRequired',
      'fewerTravellers',
      'childAgeRequired',
      'tooManyChildren',
      'petDetailsRequired',
      'petsNotAllowed',
      'firstNameRequired',
      'lastNameRequired',
      'addressRequired',
      'cityRequired',
      'countryRequired',
      'emailRequired',
      'phoneRequired',
      'paymentRequired',
      'privacyRequired',
      'salesPolicyRequired',
      'productTermsRequired',
      'operatorTermsRequired',
      'checkInPast',
    ]),
    booking: { labels, who, pay, fee, later, sent, confirm: { heading: confirm.heading } },
    property: {
      _id: property._id,
      name: property.name,
      capacity: capacityOf(property.beds),
      petsAllowed: property.petsAllowed,
    },
    stay,
    price: total,
    terms,
    methods: methodsOf(property.salesTerms.acceptedPaymentMethods, total, terms).map(({ payment, label, amount }) => ({
      value: payment,
      label: method[label],
      note:
        amount === null
          ? fee.none
          : t('fee.of', {
              percent: formatPercent(terms.cardFeeRatio).replace(/\s*%$/, ''),
              amount: formatMoney(amount),
            }),
    })),
    countries: countryNames(locale),
    chooseCountry: t('labels.choose'),
    waysOn: [{ href: property.href, label: t('page.house') }],
  };
  const info = (slug: 'privacy-policy' | 'terms-and-conditions') => paths.info(slug, locale);
  const consent = (key: 'privacy' | 'salesPolicy' | 'productTerms' | 'operatorTerms', href: string) =>
    t.rich(`confirm.${key}`, {
      brand: brand.name,
      link: (chunks) => (
        <a
          href={href}
          {...(href.startsWith('#') ? {} : { target: '_blank', rel: 'noopener' })}
          className="underline underline-offset-4"
        >
          {chunks}
        </a>
      ),
    });
  return (
    <BookingForm
      setting={setting}
      posted={posted}
      errors={errors}
      consents={{
        privacy: consent('privacy', info('privacy-policy')),
        salesPolicy: consent('salesPolicy', info('terms-and-conditions')),
        productTerms: consent('productTerms', `${property.href}#terms`),
        operatorTerms: consent('operatorTerms', '#operator-terms'),
      }}
      terms={
        <TermsSummary
          locale={locale}
          brandName={brand.name}
          checkIn={stay.checkIn}
          today={today}
          terms={terms}
          total={total}
          lessor={lessor}
        />
      }
    >
      <StayCard
        property={property}
        rows={[
          [t('card.week'), formatRange(stay.checkIn, stay.checkOut, locale)],
          [t('card.serviceLevel'), nameOf(stay.serviceLevel)],
        ]}
        total={[t('card.total'), formatMoney(total)]}
        other={{
          href: `${paths.bookNow(property.address, locale, { checkIn: week.checkIn, checkOut: week.checkOut })}#${weekAnchor(week)}`,
          label: choose.other,
        }}
      />
    </BookingForm>
  );
}

type Method = { payment: Payment; label: Payment | 'anyCard'; amount: Money | null };

/** Of a card only where it was issued matters, and only where the property asks a fee of it. */
function methodsOf(accepted: readonly string[], price: Money, terms: StayTerms): Method[] {
  return payments
    .filter((payment) => accepted.includes(methodOf(payment)))
    .filter((payment) => payment !== 'otherCard' || terms.cardFeeRatio > 0)
    .map((payment) => {
      const { fee } = costOf(price, payment, terms.cardFeeRatio);
      const isOnlyCard = payment === 'cardOfEea' && terms.cardFeeRatio === 0;
      return { payment, label: isOnlyCard ? 'anyCard' : payment, amount: fee.amount > 0 ? fee : null };
    });
}

type CardProps = {
  property: PropertyDetail;
  rows: readonly [string, string][];
  total: readonly [string, string];
  other: { href: string; label: string };
};

function StayCard({ property, rows, total, other }: CardProps) {
  const line = 'flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-3';
  return (
    <HouseCard property={property}>
      <dl className="mt-5 text-14">
        {rows.map(([label, value]) => (
          <div key={label} className={line}>
            <dt className="text-soft">{label}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
        <ChosenRows lineClass={line} />
        <div className={line}>
          <dt>{total[0]}</dt>
          <dd className="figures text-22 whitespace-nowrap">
            <ChosenTotal total={total[1]} />
          </dd>
        </div>
      </dl>
      <a href={other.href} className="quiet-link mt-2 text-14">
        {other.label}
      </a>
    </HouseCard>
  );
}
