import { LevelSelect } from '@/components/rates/property/week/level-choice';
import { durationLine, PANEL_FORM, priceText, type Week, type WeekPage } from '@/components/rates/property/week/week';
import { WeekSlot } from '@/components/rates/property/week/your-week';
import { plainButtonClass } from '@/components/ui/button-class';
import { capacityOf } from '@/lib/catalogue/property/rules/occupancy';
import type { PropertyDetail } from '@/lib/catalogue/property/types';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';

type Props = {
  property: PropertyDetail;
  page: WeekPage;
  /** The week with the lowest price; null where no price is published. */
  lowest: Week | null;
  hasFreeWeeks: boolean;
};

const selectClass = 'h-8 max-w-full cursor-pointer appearance-auto bg-surface py-1 text-right text-16';

/** What floats beside the text. A native form: without JavaScript it leads to the enquiry, guests included. */
export async function PeriodPanel({ property, page, lowest, hasFreeWeeks }: Props) {
  const t = await getTranslations('property.panel');
  const guests = capacityOf(property.beds);
  return (
    <aside
      aria-label={t('label')}
      className="no-print sticky top-[88px] rounded-control bg-surface p-6 shadow-float max-desk:hidden menu:p-8"
    >
      <form id={PANEL_FORM} action={paths.enquireNow(property.address, page.locale)}>
        <WeekSlot part="price">
          {hasFreeWeeks ? (
            <>
              <p className="serif figures text-36 leading-[1.1] tracking-[-0.02em]">
                {lowest ? t('from', { price: priceText(lowest, page) }) : t('priceOnRequest')}
              </p>
              {lowest && <p className="mt-1.5 text-14 text-soft leading-5">{durationLine(lowest, page)}</p>}
            </>
          ) : (
            <>
              <p className="serif text-28">{t('noDates')}</p>
              <p className="mt-1.5 text-14 text-soft leading-5">{t('noDatesNote')}</p>
            </>
          )}
        </WeekSlot>
        <div className="mt-6 border-line border-b">
          <WeekSlot part="rows" />
          {page.levels.length > 0 && (
            <Row label={t('level')} id="panel-level">
              <LevelSelect id="panel-level" className={selectClass} />
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
        <WeekSlot part="action">
          {hasFreeWeeks ? (
            <>
              <a href="#availabilities" className={`${plainButtonClass()} mt-6 w-full`}>
                {t('choose')}
              </a>
              <p className="mt-4 text-13 text-soft">
                <button type="submit" className="quiet-link">
                  {t('withoutDates')}
                </button>
              </p>
            </>
          ) : (
            <button type="submit" className={`${plainButtonClass()} mt-6 w-full`}>
              {t('enquire')}
            </button>
          )}
        </WeekSlot>
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
