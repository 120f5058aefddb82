import type { PropertyDetail } from '@/lib/catalogue/property/types';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { Section } from './section';

/** More items than this stand in two columns (rule 7.4). */
const ONE_COLUMN = 8;

export async function Equipment({ property }: { property: PropertyDetail }) {
  const t = await getTranslations('property.equipment');
  const { equipment, facilities, petsAllowed, petDetails, registrationNumber } = property;
  return (
    <Section title={t('title')}>
      {facilities.length > 0 && (
        <p className="mb-8 max-w-[62ch] text-pretty text-soft">{facilities.map(({ name }) => name).join(' · ')}</p>
      )}
      {equipment.length === 0 ? (
        <p className="max-w-[62ch] text-pretty">{t('none')}</p>
      ) : (
        <ul
          data-equipment={equipment.length}
          className={equipment.length > ONE_COLUMN ? 'gap-x-12 desk:columns-2 print:columns-2' : undefined}
        >
          {equipment.map(({ id, name }) => (
            <li key={id} className="break-inside-avoid border-line border-t py-2.5 leading-6">
              {name}
            </li>
          ))}
        </ul>
      )}
      <dl className="mt-8 border-line border-b text-14">
        <div className="flex flex-wrap gap-x-6 border-line border-t py-3">
          <dt className="text-soft desk:w-44">{t('pets')}</dt>
          <dd>
            {petsAllowed ? t('petsWelcome') : t('petsNot')}
            {petDetails && <span className="block max-w-[52ch] text-pretty text-soft">{petDetails}</span>}
          </dd>
        </div>
        {registrationNumber && (
          <div className="flex flex-wrap gap-x-6 border-line border-t py-3">
            <dt className="text-soft desk:w-44">{t('registration')}</dt>
            <dd>{registrationNumber}</dd>
          </div>
        )}
      </dl>
    </Section>
  );
}
