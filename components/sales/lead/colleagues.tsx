import { Table } from '@/components/ui/table';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Colleague } from '@/lib/sales/lead/queries/colleagues';

/** Who of the team has how much on the desk. */
export async function Colleagues({ colleagues }: { colleagues: readonly Colleague[] }) {
  const t = await getTranslations('leads');
  const group = (name: 'interest' | 'requested' | 'option' | 'confirmed') => ({
    head: t(`group.${name}`),
    isFigure: true,
    cell: (one: Colleague) => one[name],
  });
  return (
    <section aria-labelledby="colleagues" className="mb-10">
      <h2 id="colleagues" className="mb-3 font-sans text-18 leading-6 font-bold tracking-normal">
        {t('colleagues')}
      </h2>
      <Table
        label={t('colleagues')}
        rows={colleagues}
        keyOf={({ agentId }) => agentId}
        empty={t('nothingFound')}
        columns={[
          { head: t('column.agent'), cell: ({ name }) => name ?? t('formerColleague') },
          group('interest'),
          group('requested'),
          group('option'),
          group('confirmed'),
        ]}
      />
    </section>
  );
}
