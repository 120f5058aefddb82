import { AskedButton } from '@/components/form/asked-button';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Picture } from '@/components/ui/picture';
import { levelWords } from '@/lib/catalogue/property/level-words';
import { priceSumOf } from '@/lib/money/dues/rules';
import type { LinkedBooking } from '@/lib/money/payment-link/queries/booking';
import type { ShownLink } from '@/lib/money/payment-link/types';
import { paths } from '@/lib/platform/addresses/paths';
import { formatRange, nightsBetween } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney, money } from '@/lib/platform/money';
import { sumOf } from '@/lib/platform/money-minor';
import { SendLink } from './send-link';

type Props = { link: ShownLink; booking: LinkedBooking; locale: Locale };

const card = 'rounded-desk border border-line bg-surface p-4';
const heading = 'font-sans text-14 font-bold tracking-normal';

function Line({ label, value, isStrong = false }: { label: string; value: string; isStrong?: boolean }) {
  return (
    <div
      className={`flex justify-between gap-4 border-b border-line-faint py-2 last:border-0 ${isStrong ? 'font-bold' : ''}`}
    >
      <dt className={isStrong ? '' : 'text-soft'}>{label}</dt>
      <dd className="figures text-right">{value}</dd>
    </div>
  );
}

/** What the link is for, what is paid by which card, where it was sent, and last how it is taken back. */
export async function LinkAside({ link, booking, locale }: Props) {
  const t = await getTranslations('payment.link');
  const { id, leadId, amount, cardFee, currency, isOpen } = link;
  const sum = (...amounts: bigint[]) => formatMoney(money(Number(sumOf(amounts)), currency));
  return (
    <aside aria-label={t('beside')} className="grid gap-4 text-14">
      <Trip link={link} booking={booking} locale={locale} />
      {isOpen && cardFee > 0n && (
        <section className={card}>
          <h2 className={heading}>{t('pays.title')}</h2>
          <dl className="mt-1">
            <Line label={t('pays.eea')} value={sum(amount)} />
            <Line label={t('pays.any', { fee: sum(cardFee) })} value={sum(amount, cardFee)} />
          </dl>
        </section>
      )}
      {isOpen && (
        <>
          <section className={card}>
            <h2 className={heading}>{t('sendTitle')}</h2>
            {link.email && <p className="mt-1 text-13 text-soft">{t('sentTo', { email: link.email })}</p>}
            <SendLink
              action={paths.api.paymentLinks(leadId, id, 'mail')}
              email={link.email ?? ''}
              words={{ email: t('email'), send: link.email ? t('sendAgain') : t('send'), sent: t('sent') }}
            />
          </section>
          <section className={card}>
            <h2 className={heading}>{t('revokeTitle')}</h2>
            <p className="mt-1 text-13 text-soft">{t('revokeNote')}</p>
            <AskedButton
              action={paths.api.paymentLinks(leadId, id)}
              words={{
                button: t('revoke'),
                question: t('sure'),
                text: t('revokeNote'),
                yes: t('revoke'),
                keep: t('keep'),
                done: t('isRevoked'),
              }}
              className={`${compactButtonClass('quiet', 'small')} mt-3 text-negative`}
            />
          </section>
        </>
      )}
    </aside>
  );
}

async function Trip({ link, booking, locale }: Props) {
  const [t, told, leads] = await Promise.all([
    getTranslations('payment.link.trip'),
    getTranslations('told'),
    getTranslations('leads'),
  ]);
  const { picture, place, checkIn, checkOut, adults, childrenAges, serviceLevel, dues } = booking;
  const price = priceSumOf(dues);
  return (
    <section aria-labelledby="link-trip" className={card}>
      {picture && (
        <div className="mb-3 aspect-[17/9] overflow-hidden">
          <Picture picture={picture} sizes="(min-width: 1300px) 280px, 100vw" />
        </div>
      )}
      <h2 id="link-trip" className="font-serif text-22 leading-7">
        {link.house}
      </h2>
      <p className="text-13 text-soft">{place}</p>
      <dl className="mt-3 border-t border-line-faint">
        <Line
          label={formatRange(checkIn, checkOut, locale, { month: 'short' })}
          value={leads('nights', { count: nightsBetween(checkIn, checkOut) })}
        />
        <Line
          label={told('label.party')}
          value={told('party', { adults, children: childrenAges.length, ages: childrenAges.join(', ') })}
        />
        {serviceLevel && <Line label={leads('serviceLevel')} value={levelWords(serviceLevel, locale)} />}
        {price && <Line label={t('price')} value={formatMoney(money(Number(price.whole), price.currency))} isStrong />}
      </dl>
    </section>
  );
}
