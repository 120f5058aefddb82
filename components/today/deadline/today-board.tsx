import { TextLink } from '@/components/shell/agency-page';
import { PageSwitch } from '@/components/shell/page-switch';
import { dayAt } from '@/lib/catalogue/place/property-time';
import { addDays, formatRange } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import { inPlaceOf } from '@/lib/today/deadline/action';
import { type DeadlineJson, DUE_AT_FIRST, type TodayGroup, todayGroups } from '@/lib/today/deadline/schema';
import { dayText, isOwn, sectionOf, type Telling, type TodayT } from '@/lib/today/deadline/words';
import { KeptLines } from './kept-lines';
import { PutOff } from './put-off';
import { ReaderTimes } from './reader-times';
import { TodayAside } from './today-aside';
import { TodayLive } from './today-live';
import { TodayRow } from './today-row';
import type { TodayView } from './view';

const LIST_ID = 'due-list';
/** So many more each time they are asked for. */
const MORE_DUE = 100;

type Props = { view: TodayView; locale: Locale; now: Date };

/** What is due, by the clock: the first thing on a dashboard. */
export async function TodayBoard({ view, locale, now }: Props) {
  const [t, dues] = await Promise.all([getTranslations('today'), getTranslations('dues')]);
  const { today, scopes = [], leadsHref } = view;
  const telling: Telling = { t, dues, scope: today.scope, locale, now };
  const list = { listId: LIST_ID, locale, now: now.toISOString() };
  const moment = { moment: '{moment}' };
  return (
    <div className="mb-10 wide:grid wide:grid-cols-[minmax(0,1fr)_288px] wide:items-start wide:gap-12">
      <div id={LIST_ID} className="min-w-0">
        <TodayLive listId={LIST_ID} />
        <ReaderTimes {...list} words={t('yours', moment)} />
        <PutOff
          {...list}
          words={{
            evening: t('snooze.evening'),
            morning: t('snooze.morning'),
            hour: t('snooze.hour'),
            another: t('snooze.another'),
            set: t('snooze.set'),
            limit: t('snooze.limit', moment),
            done: t('snooze.done', moment),
          }}
        />
        <div className="mb-1 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 empty:hidden">
          {scopes.length > 1 && (
            <PageSwitch
              label={t('whose')}
              pages={scopes.map(({ scope, href }) => ({
                href,
                label: t(`scope.${scope as 'mine'}`),
                isHere: scope === today.scope,
              }))}
            />
          )}
          {leadsHref && <TextLink href={leadsHref}>{t('leads')}</TextLink>}
        </div>
        <Kinds t={t} view={view} />
        <Sifted telling={telling} view={view} />
        <List telling={telling} view={view} />
      </div>
      <TodayAside t={t} view={view} locale={locale} now={now} />
    </div>
  );
}

function Kinds({ t, view: { today, query, hrefOf } }: { t: TodayT; view: TodayView }) {
  const kinds: (TodayGroup | 'all')[] = ['all', ...todayGroups];
  return (
    <nav aria-label={t('kinds')}>
      <ul className="mb-3.5 flex gap-5 overflow-x-auto border-b border-line text-14">
        {kinds.map((kind) => (
          <li key={kind} className="shrink-0">
            <a
              href={hrefOf({ kind: kind === 'all' ? undefined : kind, due: undefined })}
              data-soft
              data-stays
              aria-current={(query.kind ?? 'all') === kind ? 'true' : undefined}
              className="-mb-px inline-flex items-baseline gap-1.5 border-b-2 border-transparent py-2 -outline-offset-2! aria-[current]:border-accent aria-[current]:font-bold"
            >
              {t(`kind.${kind}`)} <span className="text-12 text-soft">{today.counts[kind]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What a figure of a dashboard counts, and the way back to all of it. */
function Sifted({ telling: { t, locale, now }, view: { query, hrefOf } }: { telling: Telling; view: TodayView }) {
  if (!query.on && !query.of) return null;
  return (
    <p className="mb-3 flex flex-wrap gap-x-4 text-13">
      {!query.on
        ? t('onlyOf')
        : query.to
          ? t('onlyTo', {
              days: formatRange(query.on, query.to, locale, { year: false, weekday: true, month: 'short' }),
            })
          : t('onlyOn', { day: dayText(query.on, locale, now) })}
      <TextLink href={hrefOf({ on: undefined, to: undefined, of: undefined })}>{t('everything')}</TextLink>
    </p>
  );
}

/** Opening a line leaves everything else of the list as it is; the address says which one is open. */
function placeIn({ doer, query, hrefOf, today }: TodayView, line: DeadlineJson) {
  if (!doer || !inPlaceOf(line, today.scope)) return null;
  const isOpen = query.open === line.id;
  const due = query.due > DUE_AT_FIRST ? String(query.due) : undefined;
  return { isOpen, href: `${hrefOf({ due, open: isOpen ? undefined : line.id })}#due-${line.id}`, doer };
}

function List({ telling, view }: { telling: Telling; view: TodayView }) {
  const { t, locale, now } = telling;
  const { today, query, hrefOf } = view;
  if (today.results.length === 0) return <Nothing t={t} view={view} />;
  const day = dayAt(now, OFFICE_TIME_ZONE);
  const tomorrow = addDays(day, 1);
  const isKnown = !query.day && !query.on && !query.of;
  const shown = today.results.filter(({ isDone }) => !isDone);
  const left = isKnown ? today.counts[query.kind ?? 'all'] - shown.length : 0;
  const first = shown.find((line) => isOwn(line, today.scope));
  return (
    <>
      <KeptLines
        rows={today.results.map((line) => {
          const section = sectionOf(line, now, day, tomorrow);
          const row = (
            <TodayRow
              key={line.id}
              line={line}
              section={section}
              telling={telling}
              isFirst={line === first}
              place={placeIn(view, line)}
            />
          );
          return { id: line.id, row: { section, line: row } };
        })}
        heads={{
          overdue: t('group.overdue'),
          soon: t('group.soon'),
          today: t('group.today'),
          tomorrow: t('group.tomorrow', { day: dayText(tomorrow, locale, now) }),
          later: t('group.later'),
        }}
        asked={hrefOf({ due: String(query.due), open: query.open })}
      />
      {left > 0 && (
        <p className="mt-3">
          <TextLink href={hrefOf({ due: String(Math.min(200, query.due + MORE_DUE)) })}>
            {t('more', { count: left })}
          </TextLink>
        </p>
      )}
    </>
  );
}

function Nothing({ t, view: { query, hrefOf } }: { t: TodayT; view: TodayView }) {
  const isSifted = Boolean(query.kind || query.day || query.on || query.of);
  return (
    <div className="rounded-desk border border-line bg-surface px-5 py-6">
      <p className="font-bold">{isSifted ? t('emptyKind') : t('empty.title')}</p>
      {isSifted ? (
        <p className="mt-1">
          <TextLink href={hrefOf({ kind: undefined, day: undefined, on: undefined, to: undefined, of: undefined })}>
            {t('everything')}
          </TextLink>
        </p>
      ) : (
        <p className="mt-1 max-w-[62ch] text-soft">{t('empty.text')}</p>
      )}
    </div>
  );
}
