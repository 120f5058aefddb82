import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Asked } from '@/lib/sales/search/queries/catalogue';
import { isWeekdayPair } from '@/lib/sales/search/rules';

/** What was left out of the address, and what would help; never an error. */
export async function SearchNotes({ asked }: { asked: Asked }) {
  const t = await getTranslations('search');
  const { checkIn, checkOut } = asked.filter;
  const fields = [...new Set(asked.dropped.map((field) => t(`fields.${field}`)))].join(', ');
  const notes = [
    asked.unknownPlace && t('unknownPlace', { place: asked.unknownPlace }),
    fields && t('dropped', { fields }),
    Boolean(checkIn) !== Boolean(checkOut) && t('oneDate'),
    isWeekdayPair(checkIn, checkOut) && t('weeklyHint'),
  ].filter((note) => typeof note === 'string' && note !== '');
  if (notes.length === 0) return null;
  return (
    <div role="status" className="mb-8 max-w-[68ch] border-l-2 border-accent pl-4 text-14 text-pretty">
      <ul>
        {notes.map((note) => (
          <li key={String(note)} className="py-0.5">
            {note}
          </li>
        ))}
      </ul>
    </div>
  );
}
