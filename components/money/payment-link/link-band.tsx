import { compactButtonClass } from '@/components/ui/compact-button';
import { dayAt } from '@/lib/catalogue/place/property-time';
import type { LinkedBooking } from '@/lib/money/payment-link/queries/booking';
import type { ShownLink } from '@/lib/money/payment-link/types';
import { paths } from '@/lib/platform/addresses/paths';
import { addDays, daysBetween, formatDay, formatMoment, formatWeekday, type PlainDate } from '@/lib/platform/dates';
import { type Locale, locales } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney, money } from '@/lib/platform/money';
import { sumOf } from '@/lib/platform/money-minor';
import { CopyAddress } from './copy-address';
import { LinkDeed } from './link-deed';
import { LinkLanguage } from './link-language';
import { LinkSteps } from './link-steps';

type Props = { link: ShownLink; booking: LinkedBooking; address: string; today: PlainDate; locale: Locale };

/** State, amount, due and end: two clocks, two fields. Below them the steps, and the address as long as it opens something. */
export async function LinkBand(props: Props) {
  const { link, locale } = props;
  const t = await getTranslations('payment.link');
  return (
    <section aria-label={t('title')} className="rounded-desk border border-line bg-surface">
      <Facts {...props} />
      <LinkSteps link={link} locale={locale} />
      {link.isOpen ? <Address {...props} /> : <Over {...props} />}
    </section>
  );
}

async function Facts({ link, today, locale }: Props) {
  const [t, dueWords] = await Promise.all([getTranslations('payment.link'), getTranslations('dues')]);
  const { state, amount, cardFee, currency, due, until, endsAt, timeZone, events } = link;
  const sum = (...amounts: bigint[]) => formatMoney(money(Number(sumOf(amounts)), currency));
  const seen = events.filter(({ kind }) => kind === 'seen');
  const last = seen.at(-1);
  const day = (on: string) => `${formatWeekday(on, locale)} ${formatDay(on, locale)}`;
  const isOverdue = due?.state === 'overdue';
  const views = t('views', { count: seen.length, last: last ? formatMoment(last.at, locale, timeZone) : '' });
  const dueNote = () => {
    if (!due) return t('notAsked');
    if (isOverdue) return `${t('overdue')}, ${dueWords('since', { day: formatDay(addDays(until, 1), locale) })}`;
    return due.status === 'open' ? dueWords('left', { days: daysBetween(today, until) }) : '';
  };
  const fee = due?.paid ? due.paid.cardFee : cardFee;
  const cells = [
    { key: 'state', label: t('stateTitle'), value: t(`state.${state}`), note: views },
    {
      key: 'amount',
      label: t(state === 'paid' ? 'paid' : 'toPay'),
      value: sum(amount),
      note: fee > 0n ? t('withFee', { amount: sum(amount, fee) }) : '',
    },
    { key: 'due', label: t('due'), value: day(until), note: dueNote() },
    {
      key: 'ends',
      label: t(state === 'ended' ? 'ended' : 'ends'),
      value: day(dayAt(endsAt, timeZone)),
      note: `23:59, ${t('zone')}`,
    },
  ];
  return (
    <dl className="grid grid-cols-2 gap-y-4 py-4 desk:grid-cols-4">
      {cells.map(({ key, label, value, note }) => (
        <div key={key} className="min-w-0 border-line px-4 desk:border-l desk:px-5 desk:first:border-l-0">
          <dt className="text-12 text-soft">{label}</dt>
          <dd>
            <span
              className={`block font-bold ${key === 'state' ? '' : 'figures'} ${key === 'amount' ? 'text-22' : 'text-18'} leading-7`}
            >
              {value}
            </span>
            <span className={`block text-12 ${isOverdue && key === 'due' ? 'text-negative' : 'text-soft'}`}>
              {note}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

async function Address({ link, address }: Props) {
  const t = await getTranslations('payment.link');
  return (
    <div className="rounded-b-desk border-t border-line bg-main-light2 px-4 py-4 desk:px-5">
      <CopyAddress
        address={address}
        words={{ label: t('address'), note: t('addressNote'), copy: t('copy'), copied: t('copied') }}
      />
      <LinkLanguage
        action={paths.api.paymentLinks(link.leadId, link.id)}
        locale={link.locale}
        words={{
          title: t('language.title'),
          kept: t('language.kept'),
          languages: locales.map((one) => ({ locale: one, name: t('language.name', { language: one }) })),
        }}
      />
      <p className="mt-2 text-13 text-soft">{t('help')}</p>
    </div>
  );
}

/** What came of it, and what can be done now: another link, where the due is still to be paid. */
async function Over({ link, booking, today, locale }: Props) {
  const t = await getTranslations('payment.link');
  const { state, due, endsAt, timeZone } = link;
  const text = () => {
    if (state === 'paid' && due?.paid) {
      return t(`over.paid.${due.paid.method}`, { day: formatDay(due.paid.on, locale) });
    }
    if (!due) return t('over.notAsked');
    if (state === 'revoked') return t('over.revoked');
    return t('over.ended', { at: formatMoment(endsAt, locale, timeZone) });
  };
  return (
    <div className="border-t border-line px-4 py-4 text-14 desk:px-5">
      <p className={state === 'paid' ? 'text-positive' : ''}>{text()}</p>
      {state === 'paid' && due?.status === 'paid' && (
        <a
          href={paths.api.clientPayment(link.token, 'receipt')}
          target="_blank"
          rel="noreferrer"
          className={compactButtonClass('quiet', 'small', 'mt-2')}
        >
          {t('receipt')}
        </a>
      )}
      {due && state !== 'paid' && <LinkDeed due={due} links={booking.links} today={today} locale={locale} />}
    </div>
  );
}
