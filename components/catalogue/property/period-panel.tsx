import { getTranslations } from 'next-intl/server';
import { enquiryLabel, PANEL_FORM, type Week, type WeekPage } from '@/components/rates/property/week/week';
import { PanelPrice, PanelRows } from '@/components/rates/property/week/week-parts';
import { WeekSlot } from '@/components/rates/property/week/your-week';
import { plainButtonClass } from '@/components/ui/button-class';
import { capacityOf } from '@/lib/catalogue/property/rules/occupancy';
import type { PropertyDetail } from '@/lib/catalogue/property/types';
import { paths } from '@/lib/platform/addresses/paths';

type Level = { level: string; name: string; isOffered: boolean };
type Props = { property: PropertyDetail; week: Week | null; page: WeekPage; levels: Level[] };

const selectClass = 'h-8 max-w-full cursor-pointer appearance-auto bg-surface py-1 text-right text-16';

/** What floats beside the text. A native form: without JavaScript it leads to the enquiry with the week it shows. */
export async function PeriodPanel({ property, week, page, levels }: Props) {
  const t = await getTranslations('property.panel');
  const guests = capacityOf(property.beds);
  return (
    <aside
      aria-label={t('label')}
      className="no-print sticky top-[88px] rounded-control bg-surface p-6 shadow-float max-desk:hidden menu:p-8"
    >
      <form id={PANEL_FORM} action={paths.enquireNow(property.address, page.locale)}>
        {week ? (
          <WeekSlot part="price">
            <PanelPrice week={week} page={page} />
          </WeekSlot>
        ) : (
          <>
            <p className="serif text-28">{t('noDates')}</p>
            <p className="mt-1.5 text-14 text-soft leading-5">{t('noDatesNote')}</p>
          </>
        )}
        <div className="mt-6 border-line border-b">
          {week && (
            <WeekSlot part="rows">
              <PanelRows week={week} page={page} />
            </WeekSlot>
          )}
          {levels.length > 0 && (
            <Row label={t('level')} id="panel-level">
              <select
                id="panel-level"
                name="serviceLevel"
                data-level-choice
                defaultValue={week?.serviceLevel}
                className={selectClass}
              >
                {levels.map(({ level, name, isOffered }) => (
                  <option key={level} value={level} disabled={!isOffered}>
                    {name}
                  </option>
                ))}
              </select>
            </Row>
          )}
          <Row label={t('adults')} id="panel-adults">
            <select id="panel-adults" name="adults" defaultValue={Math.min(2, guests)} className={selectClass}>
              {numbers(1, guests)}
            </select>
          </Row>
          <Row label={t('children')} id="panel-children">
            <select id="panel-children" name="children" defaultValue={0} className={selectClass}>
              {numbers(0, Math.max(guests - 1, 0))}
            </select>
          </Row>
        </div>
        <button type="submit" className={`${plainButtonClass()} mt-6 w-full`}>
          {week ? <WeekSlot part="label">{enquiryLabel(week, page)}</WeekSlot> : t('enquire')}
        </button>
        {week && (
          <p className="mt-4 text-13 text-soft">
            <a href="#availabilities" className="quiet-link">
              {t('choose')}
            </a>
          </p>
        )}
        <p className="mt-4 text-pretty text-13 text-soft">{t('note')}</p>
      </form>
    </aside>
  );
}

function numbers(from: number, to: number) {
  const values = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return values.map((value) => (
    <option key={value} value={value}>
      {value}
    </option>
  ));
}

function Row({ label, id, children }: { label: string; id: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-line border-t py-2">
      <label htmlFor={id} className="text-13 text-soft">
        {label}
      </label>
      {children}
    </div>
  );
}
