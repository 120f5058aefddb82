import { getTranslations } from 'next-intl/server';
import type { SupplierRequest } from '@/lib/sales/lead/queries/requests';

type Props = { request: SupplierRequest; heading: 'h2' | 'h3' };

/** The party of the contract, where a guest booked on the storefront: who comes, and how to reach them once confirmed. */
export async function RequestGuest({ request: { guest }, heading: Heading }: Props) {
  const t = await getTranslations('desk.guest');
  if (!guest) return null;
  const { email, phone, address } = guest;
  const rows = [
    { label: t('pays'), value: t(guest.paymentMethod) },
    { label: t('pet'), value: guest.petDetails },
    { label: t('address'), value: address },
    { label: t('phone'), value: phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a> },
    { label: t('email'), value: email && <a href={`mailto:${email}`}>{email}</a> },
  ];
  return (
    <section aria-labelledby="request-guest" className="mt-5">
      <Heading id="request-guest" className="font-sans text-16 leading-6 font-bold tracking-normal">
        {t('heading')}
      </Heading>
      <dl className="mt-2 border-t border-line">
        {rows.map(
          ({ label, value }) =>
            value && (
              <div key={label} className="flex justify-between gap-4 border-b border-line-faint py-2">
                <dt className="text-soft">{label}</dt>
                <dd className="min-w-0 text-right wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {!address && <p className="mt-2 text-13 text-soft">{t('later')}</p>}
    </section>
  );
}
