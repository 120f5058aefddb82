import { getTranslations } from 'next-intl/server';
import { TextLink } from '@/components/shell/agency-page';
import { Wordmark } from '@/components/shell/wordmark';
import type { EffectiveBrand } from '@/lib/brand/types';
import { paths } from '@/lib/platform/addresses/paths';
import { formatRange, nightsBetween } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { LinkPage } from '@/lib/sales/lead/queries/answer-link';
import { Answers } from './answers';
import { leftOf, urgencyClass, urgencyOf } from './lead-words';
import { FreeGrid, RequestFigures, RequestMessage } from './request-parts';
import { kindNote, momentText, unitsOf } from './request-words';

type Props = { opened: LinkPage | null; token: string; brand: EffectiveBrand; locale: Locale; now: Date };

/** One request, answered without an account; nothing else of the hotel or the agency can be reached from here. */
export async function AnswerLinkPage({ opened, token, brand, locale, now }: Props) {
  const t = await getTranslations('desk');
  return (
    <div className="mx-auto w-full max-w-[1016px] px-4 py-5">
      <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <span className="text-main-ink [--mark-accent:var(--accent)]">
          <Wordmark brand={brand} logoPath={brand.logoPath} />
        </span>
        {opened && <p className="text-13 text-soft">{t('link.notSignedIn', { hotel: opened.request.hotelName })}</p>}
      </header>
      <main id="main" className="mt-10 mb-20">
        {opened ? <Opened {...opened} token={token} locale={locale} now={now} /> : <Gone />}
      </main>
    </div>
  );
}

async function Gone() {
  const t = await getTranslations('desk.link');
  return (
    <div className="max-w-[62ch]">
      <h1 className="font-serif text-[34px] leading-10 font-[300]">{t('goneTitle')}</h1>
      <p className="mt-3 mb-4 text-16 text-soft">{t('goneText')}</p>
      <TextLink href={paths.desk()} hasArrow>
        {t('toDesk')}
      </TextLink>
    </div>
  );
}

type OpenedProps = LinkPage & Pick<Props, 'token' | 'locale' | 'now'>;

async function Opened({ state, request, free, expiresAt, token, locale, now }: OpenedProps) {
  const [t, leads] = await Promise.all([getTranslations('desk'), getTranslations('leads')]);
  const { agencyName: agency, hotelName: hotel, kind, dueAt, timeZone } = request;
  if (state !== 'open' || kind === null) {
    const said = state === 'answered' ? 'answered' : 'quicker';
    return (
      <div className="max-w-[62ch]">
        <h1 className="font-serif text-[34px] leading-10 font-[300]">{t(`link.${said}`)}</h1>
        <p className="mt-3 mb-4 text-16 text-soft">{t(`link.${said}Text`, { agency })}</p>
        <TextLink href={paths.desk()} hasArrow>
          {t('link.toDesk')}
        </TextLink>
      </div>
    );
  }
  const party = leads('party', {
    adults: request.adults,
    children: request.childrenAges.length,
    ages: request.childrenAges.join(', '),
  });
  return (
    <div className="grid gap-x-[72px] gap-y-8 menu:grid-cols-[minmax(0,1fr)_400px] menu:items-start">
      <div className="min-w-0">
        <p className="text-14 text-soft">{t('link.asks', { agency, hotel })}</p>
        <h1 className="mt-1 font-serif text-[34px] leading-10 font-[300] tracking-[-0.018em] text-balance desk:text-[40px] desk:leading-[46px]">
          {t(`link.question.${kind}`, { client: request.clientName, rooms: unitsOf(request) })}
        </h1>
        {dueAt && (
          <p className="mt-5 border-y border-line py-2.5">
            <strong className={`text-18 ${urgencyClass[urgencyOf(dueAt, now)]}`}>{leftOf(leads, dueAt, now)}</strong>{' '}
            <span className="text-soft">
              {t('due')} {momentText(dueAt, locale, timeZone)}
            </span>
          </p>
        )}
        <dl className="mb-4 text-14">
          <div className="grid gap-x-6 border-b border-line-faint py-2.5 desk:grid-cols-[140px_1fr]">
            <dt className="text-soft">{t('link.factRequest')}</dt>
            <dd>
              {t(`kind.${kind}`)}
              <span className="block text-12 leading-4 text-soft">{kindNote(t, request)}</span>
            </dd>
          </div>
          <div className="grid gap-x-6 py-2.5 desk:grid-cols-[140px_1fr]">
            <dt className="text-soft">{t('link.factStay')}</dt>
            <dd>
              {formatRange(request.checkIn, request.checkOut, locale)}
              <span className="block text-12 leading-4 text-soft">
                {t('link.nights', { count: nightsBetween(request.checkIn, request.checkOut), party })}
              </span>
            </dd>
          </div>
        </dl>
        <RequestFigures request={request} />
        <FreeGrid free={free} locale={locale} />
        <RequestMessage request={request} locale={locale} />
      </div>
      <section aria-labelledby="answer" className="rounded-desk border border-line bg-surface p-6 text-14 shadow-float">
        <h2 id="answer" className="mb-3 font-sans text-18 leading-6 font-bold tracking-normal">
          {t('yourAnswer')}
        </h2>
        <Answers request={request} address={paths.api.answerByLink(token)} now={now} />
        <p className="mt-4 text-12 leading-4 text-soft">
          {t('link.signed', { hotel, until: momentText(expiresAt, locale, timeZone) })}
        </p>
      </section>
    </div>
  );
}
