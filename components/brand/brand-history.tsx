import { ActionForm } from '@/components/form/action-form';
import { AuditLines } from '@/components/people/audit/audit-table';
import { editedBrand } from '@/lib/brand/rules/profile';
import type { BrandProfile } from '@/lib/brand/types';
import { listAudit } from '@/lib/people/audit/queries';
import { paths } from '@/lib/platform/addresses/paths';
import { contentVersion } from '@/lib/platform/content-version';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';

/** Who changed what of a brand, the newest first, and the last of it taken back. */
export async function BrandHistory({ viewer, brand }: { viewer: Viewer; brand: BrandProfile }) {
  const of = { entity: 'brand', entityId: brand.id };
  const [t, page] = await Promise.all([getTranslations('brandEdit.history'), listAudit(viewer, of)]);
  // What was uploaded and is in no place yet changed nothing.
  const isChanged = page.results.some(({ action }) => action !== 'brand.pictureBrought');
  const version = contentVersion(editedBrand(brand));
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="font-sans text-18 leading-6 font-bold tracking-normal">
        {t('title')}
      </h2>
      <p className="mt-1 mb-3 text-14 text-soft">{t('text')}</p>
      {isChanged && (
        <div className="mb-4">
          <ActionForm
            key={version}
            action={paths.api.brand(brand.id, 'undo')}
            version={version}
            label={t('undo')}
            confirmation={t('undone')}
          />
        </div>
      )}
      <AuditLines
        {...page}
        label={t('title')}
        empty={t('empty')}
        areChangesOpen
        newest={null}
        olderThan={(id) => paths.manageAudit({ ...of, before: id })}
      />
    </section>
  );
}
