import { stayFieldWords } from '@/components/form/stay-field-words';
import { notesOf } from '@/lib/money/dues/rules';
import type { ShownDue } from '@/lib/money/dues/types';
import { paths } from '@/lib/platform/addresses/paths';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { formatMoney, money } from '@/lib/platform/money';
import { ShownUndoNote } from '../when-shown';
import { NoteForm } from './note-form';

type Props = { due: ShownDue; today: PlainDate; locale: Locale };

/** What the operator or an admin may say of a due: that it came, that a deposit was given back, or that neither is true. */
export function DueNotes({ due, today, locale }: Props) {
  const t = translator(locale, 'dues');
  const { id, leadId, kind, currency } = due;
  const amount = formatMoney(money(Number(due.amount), currency));
  const of = { kind, due: t(`kind.${kind}`), amount };
  const address = (deed: 'transfer' | 'return') => paths.api.lead(leadId, 'dues', id, deed);
  const shared = { dueId: id, day: { today, locale, words: stayFieldWords(locale) } };
  const words = { reference: t('note.reference'), save: t('note.save'), noted: t('note.noted') };
  const notes = notesOf(due);
  return (
    <>
      {notes.includes('transfer') && (
        <NoteForm
          {...shared}
          action={address('transfer')}
          amount={{ currency, label: t('note.amount', of), placeholder: t('note.whole', of) }}
          words={{ ...words, open: t('note.transfer', of), openOf: t('note.transferOf', of), on: t('note.on', of) }}
        />
      )}
      {notes.includes('return') && (
        <NoteForm
          {...shared}
          action={address('return')}
          words={{ ...words, open: t('note.back'), openOf: t('note.backOf', of), on: t('note.backOn') }}
        />
      )}
      {notes.includes('undo') && (
        <ShownUndoNote
          action={address('transfer')}
          words={{ undo: t('note.undo'), undoOf: t('note.undoOf', of), undone: t('note.undone') }}
        />
      )}
    </>
  );
}
