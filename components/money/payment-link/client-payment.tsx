import '@/components/sales/offer/client-offer.css';
import type { CSSProperties, ReactNode } from 'react';
import { LinkVisit } from '@/components/shell/link-visit';
import { Picture } from '@/components/ui/picture';
import { brandStyle } from '@/lib/brand/rules/style';
import { dayAt } from '@/lib/catalogue/place/property-time';
import type { ClientPayment, ClientTrip } from '@/lib/money/payment-link/queries/client';
import { paths } from '@/lib/platform/addresses/paths';
import { formatRange, formatTime } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import type { Money } from '@/lib/platform/money';
import { answerWith } from '@/lib/web/server/current-answer';
import { ClientPaying } from './client-paying';
import { ClientPlan } from './client-plan';

/** For a client whose address leads to no payment: what to do, and nothing of the platform behind it. */
export function PaymentMissing({ locale }: { locale: Locale }) {
  answerWith(404);
  const t = translator(locale, 'payment');
  return (
    <main className="mx-auto max-w-[640px] px-5 py-24 desk:py-36">
      <h1 className="font-serif text-36">{t('client.missing')}</h1>
      <p className="mt-4 text-16">{t('client.missingNote')}</p>
    </main>
  );
}

type Props = {
  payment: ClientPayment;
  /** What cancelling costs until which day; null: from then on. */
  fees: readonly { until: string | null; fee: Money | null }[];
  /** Whoever made it looks at it, too: that is no visit. */
  isVisit: boolean;
};

/** The sister of an offer: what is paid for, what and when, and one way to pay it. */
export function ClientPaymentPage({ payment, fees, isVisit }: Props) {
  const { locale, brand, trip, token } = payment;
  const t = translator(locale, 'payment');
  return (
    <div lang={locale} style={brandStyle(brand.colors) as CSSProperties} className="client-offer">
      {isVisit && trip && <LinkVisit action={paths.api.clientPayment(token, 'visits')} />}
      <Head payment={payment} />
      <main className="co-wrap grid gap-10 pt-6 pb-16 desk:grid-cols-[minmax(0,1fr)_400px] desk:gap-16 desk:pt-12 desk:pb-24">
        {trip ? (
          <>
            <div className="min-w-0">
              <p className="text-14">{t('client.for', { client: payment.clientName, reference: trip.reference })}</p>
              <h1 className="mt-2 font-serif text-[40px] leading-[1.05]! desk:text-[56px]">
                {t('client.heading', { place: trip.city[locale] })}
              </h1>
              <p className="mt-4 text-18">
                {t('client.stay', {
                  house: trip.house,
                  period: formatRange(trip.checkIn, trip.checkOut, locale),
                  party: partyOf(trip, locale),
                })}
              </p>
              {trip.picture && (
                <div className="mt-6 aspect-[16/9] overflow-hidden desk:mt-8 desk:aspect-[2/1]">
                  <Picture picture={trip.picture} sizes="(min-width: 800px) 56vw, 100vw" isFirst />
                </div>
              )}
            </div>
            <ClientPaying payment={payment} trip={trip} />
            <ClientPlan payment={payment} trip={trip} fees={fees} />
          </>
        ) : (
          <Closed payment={payment} />
        )}
      </main>
      <Foot payment={payment} />
    </div>
  );
}

function partyOf({ adults, childrenAges }: ClientTrip, locale: Locale): string {
  const told = { adults, children: childrenAges.length, ages: childrenAges.join(', ') };
  return translator(locale, 'told')('party', told);
}

/** Neither trip nor amount: the address may be in wrong hands. */
function Closed({ payment }: { payment: ClientPayment }) {
  const { locale, state, agency, designer } = payment;
  const t = translator(locale, 'payment');
  const isRevoked = state === 'revoked';
  return (
    <div role="status" className="max-w-[620px] py-10">
      <h1 className="font-serif text-36">{t(isRevoked ? 'client.revoked' : 'client.ended')}</h1>
      <p className="mt-4">
        {t(isRevoked ? 'client.revokedNote' : 'client.endedNote', { agency: agency.name, agent: designer.firstName })}
      </p>
      <a href={`mailto:${designer.email}`} className="co-link mt-6">
        {t('client.write', { agent: designer.firstName })}
      </a>
    </div>
  );
}

function Mark({ payment: { agency, brand, token } }: { payment: ClientPayment }): ReactNode {
  const src = agency.logo ? paths.api.clientPayment(token, 'logo') : brand.logoPath;
  if (!src) return <span className="text-14 font-bold">{agency.name}</span>;
  return <img src={src} alt={agency.name} className="h-7 w-auto max-w-[160px] object-contain desk:h-8" />;
}

function Head({ payment }: { payment: ClientPayment }) {
  const { designer, agency } = payment;
  return (
    <header className="co-wrap flex h-16 items-center gap-4 desk:h-22">
      <Mark payment={payment} />
      <span className="mr-auto min-w-0 truncate text-14">{agency.name}</span>
      <span className="hidden text-14 desk:block">
        {designer.name}
        {agency.phone && `, ${agency.phone}`}
      </span>
    </header>
  );
}

/** Who asks for it, and that the page is private. */
function Foot({ payment }: { payment: ClientPayment }) {
  const { locale, agency, designer, endsAt, timeZone, trip } = payment;
  const t = translator(locale, 'payment');
  const on = dayAt(endsAt, timeZone);
  const closes = { day: formatRange(on, on, locale), time: formatTime(endsAt, locale, timeZone) };
  return (
    <footer className="on-dark bg-main-hover text-on-main-hover">
      <div className="co-wrap grid gap-8 pt-12 pb-10 text-14 desk:grid-cols-3 desk:gap-12">
        <div>
          <strong className="block">{agency.name}</strong>
          {agency.address && <span className="block">{agency.address}</span>}
        </div>
        <div>
          <span className="block opacity-80">{t('client.designer')}</span>
          <span className="block">{designer.name}</span>
          <a href={`mailto:${designer.email}`} className="inline-block min-h-6 break-all">
            {designer.email}
          </a>
        </div>
        {trip && (
          <div>
            <span className="block opacity-80">{t('client.page')}</span>
            <span className="block">{t('client.closes', { ...closes, place: trip.city[locale] })}</span>
          </div>
        )}
      </div>
    </footer>
  );
}
