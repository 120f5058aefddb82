import type { Period } from '@/lib/catalogue/property/rules/facts';
import { serviceLevelKey } from '@/lib/catalogue/property/rules/service-level';
import { type PropertyDeed, paths } from '@/lib/platform/addresses/paths';
import { formatMonth, formatRange, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { AgencySeasonProperty } from '@/lib/rates/property/queries/agency-season';
import type { AgencyCell, AgencyWeek } from '@/lib/rates/property/rules/agency-season';
import { duesOf } from '@/lib/rates/terms/rules/dues';
import type { StayTerms } from '@/lib/rates/terms/types';
import type { PropertyLead } from '@/lib/sales/lead/queries/property-leads';
import { withStay } from '@/lib/sales/search/address';
import { holdsStay, ownLeadNode } from './own-lead';
import { SeasonRow, type SeasonWeek } from './season-row';
import { getWhyNot } from './week-words';

export type AgencySeason = { name: string; months: { month: string; weeks: AgencyWeek[] }[] };

type Props = {
  season: AgencySeason;
  property: AgencySeasonProperty;
  leads: readonly PropertyLead[];
  terms: StayTerms | null;
  level: string;
  guests: { adults: number | null; children: number | null };
  chosen: { checkIn: PlainDate; checkOut: PlainDate } | null;
  locale: Locale;
  today: PlainDate;
  now: Date;
  deedHref: (deed: PropertyDeed, period: Period) => string;
};

/** Every week of a season at one service level: what it costs and earns, or why it is not to be had. */
export async function AgencySeasonTable(props: Props) {
  const { season, property, locale } = props;
  const weekOf = await getSeasonWeek(props);
  const earns = property.earned !== null;
  return (
    <table className="w-full border-collapse rounded-desk border border-line bg-surface text-14">
      <caption className="sr-only">{season.name}</caption>
      <SeasonHead earns={earns} />
      {season.months.map(({ month, weeks }) => (
        <tbody key={month}>
          <tr className="border-b border-line bg-paper">
            <th
              scope="rowgroup"
              colSpan={earns ? 8 : 6}
              className="py-1.5 pl-4 text-left font-serif text-16 font-normal"
            >
              {formatMonth(`${month}-01`, locale)}
            </th>
          </tr>
          {weeks
            .map(weekOf)
            .map(
              (one) =>
                one && (
                  <SeasonRow key={`${one.week.checkIn}/${one.week.checkOut}`} of={one} earns={earns} locale={locale} />
                ),
            )}
        </tbody>
      ))}
    </table>
  );
}

/** What a row tells of a week; null: the level is not sold in it. */
async function getSeasonWeek(props: Props): Promise<(week: AgencyWeek) => SeasonWeek | null> {
  const { property, leads, level, guests, chosen, locale, now } = props;
  const [dueOf, whyNot] = await Promise.all([getDue(props), getWhyNot(locale, guests, now)]);
  const ownLead = ownLeadNode(locale, now);
  return (week) => {
    const cell = week.levels.find((one) => one.serviceLevel === level);
    if (!cell) return null;
    const own = leads.findLast((one) => one.checkIn < week.checkOut && one.checkOut > week.checkIn);
    const isToBeHad = cell.state === 'available' && week.sleepsAtMost === null;
    const price = cell.price.state === 'priced' && week.state !== 'sold' ? cell.price.price : null;
    return {
      week,
      cell,
      price,
      isChosen: chosen?.checkIn === week.checkIn && chosen.checkOut === week.checkOut,
      lead: own ? ownLead(own, property.timeZone) : null,
      why: isToBeHad || (own && holdsStay(own)) ? null : whyNot(week, property),
      due: isToBeHad ? dueOf(week, cell) : '',
      action: actionOf(week, cell, { ...props, own }),
    };
  };
}

/** When the last of it is due, in words; empty where nobody can say. */
async function getDue({ terms, today, locale }: Props): Promise<(week: AgencyWeek, cell: AgencyCell) => string> {
  const note = await getTranslations('chalets.why');
  return (week, cell) => {
    if (!terms || cell.price.state !== 'priced') return '';
    const last = duesOf([{ terms, total: cell.price.price }], { checkIn: week.checkIn, today }).at(-1);
    if (!last || last.isDueNow) return note('allDue');
    return note('balanceDue', { day: formatRange(last.due, last.due, locale, { month: 'short' }) });
  };
}

type Asked = Pick<Props, 'property' | 'level' | 'guests' | 'deedHref'> & { own: PropertyLead | undefined };

/** The one way on from a week: its lead, the stay itself, a place in line, or the operator. */
function actionOf(
  week: AgencyWeek,
  cell: AgencyCell,
  { property, level, guests, deedHref, own }: Asked,
): SeasonWeek['action'] {
  if (week.sleepsAtMost !== null && !own) return null;
  if (own && cell.state !== 'available') return { name: 'openLead', href: paths.propertyLead(own.id) };
  if (cell.state === 'available') {
    const stay = { period: week, serviceLevel: serviceLevelKey(level), ...guests };
    return { name: 'select', href: `${withStay(property.card.href, stay)}#chosen` };
  }
  if (cell.state === 'option') return { name: 'secondOption', href: deedHref('take-option', week) };
  return cell.state === 'onRequest' ? { name: 'askOperator', href: deedHref('save-interest', week) } : null;
}

async function SeasonHead({ earns }: { earns: boolean }) {
  const t = await getTranslations('chalets.page');
  return (
    <thead className="border-b border-line text-12 text-soft">
      <tr>
        <th scope="col" className="py-2 pl-4 text-left font-normal">
          {t('week')}
        </th>
        <th scope="col" className="py-2 pl-3 text-right font-normal">
          {t('price')}
        </th>
        <th scope="col" className="py-2 pl-3 text-right font-normal max-desk:hidden">
          {t('perPerson')}
        </th>
        {earns && (
          <>
            <th scope="col" className="py-2 pl-3 text-right font-normal max-desk:hidden">
              {t('percent')}
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-normal max-desk:hidden">
              {t('commission')}
            </th>
          </>
        )}
        <th scope="col" className="py-2 pl-4 text-left font-normal max-desk:hidden">
          {t('availability')}
        </th>
        <th scope="col" className="py-2 pl-4 text-left font-normal max-desk:hidden">
          {t('toKnow')}
        </th>
        <th scope="col">
          <span className="sr-only">{t('action')}</span>
        </th>
      </tr>
    </thead>
  );
}
