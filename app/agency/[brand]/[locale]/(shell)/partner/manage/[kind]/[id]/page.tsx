import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { cache } from 'react';
import { ManagedEditor, UndoButton } from '@/components/catalogue/manage/managed-editor';
import { ManagePage } from '@/components/people/manage/manage-page';
import { ChannelTerms } from '@/components/rates/property/terms/channel-terms';
import { AgencyMissing, missingMetadata } from '@/components/shell/agency-missing';
import { TextLink } from '@/components/shell/agency-page';
import { getManagedAddress } from '@/lib/catalogue/manage/address';
import { getManagedChoices } from '@/lib/catalogue/manage/choices';
import { managedFields, retirementsOf } from '@/lib/catalogue/manage/fields';
import { getManaged, listShown } from '@/lib/catalogue/manage/queries';
import { withChanges } from '@/lib/catalogue/manage/rules';
import type { ManagedJson } from '@/lib/catalogue/manage/schema';
import { isManagedKind } from '@/lib/catalogue/manage/types';
import { currentViewer, guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { listChannelTerms } from '@/lib/rates/property/queries/channel-terms';
import { countKeepers } from '@/lib/sales/manage/queries';

type Props = {
  params: Promise<{ kind: string; id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** What the address names, for admins. Once per request. */
const readManaged = cache(async (kind: string, segment: string) => {
  const [viewer, locale] = await Promise.all([currentViewer(), getLocale()]);
  if (viewer?.role !== 'admin' || !isManagedKind(kind)) return null;
  return getManaged(viewer, kind, decodeURIComponent(segment), locale);
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kind, id } = await params;
  const managed = await readManaged(kind, id);
  if (!managed) return missingMetadata();
  const t = await getTranslations('managed.kind');
  return { title: managed.name, description: t(`${managed.kind}.lead`) };
}

async function leadOf({ detail, draft, history, retired }: ManagedJson): Promise<string> {
  const t = await getTranslations('managed.page');
  const published = history.find(({ isPublished }) => isPublished);
  if (retired === 'draft') return detail;
  const parts = [
    detail,
    published ? t('version', { number: published.number }) : t('first'),
    draft.length > 0 ? t('draft', { count: draft.length }) : '',
  ];
  return parts.filter(Boolean).join(' · ');
}

export default async function ManagedOnePage({ params, searchParams }: Props) {
  const viewer = await guardPage('admin');
  if (!viewer) return null;
  const [{ kind, id }, asked, locale] = await Promise.all([params, searchParams, getLocale()]);
  const managed = await readManaged(kind, id);
  if (!managed) return <AgencyMissing />;
  const [t, kinds, lead, address, targets, choices, keepers] = await Promise.all([
    getTranslations('managed'),
    getTranslations('managed.kind'),
    leadOf(managed),
    getManagedAddress(viewer, managed.kind, managed._id, locale),
    retirementsOf(managed.kind, managed._id).includes('moved')
      ? listShown(viewer, managed.kind, managed._id, locale)
      : [],
    getManagedChoices(viewer, managedFields[managed.kind], withChanges(managed.values, managed.draft), locale),
    countKeepers(viewer, managed.kind, managed._id),
  ]);
  const isShown = managed.retired === null;
  const pages = { page: paths.managedOne(managed.kind, managed._id), list: paths.managed(managed.kind) };
  return (
    <ManagePage
      before={
        <TextLink href={paths.managed(managed.kind)} isBack>
          {t('back', { kind: kinds(`${managed.kind}.title`) })}
        </TextLink>
      }
      title={managed.name}
      lead={lead}
      aside={
        <div className="flex flex-wrap items-center gap-4">
          {managed.kind === 'hotels' && (
            <TextLink href={paths.managed('rooms', { search: managed._id })}>{t('page.rooms')}</TextLink>
          )}
          {isShown && address && <TextLink href={address}>{t('page.open')}</TextLink>}
          <UndoButton managed={managed} pages={pages} />
        </div>
      }
    >
      <ManagedEditor
        managed={managed}
        targets={targets}
        choices={choices}
        keepers={keepers}
        pages={pages}
        filledAs={String(asked.as ?? '')}
        locale={locale}
      />
      {managed.kind === 'channels' && <ChannelTerms lines={await listChannelTerms(viewer, managed._id)} />}
    </ManagePage>
  );
}
