import { CounterOffer } from '@/components/sales/lead/counter-offer';
import type { Board } from '@/components/sales/lead/lead-words';
import { LeadDeeds } from '@/components/sales/lead/panel/deeds';
import { LeadNextDue } from '@/components/sales/lead/panel/next-due';
import { LeadQuestion } from '@/components/sales/lead/panel/question';
import { LeadStay } from '@/components/sales/lead/panel/stay';
import { LeadDue } from '@/components/sales/lead/panel/waits';
import { AnswerField } from '@/components/sales/offer/answer-field';
import { TextLink } from '@/components/shell/agency-page';
import { dayAt } from '@/lib/catalogue/place/property-time';
import { getDuesOfBooking } from '@/lib/money/dues/queries';
import { listLinks } from '@/lib/money/payment-link/queries/links';
import { makesLinks } from '@/lib/money/payment-link/rules';
import { canBook, canSeeCommission } from '@/lib/people/access/agency';
import { paths } from '@/lib/platform/addresses/paths';
import { formatMoment } from '@/lib/platform/dates';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import { getThread } from '@/lib/sales/conversation/queries/thread';
import { getLead } from '@/lib/sales/lead/queries/detail';
import { getAnsweredStay } from '@/lib/sales/lead/queries/stays';
import { readDashboardQuery } from '@/lib/sales/lead/schema';
import { getOffer } from '@/lib/sales/offer/queries/detail';
import { placeOf } from '@/lib/today/deadline/action';
import type { DeadlineJson } from '@/lib/today/deadline/schema';
import type { Telling } from '@/lib/today/deadline/words';
import { ReplyInPlace } from './reply-in-place';
import type { TodayDoer } from './view';

type Props = { line: DeadlineJson; telling: Telling; doer: TodayDoer };

/** Whether what a line asks for is done in the list. */
export const opensInPlace = ({ kind, about }: DeadlineJson): boolean =>
  about.subject === 'lead' || about.subject === 'conversation' || kind === 'clientComment';

/** What a line asks for, done where it stands: as on the page it would lead to, and the way there. */
export async function OpenedLine(props: Props) {
  const { line, telling } = props;
  const InPlace = inPlace[line.about.subject as keyof typeof inPlace];
  return (
    <div className="rounded-desk border border-line bg-surface px-4 pt-1 pb-4 text-14 *:first:mt-3">
      {await InPlace(props)}
      <p className="mt-4">
        <TextLink href={placeOf(line, telling.scope)} hasArrow>
          {telling.t(`open.${line.about.subject as keyof typeof inPlace}`)}
        </TextLink>
      </p>
    </div>
  );
}

async function LeadInPlace({ line: { about }, telling: { t, locale, now }, doer: { viewer, brand } }: Props) {
  const lead = await getLead(viewer, about.id, locale, { seesCommission: canSeeCommission(viewer, brand) });
  if (!lead) return <p>{t('open.gone')}</p>;
  const isAnswered = lead.history.some(({ key }) => key.startsWith('stayAnswer.'));
  const [dues, stay] = await Promise.all([
    getDuesOfBooking(viewer, lead),
    isAnswered ? getAnsweredStay(viewer, lead._id, locale, brand) : null,
  ]);
  const links = makesLinks(viewer) && dues.length > 0 ? await listLinks(viewer, lead._id) : null;
  const board: Board = { path: paths.dashboard(), query: readDashboardQuery({}), locale, now };
  const today = dayAt(now, lead.timeZone);
  const acts = viewer.agency !== null;
  const books = canBook(viewer);
  return (
    <>
      <LeadDue lead={lead} board={board} />
      <LeadNextDue lead={lead} dues={dues} links={links} today={today} locale={locale} />
      {acts && books && lead.offer && <CounterOffer lead={lead} offer={lead.offer} locale={locale} />}
      {lead.questions.length > 0 && <LeadQuestion lead={lead} questions={lead.questions} acts={acts} locale={locale} />}
      {acts && <LeadDeeds lead={lead} board={board} canBook={books} today={today} dues={dues} />}
      {stay && <LeadStay lead={lead} stay={stay} acts={acts} today={today} locale={locale} />}
    </>
  );
}

/** So many of the last messages tell what is asked. */
const LAST = 3;

async function ThreadInPlace({ line: { about }, telling: { t, scope, locale }, doer: { viewer } }: Props) {
  const side = scope === 'desk' ? 'hotel' : 'agency';
  const thread = await getThread(viewer, about.id, { side, locale });
  if (!thread) return <p>{t('open.gone')}</p>;
  const { conversation, messages } = thread;
  return (
    <>
      <ul className="grid gap-2">
        {messages
          .filter(({ body }) => body !== '')
          .slice(-LAST)
          .map(({ _id, author, body, createdAt }) => (
            <li key={_id}>
              <p className="text-12 text-soft">
                {author.name}, {formatMoment(createdAt, locale, conversation.hotel.timeZone)}
              </p>
              <p className="wrap-anywhere whitespace-pre-line">{body}</p>
            </li>
          ))}
      </ul>
      <ReplyInPlace
        key={conversation._id}
        address={paths.api.conversationMessages(conversation._id)}
        side={side}
        draft={`alpenglow.draft.${viewer.id}.${conversation._id}`}
        words={{ label: t('open.reply'), send: t('open.send'), done: t('open.sent') }}
      />
    </>
  );
}

/** What was said about the alternative a client wrote about, and the answer. */
async function CommentInPlace({ line: { about }, telling: { t, locale }, doer: { viewer, brand } }: Props) {
  const offer = await getOffer(viewer, about.id, { locale, seesCommission: canSeeCommission(viewer, brand) });
  const said = offer?.talk.filter(({ alternativeId }) => alternativeId === about.alternativeId) ?? [];
  if (!offer || !about.alternativeId || said.at(-1)?.by !== 'client') return <p>{t('open.gone')}</p>;
  const isThere = [...offer.alternatives, ...offer.takenOut].some(({ id }) => id === about.alternativeId);
  return (
    <>
      <ul className="grid gap-2">
        {said.slice(-LAST).map(({ id, name, text, at }) => (
          <li key={id}>
            <p className="text-12 text-soft">
              {name}, {formatMoment(at, locale, OFFICE_TIME_ZONE)}
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ul>
      {isThere && (
        <AnswerField
          offerId={about.id}
          alternativeId={about.alternativeId}
          words={{ label: t('open.reply'), button: t('open.send'), done: t('open.sent'), kept: t('open.kept') }}
        />
      )}
    </>
  );
}

const inPlace = { lead: LeadInPlace, conversation: ThreadInPlace, offer: CommentInPlace };
