import { formatMonth } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import type { ReportGroup, ReportRow } from './types';

/** What a row is called in a language: its month, its name, or that it has none. */
export function nameOf(group: ReportGroup, { key, label }: Pick<ReportRow, 'key' | 'label'>, locale: Locale): string {
  const t = translator(locale, 'reports');
  if (group === 'month') return formatMonth(`${key}-01`, locale);
  if (label !== null) return label;
  return group === 'colleague' ? t('formerColleague') : t('none');
}
