import { TextLink } from '@/components/shell/agency-page';
import { DemonstrationPeople } from '@/components/shell/sign-in/demonstration-people';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney } from '@/lib/platform/money';
import { starter } from '@/lib/platform/starter';
import type { DeadlineJson } from '@/lib/today/deadline/schema';
import type { Telling } from '@/lib/today/deadline/words';
import type { ClientPayment, Demonstration, Moved } from '@/lib/today/time-machine/queries';
import { dueText, momentOf } from '@/lib/today/time-machine/words';
import { BeginAnew } from './begin-anew';
import { ClockButtons } from './clock-buttons';
import { placesOf, stepsOf, type DemonstrationT as T } from './demonstration-bar';
import { FollowWorker } from './follow-worker';

/** The worker looks for what is due every two seconds. */
const FOLLOWED_MS = 12_000;

const head = 'mb-2 font-sans text-16 leading-6 font-bold tracking-normal';

type Props = {
  demonstration: Demonstration;
  /** The first deadline of anybody that lies ahead; null: there is none. */
  next: DeadlineJson | null;
  telling: Telling;
};

export async function DemonstrationDesk({
  demonstration: { now, offsetSeconds, moved, payments },
  next,
  telling,
}: Props) {
  const [t, dues] = await Promise.all([getTranslations('demonstration'), getTranslations('dues')]);
  const { locale } = telling;
  const anew = starter();
  return (
    <div className="grid gap-10 wide:grid-cols-[minmax(0,1fr)_320px]">
      <div className="grid min-w-0 content-start gap-9">
        <section aria-labelledby="clock">
          <h2 id="clock" className={head}>
            {t('clock')}
          </h2>
          <p className="mb-3">
            <b className="figures text-22 leading-7 font-normal">{momentOf(now, locale)}</b>
            <span className="block text-13 text-soft">
              {offsetSeconds === 0 ? t('isReal') : t('realIs', { moment: momentOf(clock.machine(), locale) })}
            </span>
          </p>
          <div className="flex flex-wrap items-center gap-2">
            <ClockButtons
              address={paths.api.devClock()}
              done={t('isMoved')}
              buttons={[
                ...(next ? [{ label: t('toNext'), body: { past: next.until } }] : []),
                ...stepsOf(t, offsetSeconds !== 0),
              ]}
            />
          </div>
          {next && (
            <p className="mt-3 text-13">
              <span className="block text-soft">{t('nextIs', { moment: momentOf(new Date(next.until), locale) })}</span>
              {dueText(next, telling)}
            </p>
          )}
        </section>
        {moved && <WhatCame t={t} moved={moved} locale={locale} />}
        <Payments t={t} dues={dues} payments={payments} locale={locale} />
      </div>
      <aside aria-label={t('places')} className="grid content-start gap-7 text-14">
        <section>
          <h2 className={head}>{t('places')}</h2>
          <ul className="grid gap-1.5">
            {placesOf(t, locale).map(({ href, label }) => (
              <li key={label}>
                <TextLink href={href} hasArrow>
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
        <DemonstrationPeople door="agency" callbackUrl={null} />
        <DemonstrationPeople door="desk" callbackUrl={null} title={t('desk')} />
        <section>
          <h2 className={head}>{t('reset')}</h2>
          <p className="text-13 text-soft">{t(anew ? 'anew.text' : 'resetText')}</p>
          {anew ? (
            <BeginAnew words={messages[locale].demonstration.anew} begun={anew.step === 'failed' ? null : anew.step} />
          ) : (
            <code className="mt-2 block w-fit rounded-desk bg-sand px-2 py-1 text-13">npm run reset</code>
          )}
        </section>
      </aside>
    </div>
  );
}

function WhatCame({ t, moved, locale }: { t: T; moved: Moved; locale: Locale }) {
  const { move, lapsed, lapsedCount, mails, mailCount, earned, payable, runs } = moved;
  const followed = Date.parse(move.at) + FOLLOWED_MS - clock.machine().getTime();
  const isBack = move.to < move.from;
  const moment = (iso: string) => momentOf(new Date(iso), locale);
  return (
    <section aria-labelledby="came">
      {followed > 0 && <FollowWorker milliseconds={followed} />}
      <h2 id="came" className={head}>
        {t('came')}
      </h2>
      <p className="mb-4 text-13 text-soft">{t('from', { from: moment(move.from), to: moment(move.to) })}</p>
      {isBack ? (
        <p>{t('wentBack')}</p>
      ) : (
        <div aria-live="polite" className="grid gap-6">
          <div>
            <h3 className="font-sans text-14 font-bold tracking-normal">{t('lapsed', { count: lapsedCount })}</h3>
            <ul>
              {lapsed.map(({ id, what, leadId, client, house }) => (
                <li key={id} className="border-b border-line-faint py-2 text-14">
                  <a href={paths.dashboard({ 'hotel-lead-id': leadId })} data-soft className="hover:underline">
                    {t(`what.${what}`)}: {client}
                    <span className="block text-13 text-soft">{house}</span>
                  </a>
                </li>
              ))}
            </ul>
            {lapsedCount > lapsed.length && (
              <p className="mt-1 text-13 text-soft">{t('andMore', { count: lapsedCount - lapsed.length })}</p>
            )}
          </div>
          <p className="text-14">{t('money', { earned, payable, runs })}</p>
          <div>
            <h3 className="font-sans text-14 font-bold tracking-normal">{t('sent', { count: mailCount })}</h3>
            <ul>
              {mails.map(({ id, to, subject }) => (
                <li key={id} className="border-b border-line-faint py-2 text-14 wrap-anywhere">
                  {subject}
                  <span className="block text-13 text-soft">{to}</span>
                </li>
              ))}
            </ul>
            {mailCount > mails.length && (
              <p className="mt-1 text-13 text-soft">{t('andMore', { count: mailCount - mails.length })}</p>
            )}
          </div>
        </div>
      )}
    </section>
  );
}

type PaymentsProps = {
  t: T;
  dues: Telling['dues'];
  payments: readonly ClientPayment[];
  locale: Locale;
};

/** What clients paid or were about to pay at the processor, the newest first. */
function Payments({ t, dues, payments, locale }: PaymentsProps) {
  return (
    <section id="payments" aria-labelledby="payments-title">
      <h2 id="payments-title" className={head}>
        {t('place.payments')}
      </h2>
      {payments.length === 0 && <p className="text-14 text-soft">{t('noPayment')}</p>}
      <ul>
        {payments.map(({ id, at, leadId, client, house, due, paid, status }) => (
          <li key={id} className="border-b border-line-faint py-2 text-14">
            <a
              href={paths.dashboard({ 'hotel-lead-id': leadId })}
              data-soft
              className="flex flex-wrap justify-between gap-x-6 hover:underline"
            >
              <span>
                {client}
                <span className="block text-13 text-soft">
                  {house}, {dues(`kind.${due}`)}
                </span>
              </span>
              <span className="text-right">
                <b className="figures">{formatMoney(paid)}</b>
                <span className="block text-13 text-soft">
                  {t(`payment.${status}`)}, {momentOf(at, locale)}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
