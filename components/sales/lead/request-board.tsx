import type { ReactNode } from 'react';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import { formatRange } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { SupplierRequest, SupplierRequests } from '@/lib/sales/lead/queries/requests';
import { AnswerButton } from './answer-button';
import { Held } from './held';
import { KeptRows } from './kept-rows';
import { amountOf, leftOf, optionText, urgencyClass, urgencyOf } from './lead-words';
import { RefusedNotice } from './refused-notice';
import { RequestKeys } from './request-keys';
import { RequestPanel, type RequestPanelProps } from './request-panel';
import {
  bindingWords,
  durationText,
  kindNote,
  momentText,
  mustNamePrice,
  optionLine,
  partyOfRequest,
  placeOfRequest,
  totalText,
} from './request-words';

type Props = {
  requests: SupplierRequests;
  opened: Omit<RequestPanelProps, 'locale' | 'now'> | null;
  /** What is due beside requests. */
  beside: ReactNode;
  /** Minutes they usually take. */
  median: number | null;
  /** Admins see several hotels at once; an operator has several properties. */
  namesHotels: boolean;
  locale: Locale;
  now: Date;
};

const cell = 'py-2.5 pr-4 align-top max-desk:py-0.5 max-desk:pr-0';
const second = 'block text-12 leading-4 text-soft';

/** What waits for the hotel by its clock, with the likely answer on every row, and the opened request beside. */
export async function RequestBoard({ requests, opened, beside, median, namesHotels, locale, now }: Props) {
  const t = await getTranslations('desk');
  const { due, answered, unsent } = requests;
  return (
    <>
      <RefusedNotice />
      <div className={opened ? 'wide:grid wide:grid-cols-[minmax(0,1fr)_440px] wide:items-start wide:gap-6' : ''}>
        <div className={opened ? 'max-wide:hidden' : ''}>
          {unsent.map(({ leadId, agencyName, clientName }) => (
            <p key={leadId} role="alert" className="mb-3 rounded-desk border border-warning p-3 text-14">
              {t('held.unsent', { agency: agencyName, client: clientName })}{' '}
              <a href={paths.desk({ request: leadId })} data-soft className="font-bold underline">
                {t('held.look')}
              </a>
            </p>
          ))}
          {due.length === 0 ? (
            <p className="rounded-desk border border-line bg-surface p-5 text-soft">{t('nothing')}</p>
          ) : (
            <>
              <RequestKeys move={t('keys')} />
              <Rows requests={due} openedId={opened?.request._id} namesHotels={namesHotels} locale={locale} now={now} />
            </>
          )}
          {beside}
          <section aria-labelledby="answered" className="mt-8">
            <h2 id="answered" className="font-sans text-18 leading-6 font-bold tracking-normal">
              {t('answered')}
            </h2>
            <p className="mt-0.5 mb-3 text-13 text-soft">
              {median === null ? t('usuallyUnknown') : t('usually', { time: durationText(t, median) })}
            </p>
            {answered.length > 0 && <Answered requests={answered} locale={locale} now={now} />}
          </section>
        </div>
        {opened && <RequestPanel {...opened} locale={locale} now={now} />}
      </div>
    </>
  );
}

type RowsProps = Pick<Props, 'namesHotels' | 'locale' | 'now'> & {
  requests: readonly SupplierRequest[];
  openedId: string | undefined;
};

async function Rows({ requests, openedId, namesHotels, locale, now }: RowsProps) {
  const [t, leads] = await Promise.all([getTranslations('desk'), getTranslations('leads')]);
  return (
    <table
      aria-label={t('list')}
      className="w-full border-collapse rounded-desk border border-line bg-surface text-14 max-desk:block"
    >
      <thead className="max-desk:sr-only">
        <tr className="border-b border-line text-left text-12 text-soft *:py-2 *:pr-4 *:font-normal">
          <th scope="col" className="pl-4">
            {t('column.due')}
          </th>
          <th scope="col">{t('column.kind')}</th>
          <th scope="col">{t('column.agency')}</th>
          <th scope="col">{t('column.stay')}</th>
          <th scope="col" className="text-right">
            {t('column.total')}
          </th>
          <th scope="col">{t('column.action')}</th>
        </tr>
      </thead>
      <KeptRows
        rows={requests.flatMap((request) => {
          const { _id, kind, dueAt, timeZone, version, status } = request;
          if (kind === null) return [];
          const isOpened = _id === openedId;
          const about = t('hotelOf', { client: request.clientName, hotel: request.agencyName });
          const row = (
            <tr
              key={_id}
              className={`relative border-b border-line-faint last:border-0 max-desk:grid max-desk:grid-cols-[1fr_auto] max-desk:gap-x-4 max-desk:px-4 max-desk:py-3 ${isOpened ? 'bg-main-light2 shadow-[inset_3px_0_0_var(--main)]' : 'hover:bg-sand'}`}
            >
              <td className={`${cell} whitespace-nowrap desk:pl-4 ${dueAt ? urgencyClass[urgencyOf(dueAt, now)] : ''}`}>
                <strong>{dueAt ? momentText(dueAt, locale, timeZone) : '–'}</strong>
                <span className="block text-12 leading-4">{dueAt && leftOf(leads, dueAt, now)}</span>
              </td>
              <th scope="row" className={`${cell} text-left font-normal max-desk:order-first max-desk:col-span-2`}>
                <a
                  href={paths.desk({ request: _id })}
                  data-soft
                  data-stays
                  data-row={_id}
                  data-request
                  aria-current={isOpened ? 'true' : undefined}
                  className="font-bold -outline-offset-2! after:absolute after:inset-0"
                >
                  {t(`kind.${kind}`)}
                </a>
                <span className={second}>{kindNote(t, request, locale)}</span>
                <span className={second}>{optionText(request, now, locale)}</span>
              </th>
              <td className={cell}>
                {request.agencyName}
                <span className={second}>
                  {t('agentFor', { agent: request.agentName, client: request.clientName })}
                </span>
                {request.told.message && (
                  <span className={`${second} line-clamp-1`} title={request.told.message}>
                    “{request.told.message}”
                  </span>
                )}
              </td>
              <td className={cell}>
                {formatRange(request.checkIn, request.checkOut, locale, { month: 'short' })}
                <span className={second}>{placeOfRequest(request, namesHotels)}</span>
                <span className={second}>{partyOfRequest(request, locale)}</span>
              </td>
              <td className={`${cell} text-right whitespace-nowrap`}>
                <strong>{totalText(t, request)}</strong>
                <span className={second}>
                  {request.priceTotal !== null &&
                    t('commission', { amount: amountOf(request.commission, request.currency) })}
                </span>
              </td>
              <td className={`${cell} max-desk:col-span-2 desk:w-[128px]`}>
                {isOpened && !request.held ? (
                  <span className="block py-2 text-center font-bold text-main-ink">{t('openBeside')}</span>
                ) : request.held ? (
                  <Held request={request} />
                ) : mustNamePrice(request) ? (
                  <a
                    href={paths.desk({ request: _id })}
                    data-soft
                    data-stays
                    data-row={_id}
                    aria-label={`${t('likely.namePrice')}: ${about}`}
                    className={compactButtonClass('quiet', 'medium', 'relative z-10 w-full')}
                  >
                    {t('likely.namePrice')}
                  </a>
                ) : (
                  <AnswerButton
                    address={paths.api.lead(_id, 'held-answer')}
                    body={{ answer: kind === 'price' ? 'honour' : 'confirm', version, status }}
                    label={t(`likely.${kind}`)}
                    title={`${t(`likely.${kind}`)}: ${about}`}
                    binding={bindingWords(t, request, locale)}
                    quicker={t('quicker')}
                    taken={t('taken', { agency: request.agencyName })}
                  />
                )}
              </td>
            </tr>
          );
          return [{ id: _id, row }];
        })}
      />
    </table>
  );
}

type AnsweredProps = Pick<Props, 'locale' | 'now'> & { requests: readonly SupplierRequest[] };

async function Answered({ requests, locale, now }: AnsweredProps) {
  const t = await getTranslations('desk');
  return (
    <ol className="rounded-desk border border-line bg-surface text-14">
      {requests.map((request) => {
        const { _id, answer, timeZone } = request;
        if (!answer) return null;
        return (
          <li
            key={_id}
            className="relative grid gap-x-6 border-b border-line-faint px-4 py-3 last:border-0 hover:bg-sand desk:grid-cols-[160px_1fr_1fr_1fr_120px]"
          >
            <p>
              {momentText(answer.at, locale, timeZone)}
              {answer.minutes !== null && (
                <span className={second}>{t('answeredIn', { time: durationText(t, answer.minutes) })}</span>
              )}
            </p>
            <p>
              <a
                href={paths.desk({ request: _id })}
                data-soft
                data-stays
                data-row={_id}
                className="font-bold after:absolute after:inset-0"
              >
                {t(`history.${answer.key}` as 'history.question.asked')}
              </a>
              <span className={second}>{optionLine(t, request, now, locale)}</span>
            </p>
            <p>
              {request.agencyName}
              <span className={second}>{request.clientName}</span>
            </p>
            <p>
              {request.hotelName}
              <span className={second}>
                {formatRange(request.checkIn, request.checkOut, locale, { month: 'short' })}
              </span>
            </p>
            <p className="figures desk:text-right">{totalText(t, request)}</p>
          </li>
        );
      })}
    </ol>
  );
}
