import { Picture } from '@/components/ui/picture';
import { getPictures } from '@/lib/catalogue/content/queries';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';

const points = ['discretion', 'service', 'knowledge'] as const;

export async function LandingPromise({ locale }: { locale: Locale }) {
  const [t, [picture]] = await Promise.all([getTranslations('landing.promise'), getPictures(['living-08'], locale)]);
  return (
    <section aria-labelledby="promise-title" className="grid bg-deep text-on-deep desk:grid-cols-2">
      <div className="relative aspect-4/3 desk:aspect-auto desk:min-h-[780px]">
        {picture && (
          <Picture
            picture={{ ...picture, focusX: 40 }}
            sizes="(width >= 800px) 85vw, 100vw"
            className="absolute inset-0 size-full object-cover"
          />
        )}
      </div>
      <div className="flex flex-col justify-center px-5 py-16 pad:px-10 desk:py-20 desk:pl-12 menu:px-16 menu:py-28 menu:pl-24">
        <h2 id="promise-title" className="max-w-[12em] text-48">
          {t('title')}
        </h2>
        <dl className="mt-10 menu:mt-14">
          {points.map((point) => (
            <div
              key={point}
              className="border-t border-white/20 py-5 wide:grid wide:grid-cols-[168px_1fr] wide:gap-6 wide:py-6"
            >
              <dt className="font-serif text-22 font-light tracking-[-0.01em]">{t(`${point}.title`)}</dt>
              <dd className="mt-2 max-w-[44ch] text-pretty text-[#c9d1ce] wide:mt-0">{t(`${point}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
