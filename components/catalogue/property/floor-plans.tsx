import './floor-plans.css';
import { Picture } from '@/components/ui/picture';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { FloorPlan } from '@/lib/platform/media/types';
import { WideSection } from './section';

/** Drawings, one at a time; each is a link to itself, which opens it large and, with JavaScript, to be zoomed. */
export async function FloorPlans({ plans }: { plans: FloorPlan[] }) {
  const t = await getTranslations('property.floorPlans');
  if (plans.length === 0) return null;
  return (
    <WideSection id="floor-plans" title={t('title')} className="floor-plans">
      <div className="grid-12 items-start gap-y-7">
        <fieldset className="no-print col-span-12 desk:col-span-4 menu:col-span-3">
          <legend className="sr-only">{t('choose')}</legend>
          {plans.map((plan, index) => (
            <label
              key={plan.src}
              className="block cursor-pointer border-line border-t py-3.5 text-14 text-soft leading-[22px] transition-colors last:border-b hover:text-ink has-checked:border-t-ink has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-main"
            >
              <input
                type="radio"
                name="floor-plan"
                data-plan={index}
                defaultChecked={index === 0}
                className="sr-only"
              />
              <span className="block text-16 leading-6">{plan.name}</span>
              {plan.caption && <span className="block text-13 text-soft">{plan.caption}</span>}
            </label>
          ))}
        </fieldset>
        <div className="col-span-12 desk:col-span-8 menu:col-start-5">
          {plans.map((plan, index) => (
            <figure key={plan.src} data-plan={index} className="break-inside-avoid">
              <a href={plan.src} data-plan-link={index} className="block cursor-zoom-in">
                <Picture
                  picture={plan}
                  sizes="(width >= 1000px) 62vw, (width >= 800px) 60vw, 92vw"
                  className="h-auto w-full mix-blend-multiply"
                />
                <span className="no-print quiet-link mt-4 text-14">{t('enlarge')}</span>
              </a>
              <figcaption className="hidden pt-2 text-13 print:block">{plan.name}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </WideSection>
  );
}
