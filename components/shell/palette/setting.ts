import 'server-only';
import type { EffectiveBrand } from '@/lib/brand/types';
import { canSeeCommission } from '@/lib/people/access/agency';
import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import type { Viewer } from '@/lib/platform/viewer/types';
import { pagesOf } from '../agency-menu';
import type { PaletteSetting } from './sources';

export function paletteSettingOf(viewer: Viewer, brand: EffectiveBrand, locale: Locale): PaletteSetting {
  const { palette, pages, close, signOut } = messages[locale].agencyShell;
  const { groups, stopActing, ...words } = palette;
  const acting = viewer.isActing ? viewer.agency : null;
  return {
    locale,
    userId: viewer.id,
    isAdmin: viewer.role === 'admin',
    pages: pagesOf(viewer, locale, canSeeCommission(viewer, brand)).map(({ name, href }) => ({
      label: pages[name],
      href,
    })),
    words: {
      ...words,
      close,
      signOut,
      groups,
      stopActing: acting && stopActing.replace('{agency}', () => acting.name),
    },
  };
}
