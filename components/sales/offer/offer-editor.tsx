'use client';

import { useController } from 'react-hook-form';
import { ApiInput, ApiSelect, ApiTextArea } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import { fill } from '@/components/form/types';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Messages } from '@/lib/platform/i18n/messages';
import { parseNumber } from '@/lib/platform/money';

type Words = Messages['offers'];

type EditedAlternative = {
  id: string;
  title: string;
  house: string;
  total: string;
  currency: string;
  /** In units; null where the brand knows no markup, or the reader may not see it. */
  markup: number | null;
};

type Props = {
  action: string;
  offer: {
    number: number;
    locale: Locale;
    clientFirstName: string;
    clientLastName: string;
    clientEmail: string;
    title: string;
    letter: string;
    changeNote: string;
    validUntil: string;
  };
  today: string;
  /** Of the version the client knows; null: the first one. */
  previousNumber: number | null;
  alternatives: readonly EditedAlternative[];
  isMarkupFolded: boolean;
  saveLabel: string;
  words: Words;
};

const schemas = async () => ({ input: (await import('@/lib/sales/offer/schema')).offerPatchSchema });

/** The draft of an offer; of one that was sent, what its next version will say. */
export function OfferEditor({ action, offer, today, previousNumber, alternatives, saveLabel, words, ...rest }: Props) {
  const { number, ...fields } = offer;
  return (
    <ApiForm
      action={action}
      method="PATCH"
      schemas={schemas}
      defaultValues={{
        ...fields,
        alternatives: alternatives.map(({ id, markup }) => ({ id, ...(markup !== null && { markup }) })),
      }}
      toBody={(values) => ({ ...values, number })}
      confirmation={words.saved}
      className="grid max-w-[760px] gap-5"
    >
      <div className="grid gap-x-4 gap-y-5 stepper:grid-cols-2">
        <ApiInput name="clientFirstName" label={words.firstName} required />
        <ApiInput name="clientLastName" label={words.lastName} required />
        <ApiInput name="clientEmail" type="email" label={words.email} help={words.emailHelp} autoComplete="off" />
        <ApiInput name="validUntil" type="date" min={today} label={words.validUntil} required />
      </div>
      <ApiSelect
        name="locale"
        label={words.language}
        help={words.languageHelp}
        className="stepper:w-1/2"
        options={[
          { value: 'en', label: words.english },
          { value: 'de', label: words.german },
        ]}
      />
      <ApiInput name="title" label={words.offerTitle} maxLength={90} required />
      <ApiTextArea name="letter" label={words.letter} help={words.letterHelp} rows={10} required />
      {previousNumber !== null && (
        <ApiInput
          name="changeNote"
          label={words.changeNote}
          help={fill(words.changeNoteHelp, { number: String(previousNumber) })}
          maxLength={400}
        />
      )}
      <Alternatives known={alternatives} words={words} {...rest} />
      <div>
        <ApiSubmit>{saveLabel}</ApiSubmit>
      </div>
    </ApiForm>
  );
}

type ListProps = { known: readonly EditedAlternative[]; isMarkupFolded: boolean; words: Words };
type Kept = { id: string; markup?: number };

/** Their order, what each costs, and what the agency adds to it. */
function Alternatives({ known, isMarkupFolded, words }: ListProps) {
  const { field } = useController({ name: 'alternatives' });
  const kept: readonly Kept[] = field.value;
  const change = (next: readonly Kept[]) => field.onChange(next);
  return (
    <fieldset>
      <legend className="mb-2 text-16 font-bold">{words.alternatives}</legend>
      <ol className="border-t border-line">
        {kept.map((one, index) => {
          const alternative = known.find(({ id }) => id === one.id);
          if (!alternative) return null;
          const { title, house, total, currency } = alternative;
          return (
            <li key={one.id} className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line py-3">
              <div className="min-w-0 flex-1 basis-[220px]">
                <strong className="block">
                  {index + 1} {title}
                </strong>
                <span className="block text-13 text-soft">{house}</span>
                <span className="mt-1 flex gap-4 text-13">
                  {index > 0 && (
                    <button
                      type="button"
                      onClick={() => change(kept.toSpliced(index, 1).toSpliced(index - 1, 0, one))}
                      className="min-h-6 text-main-ink underline underline-offset-3"
                    >
                      {fill(words.earlier, { title })}
                    </button>
                  )}
                  {kept.length > 1 && (
                    <button
                      type="button"
                      aria-label={fill(words.removeOne, { title })}
                      onClick={() => change(kept.toSpliced(index, 1))}
                      className="min-h-6 text-main-ink underline underline-offset-3"
                    >
                      {words.remove}
                    </button>
                  )}
                </span>
              </div>
              {alternative.markup !== null && (
                <label className="block text-13">
                  {fill(words.markup, { currency })}
                  <input
                    inputMode="decimal"
                    defaultValue={one.markup ?? 0}
                    onChange={(event) =>
                      change(kept.with(index, { ...one, markup: parseNumber(event.target.value) ?? 0 }))
                    }
                    className="mt-1 block h-9 w-36 rounded-desk border border-input bg-surface px-2 text-14"
                  />
                </label>
              )}
              <p className="text-right">
                <span className="block text-13 text-soft">{words.clientPays}</span>
                <strong className="figures whitespace-nowrap">{total}</strong>
              </p>
            </li>
          );
        })}
      </ol>
      {known.some(({ markup }) => markup !== null) && (
        <p className="mt-2 text-13 text-soft">{isMarkupFolded ? words.markupFolded : words.markupShown}</p>
      )}
    </fieldset>
  );
}
