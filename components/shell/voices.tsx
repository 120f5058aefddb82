import { getTestimonials } from '@/lib/catalogue/content/queries';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';

/** Two voices of the day; invented ones say so, and none is marked up as a review (rule 6.14). */
export async function Voices({ locale }: { locale: Locale }) {
  const [t, testimonials] = await Promise.all([getTranslations('footer'), getTestimonials(locale)]);
  if (testimonials.length === 0) return null;
  return (
    <section aria-label={t('voices')} className="border-t border-line py-16 desk:py-24">
      <div className="wrap grid items-end gap-x-6 gap-y-14 desk:grid-cols-12">
        {testimonials.map(({ id, quote, author }, index) => (
          <figure key={id} className={index === 0 ? 'desk:col-span-7' : 'desk:col-span-4 desk:col-start-9'}>
            <blockquote>
              <p
                className={`font-serif font-light tracking-[-0.014em] text-pretty ${index === 0 ? 'text-28 desk:text-36' : 'text-22'}`}
              >
                {quote}
              </p>
            </blockquote>
            <figcaption className="mt-5 text-14 text-soft before:mb-4 before:block before:h-px before:w-8 before:bg-accent">
              {author}
            </figcaption>
          </figure>
        ))}
        {testimonials.some(({ isDemonstration }) => isDemonstration) && (
          <p className="text-13 text-soft desk:col-span-12">{t('invented')}</p>
        )}
      </div>
    </section>
  );
}
