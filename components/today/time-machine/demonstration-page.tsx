import { TextLink } from '@/components/shell/agency-page';
import { DemonstrationPeople } from '@/components/shell/sign-in/demonstration-people';
import { storefrontBrand } from '@/lib/platform/addresses/hosts';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { formatMoment, formatWeekday, toDateOnly } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { linkOrigin } from '@/lib/platform/link-origin';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import { starter } from '@/lib/platform/starter';
import type { DeadlineJson } from '@/lib/today/deadline/schema';
import { type Telling, whatText, whomText } from '@/lib/today/deadline/words';
import type { Demonstration, Moved } from '@/lib/today/time-machine/queries';
import { BeginAnew } from './begin-anew';
import { ClockButtons } from './clock-buttons';
import { stepsOf } from './demonstration-bar';
import { FollowWorker } from './follow-worker';

/** The worker looks for what is due every two seconds. */
const FOLLOWED_MS = 12_000;

type T = Awaited<ReturnType<typeof getTranslations<'demonstration'>>>;

const momentOf = (at: Date, locale: Locale) =>
  `${formatWeekday(toDateOnly(at, OFFICE_TIME_ZONE), locale)} ${formatMoment(at, locale, OFFICE_TIME_ZONE)}`;

const head = 'mb-2 font-sans text-16 leading-6 font-bold tracking-normal';

type Props = {
  demonstration: Demonstration;
  /** The first deadline of anybody that lies ahead; null: there is none. */
  next: DeadlineJson | null;
  telling: Telling;
};

export async function DemonstrationDesk({ demonstration: { now, offsetSeconds, moved }, next, telling }: Props) {
  const t = await getTranslations('demonstration');
  const { locale } = telling;
  const anew = starter();
  const storefront = linkOrigin({ brandId: storefrontBrand, locale });
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
              {[whatText(next, telling), whomText(next, telling).name].filter(Boolean).join(', ')}
            </p>
          )}
        </section>
        {moved && <WhatCame t={t} moved={moved} locale={locale} />}
      </div>
      <aside aria-label={t('places')} className="grid content-start gap-7 text-14">
        <section>
          <h2 className={head}>{t('places')}</h2>
          <ul className="grid gap-1.5">
            {[
              { href: `${storefront}${paths.devMailbox()}`, label: t('place.mails') },
              { href: paths.managePayoutRuns(), label: t('place.payouts') },
              { href: paths.conversations(), label: t('place.conversations') },
              { href: paths.manageOutbox(), label: t('place.outbox') },
              { href: `${storefront}/`, label: t('place.storefront') },
            ].map(({ href, label }) => (
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
