import type { ReactNode } from 'react';
import type { Brand } from '@/lib/brand/types';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatPhone, phoneLink } from '@/lib/platform/phone';

/** How to reach us: telephone with its hours, e-mail, post. */
export async function ContactDetails({ brand }: { brand: Brand }) {
  const t = await getTranslations('contact');
  return (
    <dl className="border-b border-line">
      <Detail label={t('phone')}>
        <a href={phoneLink(brand.phone)} className="quiet-link figures">
          {formatPhone(brand.phone)}
        </a>
        <p className="mt-1 text-14 text-soft">{t('hours')}</p>
      </Detail>
      <Detail label={t('email')}>
        <a href={`mailto:${brand.email}`} className="quiet-link [overflow-wrap:anywhere]">
          {brand.email}
        </a>
      </Detail>
      <Detail label={t('address')}>
        <address className="not-italic">
          {brand.postalAddress.map((line) => (
            <span key={line} className="block leading-7">
              {line}
            </span>
          ))}
        </address>
      </Detail>
    </dl>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[96px_1fr] gap-x-4 border-t border-line py-5">
      <dt className="pt-0.5 text-13 text-soft">{label}</dt>
      <dd className="text-16">{children}</dd>
    </div>
  );
}
