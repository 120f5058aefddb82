import { compactButtonClass } from '@/components/ui/compact-button';
import { dayAt } from '@/lib/catalogue/place/property-time';
import type { LinkedBooking } from '@/lib/money/payment-link/queries/booking';
import { formatMoment, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney, money } from '@/lib/platform/money';
import { LinkAside } from './link-aside';
import { LinkBand } from './link-band';
import { LinkDues } from './link-dues';
import { LinkHistory } from './link-history';
import { type LinkFees, LinkTerms } from './link-terms';

type Props = {
  booking: LinkedBooking;
  fees: LinkFees;
  /** The client's. */
  address: string;
  /** Where the lead is read. */
  back: string;
  now: Date;
  locale: Locale;
};

/** The amount is the title, because an agent has several links of one client open. */
export async function LinkPage({ booking, fees, address, back, now, locale }: Props) {
  const [t, dueWords] = await Promise.all([getTranslations('payment'), getTranslations('dues')]);
  const { link } = booking;
  const { clientName, house, kind, amount, currency, createdAt, createdBy, timeZone, isOpen } = link;
  const today: PlainDate = dayAt(now, timeZone);
  return (
    <div className="mx-auto w-full max-w-[1440px] px-4 pt-5 pb-20 desk:px-8">
      <a href={back} className="inline-block min-h-6 text-13 underline">
        {clientName}
      </a>
      <div className="mt-2 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="font-sans text-22 font-bold tracking-normal desk:text-28">
            {t('link.heading', { due: dueWords(`kind.${kind}`), amount: formatMoney(money(Number(amount), currency)) })}
          </h1>
          <p className="text-soft">
            {t('link.about', {
              ...{ house, client: clientName, name: createdBy, reference: booking.reference },
              at: formatMoment(createdAt, locale, timeZone),
            })}
          </p>
        </div>
        {isOpen && (
          <a href={address} target="_blank" rel="noreferrer" className={compactButtonClass('quiet', 'small')}>
            {t('link.preview')}
          </a>
        )}
      </div>
      <div className="mt-5 grid items-start gap-8 wide:grid-cols-[minmax(0,1fr)_312px] wide:gap-10">
        <div className="min-w-0">
          <LinkBand link={link} booking={booking} address={address} today={today} locale={locale} />
          <LinkDues link={link} booking={booking} today={today} locale={locale} />
          <LinkTerms link={link} booking={booking} fees={fees} today={today} locale={locale} />
          <LinkHistory link={link} locale={locale} />
        </div>
        <LinkAside link={link} booking={booking} locale={locale} />
      </div>
    </div>
  );
}
