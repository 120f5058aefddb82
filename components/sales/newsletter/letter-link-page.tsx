import { WaysOn } from '@/components/form/ways-on';
import { plainButtonClass } from '@/components/ui/button-class';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { isLetterLink } from '@/lib/sales/newsletter/queries';
import { answerWith } from '@/lib/web/server/current-answer';

type Props = { kind: 'confirm' | 'unsubscribe'; token: string | undefined; locale: Locale };

/**
 * Where the links in our mails lead. Opening the page does nothing, since programs that scan mails open every link; its
 * one button does. An altered or late link is none.
 */
export async function LetterLinkPage({ kind, token, locale }: Props) {
  const t = await getTranslations('newsletter');
  const isGood = await isLetterLink(kind, token);
  if (!isGood) answerWith(404);
  const part = isGood ? kind : 'invalid';
  return (
    <div data-plain-end className="wrap pt-12 pb-24 desk:pt-24 desk:pb-40">
      <h1 className="max-w-[16em] text-64">{t(`${part}.heading`)}</h1>
      <p className="lead mt-6">{t(`${part}.lead`)}</p>
      {isGood ? (
        <form
          method="post"
          action={kind === 'confirm' ? paths.api.newsletterConfirm() : paths.api.newsletterUnsubscribe()}
          className="mt-10"
        >
          <input type="hidden" name="token" value={token} />
          <button type="submit" className={plainButtonClass()}>
            {t(`${kind}.submit`)}
          </button>
        </form>
      ) : (
        <WaysOn
          ways={[
            { href: paths.contact(locale), label: t('invalid.contact') },
            { href: paths.landing(), label: t('invalid.home') },
          ]}
        />
      )}
    </div>
  );
}
