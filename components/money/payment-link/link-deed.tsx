import { compactButtonClass } from '@/components/ui/compact-button';
import type { ShownDue } from '@/lib/money/dues/types';
import { noLinkFor } from '@/lib/money/payment-link/rules';
import type { ShownLink } from '@/lib/money/payment-link/types';
import { paths } from '@/lib/platform/addresses/paths';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { ShownMakeLink } from '../when-shown';

type Props = {
  due: ShownDue;
  /** Of the lead, the newest first. */
  links: readonly ShownLink[];
  /** Of the place. */
  today: PlainDate;
  locale: Locale;
  /** Where it is the one thing to do. */
  isMain?: boolean;
};

/** The link of a due, or the button that makes it; nothing where a client cannot pay it by one. */
export function LinkDeed({ due, links, today, locale, isMain = false }: Props) {
  const [t, dues] = [translator(locale, 'payment.link'), translator(locale, 'dues')];
  const link = links.find((one) => one.due?.id === due.id && (one.isOpen || one.state === 'paid'));
  const look = isMain ? compactButtonClass('primary') : compactButtonClass('quiet', 'small');
  const name = dues(`kind.${due.kind}`);
  if (link) {
    return (
      <span className={`block ${isMain ? 'mt-3' : 'mt-1'}`}>
        <a href={paths.leadPaymentLink(link.id)} data-soft aria-label={`${t('open')}: ${name}`} className={look}>
          {t('open')}
        </a>
        {link.isOpen && <span className="mt-0.5 block text-12 text-soft">{t(`state.${link.state}`)}</span>}
      </span>
    );
  }
  if (noLinkFor(due, today) !== null) return null;
  return (
    <span className={`block ${isMain ? 'mt-3' : 'mt-1'}`}>
      <ShownMakeLink
        action={paths.api.paymentLinks(due.leadId)}
        dueId={due.id}
        locale={locale}
        className={look}
        words={{ make: t(isMain ? 'makeNext' : 'make'), makeOf: `${t(isMain ? 'makeNext' : 'make')}: ${name}` }}
      />
    </span>
  );
}
