import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locale';
import type { Viewer } from '@/lib/viewer/types';
import { pagesOf } from '../agency-menu';
import type { PaletteSetting } from './sources';

export async function getPaletteSetting(viewer: Viewer, locale: Locale): Promise<PaletteSetting> {
  const t = await getTranslations('agencyShell');
  return {
    locale,
    isAdmin: viewer.role === 'admin',
    pages: pagesOf(viewer, locale).map(({ name, href }) => ({ label: t(`pages.${name}`), href })),
    words: {
      title: t('palette.title'),
      placeholder: t('palette.placeholder'),
      noResults: t('palette.noResults'),
      one: t('palette.one'),
      many: t.raw('palette.many'),
      hint: t('palette.hint'),
      close: t('close'),
      groups: {
        pages: t('palette.groupPages'),
        agencies: t('palette.groupAgencies'),
        commands: t('palette.groupCommands'),
      },
      language: t('palette.language'),
      signOut: t('signOut'),
      stopActing: viewer.isActing && viewer.agency ? t('palette.stopActing', { agency: viewer.agency.name }) : null,
    },
  };
}
