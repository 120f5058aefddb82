import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import { countForRail, type RailFigures } from '@/lib/sales/manage/queries';
import { railEntries, railGroups } from './rail-entries';
import { RailLinks } from './rail-links';

type Translate = Awaited<ReturnType<typeof getTranslations<'manage.nav'>>>;

function groupsOf(t: Translate, figures: Partial<RailFigures> | null) {
  return railGroups.map((group) => ({
    name: t(`groups.${group}`),
    links: railEntries
      .filter((entry) => entry.group === group)
      .map(({ name, href, waits }) => {
        const count = (waits && figures?.[waits]) || 0;
        return { href, label: t(name), waiting: count > 0 ? { count, label: t('waiting', { count }) } : null };
      }),
  }));
}

/** The ways between the admins' pages, with a figure where something waits. */
export async function Rail({ viewer }: { viewer: Viewer }) {
  const [t, figures] = await Promise.all([getTranslations('manage.nav'), countForRail(viewer)]);
  return <RailLinks label={t('label')} groups={groupsOf(t, figures)} />;
}

/** The same ways while nobody has counted yet. */
export async function RailUncounted() {
  const t = await getTranslations('manage.nav');
  return <RailLinks label={t('label')} groups={groupsOf(t, null)} />;
}
