import { propertyTypes } from '@/lib/catalogue/property/schema';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { SearchCatalogue } from '@/lib/sales/search/queries/catalogue';
import { DEFAULT_FACILITY_IDS, type SearchFilter } from '@/lib/sales/search/rules';
import type { Destination } from '@/lib/sales/search/types';
import { Check, CheckGroup } from './fields';

const levels = ['selfCatered', 'bedAndBreakfast', 'catered'] as const;

type Props = { filter: SearchFilter; destination: Destination | null; facilities: SearchCatalogue['facilities'] };

/** Type, part of the place (from two sectors on), service, facilities, pets. */
export async function MoreFilters({ filter, destination, facilities }: Props) {
  const t = await getTranslations('search');
  const isFirst = (id: string) => (DEFAULT_FACILITY_IDS as readonly string[]).includes(id);
  const options = facilities.map(({ _id: id, name: label }) => ({ id, label }));
  const others = options.filter(({ id }) => !isFirst(id));
  return (
    <div className="grid gap-6">
      <CheckGroup
        legend={t('type')}
        name="propertyTypeArray"
        options={propertyTypes.map((id) => ({ id, label: t(`types.${id}`) }))}
        chosen={filter.propertyTypeArray}
      />
      {destination && destination.sectors.length > 0 && (
        <CheckGroup
          legend={t('sector', { place: destination.name })}
          name="sectorArray"
          options={destination.sectors.map(({ id, name: label }) => ({ id, label }))}
          chosen={filter.sectorArray}
        />
      )}
      <CheckGroup
        legend={t('service')}
        name="serviceLevelArray"
        options={levels.map((id) => ({ id, label: t(`levels.${id}`) }))}
        chosen={filter.serviceLevelArray}
      />
      <div>
        <CheckGroup
          legend={t('facilities')}
          name="facilityArray"
          options={options.filter(({ id }) => isFirst(id))}
          chosen={filter.facilityArray}
        />
        <details className="mt-1" open={others.some(({ id }) => filter.facilityArray?.includes(id)) || undefined}>
          <summary className="w-fit py-1 text-14 underline decoration-accent underline-offset-4">
            {t('moreFacilities')}
          </summary>
          <div className="mt-1 grid gap-x-6 season:grid-cols-2">
            {others.map(({ id, label }) => (
              <Check
                key={id}
                name="facilityArray"
                value={id}
                label={label}
                isChecked={filter.facilityArray?.includes(id) ?? false}
              />
            ))}
          </div>
        </details>
      </div>
      <Check name="petsAllowed" value="true" label={t('pets')} isChecked={filter.petsAllowed ?? false} />
    </div>
  );
}
