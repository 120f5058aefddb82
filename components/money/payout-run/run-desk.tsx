import { EarningsClosed } from '@/components/money/ledger/earnings-closed';
import { getRunPreview } from '@/lib/money/payout-run/queries/payouts';
import { listRuns } from '@/lib/money/payout-run/queries/runs';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import { RunBand } from './run-band';
import { RunHistory } from './run-history';
import { RunPreview } from './run-preview';

/** What the next run would do, and what the runs before came to. */
export async function RunDesk({ viewer, locale }: { viewer: Viewer; locale: Locale }) {
  const [t, preview, runs, now] = await Promise.all([
    getTranslations('payoutRun'),
    getRunPreview(viewer),
    listRuns(viewer),
    clock.now(),
  ]);
  if (!preview) return <EarningsClosed reason="clientSafe" />;
  const head = 'flex flex-wrap items-baseline justify-between gap-x-6 mb-2';
  const title = 'font-sans text-18 leading-6 font-bold tracking-normal';
  return (
    <div className="grid gap-8 *:min-w-0">
      <RunBand preview={preview} last={runs[0]} now={now} locale={locale} />
      <section aria-labelledby="preview">
        <div className={head}>
          <h2 id="preview" className={title}>
            {t('preview')}
          </h2>
          <p className="text-13 text-soft">{t('previewText')}</p>
          {preview.payouts.length > 0 && (
            <a href={paths.api.payoutPreview()} download className="text-13 underline underline-offset-2">
              {t('previewCsv')}
            </a>
          )}
        </div>
        <RunPreview preview={preview} />
      </section>
      <section aria-labelledby="runs">
        <div className={head}>
          <h2 id="runs" className={title}>
            {t('past')}
          </h2>
          <p className="text-13 text-soft">{t('pastText')}</p>
        </div>
        <RunHistory runs={runs} agencyId={viewer.isActing ? (viewer.agency?.id ?? null) : null} locale={locale} />
      </section>
    </div>
  );
}
