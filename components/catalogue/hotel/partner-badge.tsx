import { getTranslations } from '@/lib/platform/i18n/translations';

const ridges = ['M1 17 7 7l6 10', 'M8 17 15 4l7 13', 'M17 17l6-9 6 9'];

/** Three ridges, as many filled as the level; the words beside them say the same. */
export async function PartnerBadge({ level }: { level: number }) {
  const t = await getTranslations('hotel');
  return (
    <span className="inline-flex items-center gap-2">
      <svg viewBox="0 0 30 18" aria-hidden="true" className="h-4 w-7 shrink-0 stroke-accent" strokeWidth="1.5">
        {ridges.map((ridge, index) => (
          <path key={ridge} d={ridge} strokeLinejoin="round" className={index < level ? 'fill-accent' : 'fill-none'} />
        ))}
      </svg>
      <span>
        <strong className="font-bold text-ink">{t('certified')}</strong> {t('level', { level })}
      </span>
    </span>
  );
}
