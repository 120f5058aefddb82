import { compactButtonClass } from '@/components/ui/compact-button';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { paths } from '@/lib/platform/addresses/paths';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { type OfferDeed as Deed, offerDeedOf, offerGroupOf, offerGroups } from '@/lib/sales/offer/rules/list';
import type { OfferLine } from '@/lib/sales/offer/types';
import { holdsOf, type LineState, lineState, paysOf, sentOf, type Told } from './line-words';
import { OfferDeed } from './offer-deed';

type Props = {
  lines: readonly OfferLine[];
  locale: Locale;
  today: PlainDate;
  namesAgents: boolean;
  /** Under the heading of whose turn it is; not where another order was asked for. */
  isGrouped: boolean;
  /** Beside a client's name the way to their page; not on that page. */
  leadsToClients: boolean;
};

const second = 'block text-12 leading-4 text-soft';
const quiet = 'max-wide:hidden';
const columns =
  'wide:grid wide:grid-cols-[64px_minmax(150px,1.3fr)_minmax(150px,1.2fr)_minmax(160px,.9fr)_minmax(90px,.7fr)_84px_84px_104px_104px] wide:gap-x-4';

/** Offers, in groups of whose turn it is; the whole row opens its offer. */
export async function OfferTable({ lines, isGrouped, ...rest }: Props) {
  const t = await getTranslations('offers');
  const told: Told = { t, locale: rest.locale, today: rest.today };
  const groups = isGrouped
    ? offerGroups.map((group) => ({ group, of: lines.filter((line) => offerGroupOf(line) === group) }))
    : [{ group: null, of: lines }];
  const first = lines.find((line) => offerGroupOf(line) === 'todo');
  return (
    // Rows are grids, so that they become cards where the columns have no room; the roles say what they are.
    <table aria-label={t('list')} className="block rounded-desk border border-line bg-surface text-14">
      <thead className="block max-wide:sr-only">
        <tr className={`${columns} border-b border-line px-4 py-2.5 text-left text-12 text-soft *:font-normal`}>
          <td />
          <th scope="col">{t('column.client')}</th>
          <th scope="col">{t('column.state')}</th>
          <th scope="col" className="text-right">
            {t('column.pays')}
          </th>
          <th scope="col">{rest.namesAgents && t('column.agent')}</th>
          <th scope="col">{t('column.sent')}</th>
          <th scope="col">{t('column.seen')}</th>
          <th scope="col">{t('column.holds')}</th>
          <td />
        </tr>
      </thead>
      {groups
        .filter(({ of }) => of.length > 0)
        .map(({ group, of }) => (
          <tbody key={group ?? 'all'} className="block">
            {group && (
              <tr className="block">
                <th
                  scope="rowgroup"
                  className="flex items-baseline justify-between border-b border-line bg-sand/60 px-4 py-2 text-left text-13 font-bold"
                >
                  {t(`group.${group}`)}
                  <span className="font-normal text-soft">{of.length}</span>
                </th>
              </tr>
            )}
            {of.map((line) => (
              <Row
                key={line._id}
                line={line}
                told={told}
                isFirst={line === first}
                namesAgents={rest.namesAgents}
                leadsToClients={rest.leadsToClients}
              />
            ))}
          </tbody>
        ))}
    </table>
  );
}

type RowProps = { line: OfferLine; told: Told; isFirst: boolean; namesAgents: boolean; leadsToClients: boolean };

function Row({ line, told, isFirst, namesAgents, leadsToClients }: RowProps) {
  const { t } = told;
  const face = line.alternatives.find(({ picture }) => picture)?.picture;
  const holds = holdsOf(line, told);
  const { sent, version, seen } = sentOf(line, told);
  return (
    <tr
      className={`${columns} relative items-center border-b border-line-faint px-4 py-2.5 last:border-0 hover:bg-sand max-wide:grid max-wide:grid-cols-[88px_minmax(0,1fr)_auto] max-wide:gap-x-3 max-wide:gap-y-1`}
    >
      <td className="h-10 w-16 self-center overflow-hidden rounded-desk bg-main-light2 max-wide:row-span-2 max-wide:h-[60px] max-wide:w-[88px] max-wide:self-start">
        {face && <Picture picture={{ ...face, alt: '' }} sizes="88px" />}
      </td>
      <th scope="row" className="min-w-0 text-left font-normal max-wide:col-span-2 desk:col-span-1">
        <a
          href={paths.offer(line._id)}
          data-soft
          data-offer
          className="font-bold -outline-offset-2! after:absolute after:inset-0"
        >
          {line.clientName || t('unnamed')}
        </a>
        <span className={second}>{line.title || <em>{t('line.noTitle')}</em>}</span>
        {leadsToClients && line.clientPageId && <ClientLink id={line.clientPageId} name={line.clientName} t={t} />}
      </th>
      <td className="min-w-0 max-wide:col-span-2 max-wide:col-start-2 desk:max-wide:col-span-1">
        <State {...lineState(line, told)} />
      </td>
      <td className="text-right max-wide:col-span-2 max-wide:text-left desk:max-wide:col-span-1 desk:max-wide:col-start-3 desk:max-wide:row-start-1 desk:max-wide:text-right">
        <span className="figures">{paysOf(line, told)}</span>
        <span className={second}>{t('line.alternatives', { count: line.alternatives.length })}</span>
        <span className={`wide:hidden ${second} ${holds.isSoon ? 'text-warning!' : ''}`}>
          {[holds.head, holds.more].filter((part) => part && part !== '–').join(', ')}
        </span>
      </td>
      <td className={`min-w-0 ${quiet}`}>{namesAgents && line.agentName}</td>
      <td className={quiet}>
        {sent}
        <span className={second}>{version}</span>
      </td>
      <td className={quiet}>{seen}</td>
      <td className={`${quiet} ${holds.isSoon ? 'text-warning' : ''}`}>
        {holds.head}
        <span className={`${second} ${holds.isSoon ? 'text-warning!' : ''}`}>{holds.more}</span>
      </td>
      <td className="relative z-1 self-center max-wide:min-w-[112px] max-wide:justify-self-end">
        <LineDeed line={line} told={told} isFirst={isFirst} />
      </td>
    </tr>
  );
}

/** Above what opens the offer wherever else the row is clicked. */
function ClientLink({ id, name, t }: { id: string; name: string; t: Told['t'] }) {
  return (
    <a
      href={paths.client(id)}
      data-soft
      aria-label={t('line.clientOf', { client: name })}
      className="relative z-1 inline-flex min-h-6 items-center gap-1 text-12 font-bold text-main-ink hover:underline"
    >
      {t('line.client')}
      <Icon name="right" className="size-3" />
    </a>
  );
}

const tones: Record<LineState['tone'], string> = {
  positive: 'text-positive',
  warning: 'text-warning',
  info: 'text-info',
  quiet: 'text-ink',
};

function State({ tone, head, more }: LineState) {
  return (
    <>
      <span className={`inline-flex items-baseline gap-1.5 ${tone === 'quiet' ? '' : 'font-bold'} ${tones[tone]}`}>
        {tone === 'positive' ? (
          <Icon name="check" className="size-3.5 self-center" />
        ) : (
          <span
            aria-hidden
            className={`size-2 shrink-0 rounded-full ${tone === 'quiet' ? 'border border-soft' : 'bg-current'}`}
          />
        )}
        {head}
      </span>
      <span className={second}>{more}</span>
    </>
  );
}

const addressOf = (line: OfferLine, deed: Deed) =>
  (deed === 'book' || deed === 'takeOption') && line.approval?.leadId
    ? paths.dashboard({ 'hotel-lead-id': line.approval.leadId })
    : `${paths.offer(line._id)}${deed === 'answer' ? '#comments' : ''}`;

/** The one thing to do with a line; it is filled on the first that waits alone. */
function LineDeed({ line, told: { t }, isFirst }: Pick<RowProps, 'line' | 'told' | 'isFirst'>) {
  const deed = offerDeedOf(line);
  const client = line.clientName || t('unnamed');
  const of = t('deed.of', { deed: t(`deed.${deed}`), client });
  if (deed === 'remind' || deed === 'renew') {
    return (
      <OfferDeed
        offerId={line._id}
        deed={deed}
        seen={{ number: line.newest.number, revision: line.newest.revision }}
        words={{ label: t(`deed.${deed}`), of, done: t('deed.reminded', { client }) }}
      />
    );
  }
  return (
    <a
      href={addressOf(line, deed)}
      data-soft
      aria-label={of}
      className={compactButtonClass(isFirst ? 'primary' : 'quiet', 'small', 'w-full')}
    >
      {t(`deed.${deed}`)}
    </a>
  );
}
