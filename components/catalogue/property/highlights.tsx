import { getTranslations } from '@/lib/platform/i18n/translations';

/** The property's own list, at most six. */
export async function Highlights({ highlights }: { highlights: string[] }) {
  const t = await getTranslations('property');
  if (highlights.length === 0) return null;
  return (
    <div className="mt-12">
      <h2 className="mb-3 text-22">{t('highlights')}</h2>
      <ul className="gap-x-12 border-line border-b menu:columns-2 print:columns-2 print:border-0 menu:border-0">
        {highlights.map((highlight) => (
          <li key={highlight} className="break-inside-avoid border-line border-t py-2.5 leading-6">
            {highlight}
          </li>
        ))}
      </ul>
    </div>
  );
}
