import type { ReactNode } from 'react';
import { WhyThisBrand } from '@/components/brand/why-this-brand';
import { SignOutButton } from '@/components/people/account/sign-out-button';
import { TextLink } from '@/components/shell/agency-page';
import { compactButtonClass } from '@/components/ui/compact-button';
import type { EffectiveBrand } from '@/lib/brand/types';
import { judgeCall } from '@/lib/people/access/rules';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import { LanguageChoice } from './language-choice';
import { LetterKeysChoice } from './letter-keys-choice';
import { NameForm } from './name-form';

type Props = {
  viewer: Viewer;
  brand: EffectiveBrand;
  locale: Locale;
  /** Rows of what other parts keep of a person. */
  children?: ReactNode;
};

/** Everything a person may see and change of themselves. */
export async function UserCard({ viewer, brand, locale, children }: Props) {
  const t = await getTranslations('user');
  const action = paths.api.user(viewer.id);
  const answersAtDesk = viewer.hotelId !== null || viewer.operatorId !== null;
  return (
    <div className="max-w-[880px] rounded-desk border border-line bg-surface">
      <Row label={t('name')}>
        <NameForm
          action={action}
          firstName={viewer.firstName ?? ''}
          lastName={viewer.lastName}
          words={{
            firstName: t('firstName'),
            lastName: t('lastName'),
            save: t('save'),
            saved: t('saved'),
          }}
        />
      </Row>
      <Row label={t('email')}>
        <p className="[overflow-wrap:anywhere]">{viewer.email}</p>
        <p className="text-13 text-soft">{viewer.isEmailVerified ? t('emailVerified') : t('emailUnverified')}</p>
      </Row>
      <Row label={t('role')}>
        {t(viewer.role === 'operator' && viewer.hotelId ? 'roles.hotelContact' : `roles.${viewer.role}`)}
      </Row>
      <Row label={t('agency')}>
        {viewer.agency ? (
          <>
            <TextLink href={paths.agency()}>{viewer.agency.name}</TextLink>
            <p className="text-13 text-soft">
              {viewer.isActing ? t('acting') : t(`verification.${viewer.agency.verification}`)}
            </p>
          </>
        ) : (
          <p className="text-soft">{t('noAgency')}</p>
        )}
      </Row>
      <Row label={t('keys.title')}>
        <LetterKeysChoice
          label={t('keys.isOn')}
          help={t('keys.help')}
          keys={
            answersAtDesk
              ? [
                  { key: 'J K', does: t('keys.requests') },
                  { key: 'Y', does: t('keys.confirm') },
                  { key: 'H', does: t('keys.honour') },
                  { key: 'C', does: t('keys.counterOffer') },
                  { key: 'D', does: t('keys.decline') },
                  { key: 'A', does: t('keys.ask') },
                ]
              : [
                  { key: 'C', does: t('keys.clientSafe') },
                  { key: 'F', does: t('keys.filter') },
                  { key: 'M', does: t('keys.map') },
                  { key: 'J', does: t('keys.next') },
                  { key: 'K', does: t('keys.previous') },
                  { key: '1 2 3', does: t('keys.ways') },
                ]
          }
        />
      </Row>
      <Row label={t('brand')}>
        <p>{brand.productName}</p>
        {viewer.role === 'admin' && (
          <div className="mt-3 text-soft">
            <WhyThisBrand why={brand.why} />
          </div>
        )}
      </Row>
      <Row label={t('language')}>
        <LanguageChoice action={action} locale={locale} label={t('language')} />
        <p className="mt-2 text-13 text-soft">{t('languageHelp')}</p>
      </Row>
      {children}
      <Row label={t('data')}>
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <a
            href={paths.api.userExport(viewer.id)}
            download
            className="inline-flex min-h-6 items-center text-13 font-bold text-main-ink hover:underline hover:underline-offset-4"
          >
            {t('export')}
          </a>
          {judgeCall(viewer, 'flags') === 'allowed' && <TextLink href={paths.flags()}>{t('flags.title')}</TextLink>}
          {viewer.hasHotelAccess && <TextLink href={paths.desk()}>{t('desk')}</TextLink>}
        </p>
        <p className="mt-1 text-13 text-soft">{t('exportHelp')}</p>
      </Row>
      <Row label={t('session')}>
        <SignOutButton className={compactButtonClass()}>{t('signOut')}</SignOutButton>
        <p className="mt-2 text-13 text-soft">{t('signOutHelp')}</p>
      </Row>
    </div>
  );
}

export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-6 gap-y-2 border-b border-line-faint px-5 py-4 last:border-0 desk:grid-cols-[200px_1fr] desk:px-6">
      <h2 className="text-14 leading-5">{label}</h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
