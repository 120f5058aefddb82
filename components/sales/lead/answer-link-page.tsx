import { LetterKeysChoice } from '@/components/people/user/letter-keys-choice';
import { TextLink } from '@/components/shell/agency-page';
import { Icon } from '@/components/ui/icon';
import type { EffectiveBrand } from '@/lib/brand/types';
import { paths } from '@/lib/platform/addresses/paths';
import { formatRange, nightsBetween } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatNumber } from '@/lib/platform/money';
import { percentOf } from '@/lib/platform/money-arithmetic';
import { numbered } from '@/lib/platform/numbered';
import type { LinkPage } from '@/lib/sales/lead/queries/answer-link';
import type { SupplierRequest } from '@/lib/sales/lead/queries/requests';
import { roomWords } from '@/lib/sales/lead/told-words';
import { Answers } from './answers';
import { amountOf, leftOf, urgencyClass, urgencyOf } from './lead-words';
import { LinkFrame, LinkGone, linkHeadline } from './link-frame';
import { FreeGrid, RequestMessage } from './request-parts';
import { RequestTold } from './request-told';
import {
  durationText,
  kindNote,
  momentText,
  partyOfRequest,
  totalText,
  totalWord,
  unitsOf,
  unitsText,
} from './request-words';
import { RequestedChange } from './requested-change';

type Props = { opened: LinkPage | null; token: string; brand: EffectiveBrand; locale: Locale; now: Date };

/** One request, answered without an account; nothing else of the hotel or the agency can be reached from here. */
export async function AnswerLinkPage({ opened, token, brand, locale, now }: Props) {
  const t = await getTranslations('desk');
  const hotel = opened?.request.hotelName ?? '';
  const notice = opened && t(opened.request.isOfProperty ? 'property.notSignedIn' : 'link.notSignedIn', { hotel });
  return (
    <LinkFrame brand={brand} locale={locale} notice={notice}>
      {opened ? <Opened {...opened} token={token} locale={locale} now={now} /> : <LinkGone />}
    </LinkFrame>
  );
}

type OpenedProps = LinkPage & Pick<Props, 'token' | 'locale' | 'now'>;

async function Opened({ state, request, free, median, expiresAt, token, locale, now }: OpenedProps) {
  const [t, leads, user] = await Promise.all([
    getTranslations('desk'),
    getTranslations('leads'),
    getTranslations('user'),
  ]);
  const { agencyName: agency, hotelName: hotel, kind, dueAt, timeZone } = request;
  if (state !== 'open' || kind === null) return <Over {...{ state, request, median, locale }} />;
  const urgency = dueAt && urgencyOf(dueAt, now);
  return (
    <div className="grid gap-x-[72px] gap-y-8 menu:grid-cols-[minmax(0,1fr)_400px] menu:items-start">
      <div className="min-w-0">
        <p className="text-14 text-soft">{t('link.asks', { agency, hotel })}</p>
        <h1 className={`mt-1 tracking-[-0.018em] text-balance desk:text-[40px] desk:leading-[46px] ${linkHeadline}`}>
          {request.isOfProperty && kind === 'option'
            ? t('property.question', { client: request.clientName, property: hotel })
            : t(`link.question.${kind}`, { client: request.clientName, rooms: unitsOf(request) })}
        </h1>
        {dueAt && urgency && (
          <p
            className={`mt-5 border-t border-b border-b-line py-2.5 ${urgency === 'now' ? 'border-t-negative' : 'border-t-line'}`}
          >
            <strong className={`block text-18 ${urgencyClass[urgency]}`}>{leftOf(leads, dueAt, now)}</strong>
            <span className="block text-14 text-soft">
              {t('due')} {momentText(dueAt, locale, timeZone)}
            </span>
          </p>
        )}
        <Facts request={request} locale={locale} />
        <RequestedChange request={request} locale={locale} now={now} />
        <FreeGrid free={free} locale={locale} />
        <RequestTold request={request} locale={locale} heading="h2" />
        <RequestMessage request={request} locale={locale} />
      </div>
      <section aria-labelledby="answer" className="rounded-desk border border-line bg-surface p-6 text-14 shadow-float">
        <h2 id="answer" className="mb-3 font-sans text-18 leading-6 font-bold tracking-normal">
          {t('yourAnswer')}
        </h2>
        <Answers request={request} locale={locale} address={paths.api.answerByLink(token)} hasKeys now={now} />
        <p className="mt-4 text-12 leading-4 text-soft">
          {t('link.signed', { hotel, until: momentText(expiresAt, locale, timeZone) })}
        </p>
        <div className="mt-4 max-desk:hidden">
          <LetterKeysChoice label={user('keys.isOn')} help={user('keys.help')} />
        </div>
      </section>
    </div>
  );
}

type FactProps = { label: string; fact: string; note?: string; amount?: string; isTotal?: boolean };

function Fact({ label, fact, note, amount, isTotal = false }: FactProps) {
  return (
    <div className="grid grid-cols-[92px_minmax(0,1fr)_auto] gap-x-4 border-b border-line py-2.5 desk:grid-cols-[140px_minmax(0,1fr)_auto] desk:gap-x-6">
      <dt className="text-soft">{label}</dt>
      <dd className="col-span-2 flex justify-between gap-4">
        <span className="min-w-0">
          {fact}
          {note && <span className="block text-12 leading-4 text-soft">{note}</span>}
        </span>
        {amount && <span className={`figures whitespace-nowrap ${isTotal ? 'text-18 font-bold' : ''}`}>{amount}</span>}
      </dd>
    </div>
  );
}

/** What is asked, for whom and for how much, room by room; of the money only what concerns the hotel. */
async function Facts({ request, locale }: { request: SupplierRequest; locale: Locale }) {
  const t = await getTranslations('desk');
  const { kind, told, currency, priceTotal, commission, formerPrice, agencyName } = request;
  const percent = priceTotal ? percentOf(commission, priceTotal, 1) : null;
  return (
    <dl className="mb-4 text-14">
      {kind && <Fact label={t('link.factRequest')} fact={t(`kind.${kind}`)} note={kindNote(t, request, locale)} />}
      <Fact
        label={t('link.factStay')}
        fact={formatRange(request.checkIn, request.checkOut, locale)}
        note={t('link.nights', {
          count: nightsBetween(request.checkIn, request.checkOut),
          party: partyOfRequest(request, locale),
        })}
      />
      {numbered(told.rooms).map(({ number, value: room }) => (
        <Fact
          key={number}
          label={room.quantity > 1 ? `${room.quantity} × ${room.name}` : room.name}
          fact={room.rate}
          note={roomWords(room, locale).join('. ')}
          amount={totalText(t, { priceTotal: room.priceTotal, currency })}
        />
      ))}
      {formerPrice !== null && <Fact label={t('shown')} fact="" amount={unitsText(formerPrice, currency)} />}
      <Fact label={totalWord(t, request)} fact="" amount={totalText(t, { priceTotal, currency })} isTotal />
      <Fact
        label={t('link.factCommission')}
        fact={
          percent === null
            ? t('link.to', { agency: agencyName })
            : t('link.toPercent', { agency: agencyName, percent: formatNumber(percent) })
        }
        amount={priceTotal === null ? undefined : amountOf(commission, currency)}
      />
    </dl>
  );
}

type OverProps = Pick<OpenedProps, 'state' | 'request' | 'median' | 'locale'>;

/** Afterwards: what was answered, when, and how long it took, or that somebody else was quicker. */
async function Over({ state, request, median, locale }: OverProps) {
  const t = await getTranslations('desk');
  const { agencyName: agency, answer, timeZone, optionExpiresAt, status } = request;
  const isOwn = state === 'answered' && answer !== null;
  const said = answer && t(`history.${answer.key}` as 'history.question.asked');
  const moment = answer && momentText(answer.at, locale, timeZone);
  return (
    <div className="max-w-[62ch]">
      <p aria-hidden className={isOwn ? 'text-positive' : 'text-soft'}>
        <Icon name="check" className="size-7" />
      </p>
      <h1 className={`mt-2 ${linkHeadline}`}>{isOwn ? said : t('link.quicker')}</h1>
      <div className="mt-3 mb-4 grid gap-2 text-16 text-soft">
        {isOwn ? (
          <>
            <p>
              {moment && t('link.answeredAt', { moment })} {t('link.answeredText', { agency })}
            </p>
            {status === 'CONFIRMED_OPTION' && optionExpiresAt && (
              <p>{t('link.optionEnds', { moment: momentText(optionExpiresAt, locale, timeZone) })}</p>
            )}
            {answer?.minutes != null && (
              <p>
                {t('link.tookYou', { time: durationText(t, answer.minutes) })}{' '}
                {median !== null && t('usually', { time: durationText(t, median) })}
              </p>
            )}
          </>
        ) : (
          <>
            {said && moment && <p>{t('link.elsewhere', { said, moment })}</p>}
            <p>{t('link.quickerText', { agency })}</p>
          </>
        )}
      </div>
      <TextLink href={paths.desk()} hasArrow>
        {t('link.toDesk')}
      </TextLink>
    </div>
  );
}
