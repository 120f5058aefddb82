import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { cache } from 'react';
import { ManagedEditor, UndoButton } from '@/components/catalogue/manage/managed-editor';
import { AgencyMissing, missingMetadata } from '@/components/shell/agency-missing';
import { AgencyPage, TextLink } from '@/components/shell/agency-page';
import { getManagedChoices } from '@/lib/catalogue/manage/choices';
import { managedFields } from '@/lib/catalogue/manage/fields';
import { getManaged } from '@/lib/catalogue/manage/queries';
import { withChanges } from '@/lib/catalogue/manage/rules';
import { isManagedKind } from '@/lib/catalogue/manage/types';
import { currentViewer, guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';

type Props = {
  params: Promise<{ kind: string; id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** What the address names, as far as it is this desk's. Once per request. */
const readOwn = cache(async (kind: string, segment: string) => {
  const [viewer, locale] = await Promise.all([currentViewer(), getLocale()]);
  if (!viewer?.hasHotelAccess && viewer?.role !== 'admin') return null;
  return isManagedKind(kind) ? getManaged(viewer, kind, decodeURIComponent(segment), locale) : null;
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kind, id } = await params;
  const own = await readOwn(kind, id);
  return own ? { title: own.name } : missingMetadata();
}

export default async function DeskFactsPage({ params, searchParams }: Props) {
  const viewer = await guardPage('desk');
  if (!viewer) return null;
  const [{ kind, id }, asked, locale] = await Promise.all([params, searchParams, getLocale()]);
  const own = await readOwn(kind, id);
  if (!own) return <AgencyMissing />;
  const fields = Object.fromEntries(Object.entries(managedFields[own.kind]).filter(([name]) => name in own.values));
  const [t, choices] = await Promise.all([
    getTranslations('managed.desk'),
    getManagedChoices(viewer, fields, withChanges(own.values, own.draft), locale),
  ]);
  const list = paths.deskContent(own.kind === 'properties' ? { property: own._id } : undefined);
  const pages = { page: paths.deskFacts(own.kind, own._id), list };
  return (
    <AgencyPage
      before={
        <TextLink href={list} isBack>
          {t('back')}
        </TextLink>
      }
      title={own.name}
      lead={own.detail}
      aside={<UndoButton managed={own} pages={pages} />}
    >
      <ManagedEditor
        managed={own}
        targets={[]}
        choices={choices}
        keepers={null}
        pages={pages}
        isHouse={false}
        filledAs={String(asked.as ?? '')}
        locale={locale}
      />
    </AgencyPage>
  );
}
