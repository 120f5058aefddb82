import type { ReactNode } from 'react';
import { notesOf, priceSumOf } from '@/lib/money/dues/rules';
import type { DueState, ShownDue } from '@/lib/money/dues/types';
import { addDays, daysBetween, formatDay, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { formatMoney, money } from '@/lib/platform/money';
import { DueNotes } from './due-notes';

type Props = {
  dues: readonly ShownDue[];
  clientName: string;
  /** Of the place. */
  today: PlainDate;
  locale: Locale;
  /** Whether the reader notes what came; and what else may be done with a due, below its state. */
  notes?: boolean;
  deedOf?: (due: ShownDue) => ReactNode;
  heading?: 'h2' | 'h3';
};

const looks: Record<DueState, string> = {
  open: 'border border-soft',
  due: 'bg-warning',
  paid: 'bg-positive',
  overdue: 'bg-negative',
  returned: 'bg-main-light1',
};

const inks: Partial<Record<DueState, string>> = { due: 'text-warning', overdue: 'text-negative font-bold' };

const amountOf = (amount: bigint, currency: string) => formatMoney(money(Number(amount), currency));

/** What a state is called, of a due that goes the other way or is only held, too. */
function stateWord({ state, kind, hold, isAtHotel, paid }: ShownDue) {
  if (isAtHotel && state === 'open') return 'atHotel' as const;
  if (kind === 'refund') return state === 'paid' ? 'sent' : state === 'overdue' ? 'overdue' : 'toSend';
  return state === 'paid' && hold === 'blocked' && paid?.method === 'card' ? 'blocked' : state;
}

function aboutOf({ isAtHotel, hold, kind }: ShownDue) {
  if (isAtHotel) return 'atHotel' as const;
  return hold ?? (kind === 'refund' ? 'refund' : null);
}

/** What has become of a due, and since when or until when. */
export function DueStanding({ due, today, locale }: Pick<Props, 'today' | 'locale'> & { due: ShownDue }) {
  const t = translator(locale, 'dues');
  const { state, until, paid, returnedOn } = due;
  const whenOf: Record<DueState, string> = {
    open: '',
    due: t('left', { days: daysBetween(today, until) }),
    paid: paid ? formatDay(paid.on, locale) : '',
    overdue: t('since', { day: formatDay(addDays(until, 1), locale) }),
    returned: returnedOn ? formatDay(returnedOn, locale) : '',
  };
  return (
    <span className={`block text-12 leading-4 ${inks[state] ?? 'text-soft'}`}>
      <span className="whitespace-nowrap">
        <span aria-hidden="true" className={`mr-1 inline-block size-[7px] rounded-full ${looks[state]}`} />
        {t(`state.${stateWord(due)}`)}
        {whenOf[state] && ' ·'}
      </span>{' '}
      <span className="whitespace-nowrap">{whenOf[state]}</span>
    </span>
  );
}

/** What of the price has come and what is still to come; a cancelled booking has no price any more. */
function PriceRow({ dues, locale }: Pick<Props, 'dues' | 'locale'>) {
  const t = translator(locale, 'dues');
  const sum = priceSumOf(dues);
  if (!sum) return null;
  return (
    <tr className="border-t-2 border-line align-top font-bold">
      <th scope="row" colSpan={2} className="py-2 pr-3 text-left text-16">
        {t('price')}
        {dues.some(({ cardFee }) => cardFee > 0n) && (
          <span className="block text-12 font-normal text-soft">{t('withoutFee')}</span>
        )}
      </th>
      <td className="figures py-2 text-right text-16 whitespace-nowrap">
        {amountOf(sum.whole, sum.currency)}
        {sum.came > 0n && (
          <span className="block text-12 font-normal text-soft">
            {t('came', { amount: amountOf(sum.came, sum.currency) })}
          </span>
        )}
        {sum.toCome > 0n && (
          <span className="block text-12 font-normal text-soft">
            {t('toCome', { amount: amountOf(sum.toCome, sum.currency) })}
          </span>
        )}
      </td>
    </tr>
  );
}

function DueRow({ due, today, locale, notes, deedOf }: Omit<Props, 'dues' | 'clientName'> & { due: ShownDue }) {
  const t = translator(locale, 'dues');
  const { kind, until, amount, cardFee, currency, state, paid } = due;
  const about = aboutOf(due);
  const fee = paid ? paid.cardFee : cardFee;
  const ground = state === 'due' ? 'bg-warning/10' : '';
  return (
    <>
      <tr className={`border-t border-line-faint align-top ${ground}`}>
        <th scope="row" className="py-2 pr-3 text-left font-normal">
          {t(`kind.${kind}`)}
          {about && <span className="block text-12 leading-4 text-soft">{t(`about.${about}`)}</span>}
        </th>
        <td className="py-2 pr-3 whitespace-nowrap">{formatDay(until, locale)}</td>
        <td className="py-2 text-right">
          <span className="figures whitespace-nowrap">{amountOf(amount, currency)}</span>
          <DueStanding due={due} today={today} locale={locale} />
          {deedOf?.(due)}
        </td>
      </tr>
      {notes && notesOf(due).length > 0 && (
        <tr>
          <td colSpan={3} className="pb-2 text-right">
            <DueNotes due={due} today={today} locale={locale} />
          </td>
        </tr>
      )}
      {fee > 0n && (
        <tr className={`align-top text-soft ${ground}`}>
          <th scope="row" colSpan={2} className="pb-2 pr-3 text-left font-normal">
            {t('cardFee')}
            <span className="block text-12 leading-4">{t('cardFeeOf', { state: paid ? 'paid' : 'open' })}</span>
          </th>
          <td className="figures pb-2 text-right whitespace-nowrap">{amountOf(fee, currency)}</td>
        </tr>
      )}
    </>
  );
}

/** What is to be paid for a booking, until when and by whom, and what has come of it; nothing where nothing was booked. */
export function DueTable({ dues, clientName, today, locale, notes, deedOf, heading: Heading = 'h3' }: Props) {
  const t = translator(locale, 'dues');
  const payer = dues.find(({ owedBy }) => owedBy !== 'supplier')?.owedBy ?? 'client';
  if (dues.length === 0) return null;
  const row = { today, locale, notes, deedOf };
  const isOfPrice = ({ kind }: ShownDue) => kind !== 'securityDeposit' && kind !== 'refund';
  return (
    <section aria-labelledby="dues" className="mt-6">
      <Heading id="dues" className="font-sans text-16 leading-6 font-bold tracking-normal">
        {t('title', { payer, client: clientName })}
      </Heading>
      <p className="mb-2 text-12 text-soft">{t('owes', { payer, client: clientName })}</p>
      <table className="w-full border-t border-line text-14">
        <thead>
          <tr className="text-12 text-soft *:py-1.5 *:font-normal">
            <th scope="col" className="text-left">
              {t('column.due')}
            </th>
            <th scope="col" className="text-left">
              {t('column.until')}
            </th>
            <th scope="col" className="text-right">
              {t('column.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {dues.filter(isOfPrice).map((due) => (
            <DueRow key={due.id} due={due} {...row} />
          ))}
          <PriceRow dues={dues} locale={locale} />
          {dues
            .filter((due) => !isOfPrice(due))
            .map((due) => (
              <DueRow key={due.id} due={due} {...row} />
            ))}
        </tbody>
      </table>
    </section>
  );
}
