import type { PlaceCount } from '@/lib/people/privacy/types';
import { getTranslations } from '@/lib/platform/i18n/translations';

const cell =
  'py-2.5 pr-4 max-desk:py-0.5 max-desk:before:block max-desk:before:text-12 max-desk:before:text-soft max-desk:before:content-[attr(data-label)]';
const figure = `${cell} figures desk:text-right`;

/** By kind: found, deleted, loses the person, and what stays by which law. The three figures add up, in every line and below. */
export async function PlaceTable({ places, found }: { places: readonly PlaceCount[]; found: number }) {
  const t = await getTranslations('privacy');
  const sum = (of: 'deleted' | 'loosened') => places.reduce((all, place) => all + place[of], 0);
  const figures = (counts: Pick<PlaceCount, 'found' | 'deleted' | 'loosened'>) =>
    (['found', 'deleted', 'loosened'] as const).map((name) => (
      <td key={name} data-label={t(`places.${name}`)} className={figure}>
        {counts[name]}
      </td>
    ));
  const row = 'border-b border-line-faint align-top max-desk:grid max-desk:grid-cols-3 max-desk:gap-x-3 max-desk:py-3';
  return (
    <table aria-label={t('places.label')} className="w-full border-collapse text-14 max-desk:block">
      <thead className="max-desk:sr-only">
        <tr className="border-b border-ink text-left text-12 text-soft">
          <th scope="col" className="py-2 pr-4 font-normal">
            {t('places.kind')}
          </th>
          {(['found', 'deleted', 'loosened'] as const).map((name) => (
            <th key={name} scope="col" className="py-2 pr-4 text-right font-normal">
              {t(`places.${name}`)}
            </th>
          ))}
          <th scope="col" className="py-2 pr-4 font-normal">
            {t('places.stays')}
          </th>
          <th scope="col" className="py-2 font-normal">
            {t('places.law')}
          </th>
        </tr>
      </thead>
      <tbody className="max-desk:block">
        {places.map(({ kind, law, ...counts }) => (
          <tr key={kind} className={row}>
            <th scope="row" className="py-2.5 pr-4 text-left font-normal max-desk:col-span-full max-desk:py-0.5">
              <b className="block">{t(`kind.${kind}`)}</b>
              <span className="block text-12 text-soft">{t(`what.${kind}`)}</span>
            </th>
            {figures(counts)}
            <td data-label={t('places.stays')} className={`${cell} text-13 max-desk:col-span-full`}>
              {counts.loosened === 0 ? t('places.nothing') : t(`rest.${kind}`)}
            </td>
            <td
              data-label={t('places.law')}
              className={`${cell} text-13 ${law ? 'max-desk:col-span-full' : 'max-desk:hidden'}`}
            >
              {law && t(`law.${law}`)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot className="max-desk:block">
        <tr className="border-t border-ink font-bold max-desk:grid max-desk:grid-cols-3 max-desk:gap-x-3 max-desk:py-3">
          <th scope="row" className="py-2.5 pr-4 text-left max-desk:col-span-full">
            {t('places.together')}
          </th>
          {figures({ found, deleted: sum('deleted'), loosened: sum('loosened') })}
          <td colSpan={2} className="py-2.5 text-13 font-normal text-soft max-desk:col-span-full">
            {t('places.sums')}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
