import type { ManagedVersion } from '@/lib/catalogue/manage/schema';
import type { Translator } from '@/lib/platform/i18n/translator';

/** Both identities: who did it, and the agency they acted for. */
export function personText(t: Translator<'managed.list'>, { name, actingFor }: ManagedVersion['by']): string {
  return actingFor === null ? t('by', { name }) : t('byFor', { name, agency: actingFor });
}
