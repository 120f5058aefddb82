import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';

type Props = {
  /** `without`: those that stay once it is gone. */
  houses: readonly { name: string; without: string[] }[];
};

/** The last one cannot be taken out of the grid. */
export async function HousesToRemove({ houses }: Props) {
  const t = await getTranslations('chalets.grid');
  if (houses.length < 2) return null;
  return (
    <ul className="no-print mt-4 flex flex-wrap gap-x-6 gap-y-1 text-13">
      {houses.map(({ name, without: properties }) => (
        <li key={properties.join()}>
          <a
            href={paths.seasonGrid({ properties })}
            data-soft
            className="inline-block min-h-6 underline underline-offset-4"
          >
            {t('remove', { name })}
          </a>
        </li>
      ))}
    </ul>
  );
}
