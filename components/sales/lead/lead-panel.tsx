import { DueTable } from '@/components/money/dues/due-table';
import { LinkDeed } from '@/components/money/payment-link/link-deed';
import { CardForHouse } from '@/components/money/vault/card-sections';
import { TextLink } from '@/components/shell/agency-page';
import { ClosingLink } from '@/components/shell/closing-link';
import { dayAt } from '@/lib/catalogue/place/property-time';
import type { ShownDue } from '@/lib/money/dues/types';
import type { ShownLeadMoney } from '@/lib/money/ledger/queries/lead-money';
import type { ShownLink } from '@/lib/money/payment-link/types';
import type { CardOfLead } from '@/lib/money/vault/queries';
import { takesCard } from '@/lib/money/vault/rules';
import { translator } from '@/lib/platform/i18n/translator';
import type { LeadDetail } from '@/lib/sales/lead/queries/detail';
import { dueOf } from '@/lib/sales/lead/queries/due';
import type { OverStay } from '@/lib/sales/lead/queries/stays';
import { partyWords } from '@/lib/sales/lead/told-words';
import { CounterOffer } from './counter-offer';
import { LeadChange } from './lead-change';
import { LeadHistory } from './lead-history';
import { type Board, boardHref, dayWords, optionText, stateOf } from './lead-words';
import { LeadDeeds } from './panel/deeds';
import { LeadExtension } from './panel/extension';
import { LeadFacts } from './panel/facts';
import { LeadMoney } from './panel/money';
import { LeadNextDue } from './panel/next-due';
import { LeadPlace } from './panel/place';
import { LeadQuestion } from './panel/question';
import { LeadStay } from './panel/stay';
import { LeadTermsSections } from './panel/terms';
import { LeadBehind, LeadDue } from './panel/waits';

type Props = {
  lead: LeadDetail;
  board: Board;
  /** Null: not for this reader. */
  money: ShownLeadMoney | null;
  /** Of a booking; what was not booked has none. */
  dues: readonly ShownDue[];
  /** By which they are paid; null: this reader makes none. */
  links: readonly ShownLink[] | null;
  /** Whether the reader notes what came of them. */
  notesDues: boolean;
  /** What the house said of a stay that is over; null: nothing, or not for this reader. */
  stay: OverStay | null;
  /** The client's card, for the house; null: none is ever kept. */
  card: CardOfLead | null;
  /** Whether the reader acts on leads, and whether their agency may book yet. */
  acts: boolean;
  canBook: boolean;
};

/** A lead beside the list: what it waits for, what can be done, its terms, and what happened. */
export function LeadPanel({ lead, board, money, dues, notesDues, links, stay, card, acts, canBook }: Props) {
  const { locale, now } = board;
  const t = translator(locale, 'leads');
  const today = dayAt(now, lead.timeZone);
  const { waitsBehind } = lead;
  return (
    <aside
      aria-label={`${t('detail')}: ${lead.clientName}`}
      className="min-w-0 text-14 wide:sticky wide:top-4 wide:max-h-[calc(100vh-32px)] wide:overflow-y-auto wide:border-l wide:border-line wide:pl-6"
    >
      <div className="flex items-start justify-between gap-4">
        <p className="text-12 text-soft">
          {t('saved', { reference: lead.reference, day: dayWords(dayAt(lead.createdAt, lead.timeZone), locale) })}
        </p>
        <ClosingLink href={boardHref(board, { 'hotel-lead-id': undefined })} label={t('back')} row={lead._id} />
      </div>
      <h2 className="mt-1 font-sans text-22 leading-7 font-bold tracking-normal max-wide:sr-only">{lead.clientName}</h2>
      <p className="text-soft">
        {partyWords(lead, locale)}
        {' · '}
        {stateOf(t, lead)}
      </p>
      {lead.closedReason && <p className="mt-2">{t('closedBecause', { reason: lead.closedReason })}</p>}
      <LeadDue lead={lead} board={board} />
      <LeadNextDue lead={lead} dues={dues} links={links} today={today} locale={locale} />
      {acts && canBook && lead.offer && <CounterOffer lead={lead} offer={lead.offer} locale={locale} />}
      {lead.questions.length > 0 && <LeadQuestion lead={lead} questions={lead.questions} acts={acts} locale={locale} />}
      {dueOf(lead)?.kind !== 'optionEnds' && (
        <p className="mt-2 text-13 text-soft empty:hidden">{optionText(lead, now, locale)}</p>
      )}
      {waitsBehind && <LeadBehind lead={lead} board={board} waits={waitsBehind} today={today} />}
      {acts && <LeadDeeds lead={lead} board={board} canBook={canBook} today={today} dues={dues} />}
      {stay && <LeadStay lead={lead} stay={stay} acts={acts} today={today} locale={locale} />}
      <LeadPlace lead={lead} locale={locale} />
      {lead.change && <LeadChange lead={lead} change={lead.change} acts={acts} locale={locale} />}
      {lead.extension && <LeadExtension lead={lead} extension={lead.extension} locale={locale} />}
      <LeadFacts lead={lead} tellsCommission={!money?.postings.length} locale={locale} />
      {money && <LeadMoney lead={lead} money={money} locale={locale} />}
      <DueTable
        dues={dues}
        clientName={lead.clientName}
        today={today}
        locale={locale}
        notes={notesDues}
        deedOf={links ? (due) => <LinkDeed due={due} links={links} today={today} locale={locale} /> : undefined}
      />
      {card && (
        <CardForHouse
          leadId={lead._id}
          clientName={lead.clientName}
          card={card}
          locale={locale}
          takesCard={acts && takesCard(lead, today)}
        />
      )}
      <LeadTermsSections lead={lead} dues={dues} locale={locale} today={today} />
      <LeadHistory lead={lead} locale={locale} />
      {lead.clientHref && (
        <p className="mt-5">
          <TextLink href={lead.clientHref} hasArrow>
            {t('aboutClient', { name: lead.clientName })}
          </TextLink>
        </p>
      )}
    </aside>
  );
}
