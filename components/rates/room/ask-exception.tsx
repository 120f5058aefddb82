import { getTranslations } from '@/lib/platform/i18n/translations';

/** Of the address of a room's own page: rates although a rule of the hotel stands in the way. */
export const exceptionWished = { exception: '1' } as const;

/** The last way against a no: to the room's rates, from which the exception is asked for with an interest (rule 3.18). */
export async function AskException({ href, room }: { href: string; room: string }) {
  const t = await getTranslations('roomRates.exception');
  return (
    <a
      href={href}
      data-soft
      aria-label={t('of', { room })}
      className="inline-block min-h-6 text-13 text-main-ink underline underline-offset-4"
    >
      {t('ask')}
    </a>
  );
}
