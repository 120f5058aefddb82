import { AskedButton } from '@/components/form/asked-button';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Table } from '@/components/ui/table';
import { getRewardedProgrammes, listRewards } from '@/lib/money/reward/queries';
import { rewardCurrencies } from '@/lib/money/reward/schema';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay, toDateOnly } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney, fromUnits } from '@/lib/platform/money';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import type { Viewer } from '@/lib/platform/viewer/types';
import { RewardForm } from './reward-form';

const choicesOf = (rows: readonly { id: string; name: string }[], kind: string) =>
  rows.map(({ id, name }) => ({ value: `${kind}:${id}`, label: name }));

type Props = { viewer: Viewer; agencies: Promise<{ id: string; name: string }[]>; locale: Locale };

/** What agencies are given for hotels they invite: to set, to end, and what was before. */
export async function RewardDesk({ viewer, agencies, locale }: Props) {
  const [t, found, programmes, known] = await Promise.all([
    getTranslations('agreements.reward'),
    listRewards(viewer),
    getRewardedProgrammes(viewer),
    agencies,
  ]);
  if (!found) return null;
  const keys = ['owner', 'agencies', 'programmes', 'choose', 'amount', 'currency', 'set', 'saved'] as const;
  const words = Object.fromEntries(keys.map((key) => [key, t(key)])) as Record<(typeof keys)[number], string>;
  const day = (at: string) => formatDay(toDateOnly(at, OFFICE_TIME_ZONE), locale);
  return (
    <section aria-labelledby="rewards" className="mt-10 grid gap-3 *:min-w-0">
      <h2 id="rewards" className="font-sans text-18 leading-6 font-bold tracking-normal">
        {t('title')}
      </h2>
      <p className="max-w-[66ch] text-14 text-soft">{t('lead')}</p>
      <details open={found.rewards.length === 0}>
        <summary className={`${compactButtonClass('primary')} list-none`}>{t('set')}</summary>
        <RewardForm
          agencies={choicesOf(known, 'agency')}
          programmes={choicesOf(programmes, 'programme')}
          currencies={rewardCurrencies}
          words={words}
        />
      </details>
      <Table
        label={t('title')}
        rows={found.rewards}
        keyOf={({ _id }) => _id}
        empty={t('empty')}
        columns={[
          {
            head: t('owner'),
            cell: ({ owner, ownerName }) => (
              <>
                <b>{ownerName}</b> <span className="block text-12 text-soft">{t(`kind.${owner}`)}</span>
              </>
            ),
          },
          {
            head: t('amount'),
            isFigure: true,
            cell: ({ amount, currency }) => (
              <span className="figures font-bold whitespace-nowrap">{formatMoney(fromUnits(amount, currency))}</span>
            ),
          },
          {
            head: t('validity'),
            cell: ({ setAt, endedAt }) =>
              endedAt ? t('period', { from: day(setAt), until: day(endedAt) }) : t('since', { from: day(setAt) }),
          },
          {
            head: t('deed'),
            cell: ({ _id, ownerName: name, endedAt }) =>
              endedAt ? null : (
                <AskedButton
                  action={paths.api.reward(_id)}
                  className={compactButtonClass('quiet', 'small')}
                  words={{
                    button: t('end'),
                    question: t('endTitle', { name }),
                    text: t('endText'),
                    yes: t('end'),
                    keep: t('keep'),
                    done: t('ended'),
                  }}
                />
              ),
          },
        ]}
      />
    </section>
  );
}
