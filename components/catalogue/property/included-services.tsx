import { isSameServiceLevel } from '@/lib/catalogue/property/rules/service-level';
import type { PropertyDetail } from '@/lib/catalogue/property/types';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { Section } from './section';

type Props = { services: PropertyDetail['services']; levels: { level: string; name: string }[] };

/** What is included at which service level: a table, and on a telephone a list that names the levels. */
export async function IncludedServices({ services, levels }: Props) {
  const t = await getTranslations('property.services');
  const includes = (included: string[], level: string) => included.some((one) => isSameServiceLevel(one, level));
  const namesOf = (included: string[]) => {
    const names = levels.filter(({ level }) => includes(included, level)).map(({ name }) => name);
    return names.length === levels.length ? t('allLevels') : names.join(', ');
  };
  if (services.length === 0) {
    return (
      <Section title={t('titleSingle')}>
        <p className="max-w-[62ch] text-pretty text-soft">{t('none')}</p>
      </Section>
    );
  }
  if (levels.length < 2) {
    return (
      <Section title={t('titleSingle')}>
        <ul className="gap-x-12 desk:columns-2">
          {services.map(({ id, name }) => (
            <li key={id} className="break-inside-avoid border-line border-t py-2.5 leading-6">
              {name}
            </li>
          ))}
        </ul>
      </Section>
    );
  }
  return (
    <Section title={t('title')} className="@container">
      <ul className="@[560px]:hidden">
        {services.map(({ id, name, levels: included }) => (
          <li key={id} className="border-line border-t py-2.5 leading-6">
            {name}
            <span className="block text-13 text-soft">{namesOf(included)}</span>
          </li>
        ))}
      </ul>
      <table className="w-full border-collapse @max-[560px]:hidden">
        <thead>
          <tr className="align-bottom text-13 text-soft">
            <th scope="col" className="pb-3 text-left font-normal">
              {t('service')}
            </th>
            {levels.map(({ level, name }) => (
              <th key={level} scope="col" className="pb-3 pl-4 text-right font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {services.map(({ id, name, levels: included }) => (
            <tr key={id} className="border-line border-t">
              <th scope="row" className="py-2.5 text-left font-normal leading-6">
                {name}
              </th>
              {levels.map(({ level }) => (
                <td key={level} className="w-[22%] pl-4 text-right text-14">
                  {includes(included, level) ? (
                    t('included')
                  ) : (
                    <>
                      <span aria-hidden="true" className="text-soft">
                        –
                      </span>
                      <span className="sr-only">{t('notIncluded')}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
