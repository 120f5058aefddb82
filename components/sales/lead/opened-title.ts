import { getPage } from '@/lib/catalogue/content/page';
import { canSeeCommission } from '@/lib/people/access/agency';
import { judge } from '@/lib/people/access/rules';
import { currentViewer } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { getOpenedLead } from '@/lib/sales/lead/queries/detail';
import { currentBrand } from '@/lib/web/brand/page';

/** What a page is called while a lead stands open in it: after its client. Null: none does, or not for this reader. */
export async function openedTitle(leadId: string | undefined, access: 'hotels' | 'admin'): Promise<string | null> {
  const viewer = leadId === undefined ? null : await currentViewer();
  if (!viewer || leadId === undefined || judge(viewer, access) !== 'allowed') return null;
  const [brand, { locale }, t] = await Promise.all([currentBrand(), getPage(), getTranslations('leads')]);
  const opened = await getOpenedLead(viewer, leadId, locale, canSeeCommission(viewer, brand));
  return opened && `${t('detail')}: ${opened.lead.clientName}`;
}
