import { Table } from '@/components/ui/table';
import type { LeadSample } from '@/lib/people/privacy/types';
import { formatRange } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney } from '@/lib/platform/money';

type Props = { sample: LeadSample; number: string; locale: Locale };

/** One lead as it reads today and as it will: what is marked loses the person, the rest stays word for word. */
export async function LeadSampleTable({ sample, number, locale }: Props) {
  const t = await getTranslations('privacy.sample');
  const stay = [sample.house, formatRange(sample.checkIn, sample.checkOut, locale)].filter(Boolean).join(', ');
  const price = sample.price ? formatMoney(sample.price) : t('onRequest');
  const party = t('party', { adults: sample.adults, children: sample.children });
  const rows = [
    { name: t('client'), today: sample.client, later: number },
    { name: t('clientReference'), today: sample.clientReference, later: null },
    { name: t('wish'), today: sample.message, later: null },
    { name: t('stay'), today: stay, later: stay },
    { name: t('guests'), today: party, later: party },
    { name: t('price'), today: price, later: price },
  ].filter(({ today }) => today !== null && today !== '');
  return (
    <section aria-labelledby="one-lead" className="mt-6 grid gap-2 *:min-w-0">
      <h3 id="one-lead" className="font-sans text-16 leading-6 font-bold tracking-normal">
        {t('title', { reference: sample.reference })}
      </h3>
      <Table
        label={t('title', { reference: sample.reference })}
        rows={rows}
        keyOf={({ name }) => name}
        isMarked={({ today, later }) => today !== later}
        empty={null}
        columns={[
          { head: t('what'), cell: ({ name }) => <span className="text-soft">{name}</span> },
          { head: t('today'), cell: ({ today }) => today },
          { head: t('afterwards'), cell: ({ later }) => later ?? <span className="text-soft">{t('empty')}</span> },
        ]}
      />
    </section>
  );
}
