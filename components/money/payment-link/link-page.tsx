import { AskedButton } from '@/components/form/asked-button';
import { compactButtonClass } from '@/components/ui/compact-button';
import { dayAt } from '@/lib/catalogue/place/property-time';
import type { ShownLink } from '@/lib/money/payment-link/types';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay, formatMoment, formatWeekday } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney, money } from '@/lib/platform/money';
import { sumOf } from '@/lib/platform/money-arithmetic';
import { CopyAddress } from './copy-address';
import { LinkHistory } from './link-history';
import { SendLink } from './send-link';

type Props = { link: ShownLink; address: string; locale: Locale };

/** The amount is the title, because an agent has several links of one client open. */
export async function LinkPage({ link, address, locale }: Props) {
  const [t, dueWords] = await Promise.all([getTranslations('payment'), getTranslations('dues')]);
  const { id, leadId, clientName, house, kind, amount, currency, createdAt, createdBy, timeZone, isOpen } = link;
  const sum = (minor: bigint) => formatMoney(money(Number(minor), currency));
  return (
    <div className="mx-auto w-full max-w-[1440px] px-4 pt-5 pb-20 desk:px-8">
      <a href={paths.dashboard({ 'hotel-lead-id': leadId })} className="inline-block min-h-6 text-13 underline">
        {clientName}
      </a>
      <div className="mt-2 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="font-sans text-22 font-bold tracking-normal desk:text-28">
            {t('link.heading', { due: dueWords(`kind.${kind}`), amount: sum(amount) })}
          </h1>
          <p className="text-soft">
            {t('link.about', {
              ...{ house, client: clientName, name: createdBy },
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
      <div className="mt-5 grid items-start gap-6 wide:grid-cols-[minmax(0,1fr)_312px] wide:gap-10">
        <div className="min-w-0">
          <LinkBand link={link} address={address} locale={locale} />
          <LinkHistory link={link} locale={locale} />
        </div>
        {isOpen && (
          <aside className="grid gap-4">
            <section className="rounded-desk border border-line bg-surface p-4">
              <h2 className="font-sans text-14 font-bold tracking-normal">{t('link.sendTitle')}</h2>
              {link.email && <p className="mt-1 text-13 text-soft">{t('link.sentTo', { email: link.email })}</p>}
              <SendLink
                action={paths.api.paymentLinks(leadId, id, 'mail')}
                email={link.email ?? ''}
                words={{
                  email: t('link.email'),
                  send: link.email ? t('link.sendAgain') : t('link.send'),
                  sent: t('link.sent'),
                }}
              />
            </section>
            <section className="rounded-desk border border-line bg-surface p-4">
              <h2 className="font-sans text-14 font-bold tracking-normal">{t('link.revokeTitle')}</h2>
              <p className="mt-1 text-13 text-soft">{t('link.revokeNote')}</p>
              <AskedButton
                action={paths.api.paymentLinks(leadId, id)}
                words={{
                  button: t('link.revoke'),
                  question: t('link.sure'),
                  text: t('link.revokeNote'),
                  yes: t('link.revoke'),
                  keep: t('link.keep'),
                  done: t('link.isRevoked'),
                }}
                className={`${compactButtonClass('quiet', 'small')} mt-3 text-negative`}
              />
            </section>
          </aside>
        )}
      </div>
    </div>
  );
}

/** State, amount, due and end: two clocks, two fields. Below them the address, as long as it opens something. */
async function LinkBand({ link, address, locale }: Props) {
  const t = await getTranslations('payment');
  const { state, amount, cardFee, currency, due, until, endsAt, timeZone, events, isOpen } = link;
  const sum = (...amounts: bigint[]) => formatMoney(money(Number(sumOf(amounts)), currency));
  const seen = events.filter(({ kind }) => kind === 'seen');
  const last = seen.at(-1);
  const day = (on: string) => `${formatWeekday(on, locale)} ${formatDay(on, locale)}`;
  const isOverdue = due?.state === 'overdue';
  const views = t('link.views', {
    count: seen.length,
    last: last ? formatMoment(last.at, locale, timeZone) : '',
  });
  const cells = [
    { label: t('link.stateTitle'), value: t(`link.state.${state}`), note: views },
    {
      label: t('link.toPay'),
      value: sum(amount),
      note: cardFee > 0n ? t('link.withFee', { amount: sum(amount, cardFee) }) : '',
    },
    {
      label: t('link.due'),
      value: day(until),
      note: isOverdue ? t('link.overdue') : due ? '' : t('link.notAsked'),
    },
    { label: t('link.ends'), value: day(dayAt(endsAt, timeZone)), note: `23:59, ${t('link.zone')}` },
  ];
  return (
    <section aria-label={t('link.title')} className="rounded-desk border border-line bg-surface">
      <dl className="grid grid-cols-2 gap-y-4 py-4 desk:grid-cols-4">
        {cells.map(({ label, value, note }) => (
          <div key={label} className="border-line px-4 desk:border-l desk:px-5 desk:first:border-l-0">
            <dt className="text-12 text-soft">{label}</dt>
            <dd>
              <span className="figures block text-18 font-bold">{value}</span>
              <span className={`block text-12 ${isOverdue && label === t('link.due') ? 'text-negative' : 'text-soft'}`}>
                {note}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      {isOpen && (
        <div className="border-t border-line bg-main-light2 px-4 py-4 desk:px-5">
          <CopyAddress
            address={address}
            words={{
              label: t('link.address'),
              note: t('link.addressNote'),
              copy: t('link.copy'),
              copied: t('link.copied'),
            }}
          />
          <p className="mt-2 text-13 text-soft">{t('link.help', { language: link.locale })}</p>
        </div>
      )}
    </section>
  );
}
