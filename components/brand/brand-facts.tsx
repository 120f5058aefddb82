import { contrast } from '@/lib/brand/rules/contrast';
import type { BrandProfile, Reference } from '@/lib/brand/types';
import { getTranslations } from '@/lib/platform/i18n/translations';

/** What one brand is made of. */
export async function BrandFacts({ brand }: { brand: BrandProfile }) {
  const [t, profiles] = await Promise.all([
    getTranslations('manage.brands'),
    getTranslations('brandEdit.choices.paymentProfile'),
  ]);
  const reference = ({ isRequired, name, prefix }: Reference) =>
    [name, prefix, isRequired ? t('required') : t('optional')].filter(Boolean).join(', ');
  const { colors } = brand;
  const facts = [
    [t('order'), String(brand.position)],
    [t('host'), brand.hostKeyword ?? t('none')],
    [t('pattern'), brand.companyPattern ?? t('none')],
    [t('email'), brand.email],
    [t('phone'), `+${brand.phone.countryCode} ${brand.phone.number}`],
    [t('payment'), profiles(brand.paymentProfile.default)],
    [t('booking'), reference(brand.bookingReference)],
    [t('client'), reference(brand.clientReference)],
    [
      t('rules'),
      [
        brand.isCardProgramme && t('cardProgramme'),
        !brand.isCommissionDisplayed && t('commissionHidden'),
        brand.offerMarkup.isHidden && t('markupHidden'),
      ]
        .filter(Boolean)
        .join(', ') || t('none'),
    ],
  ] as const;
  const pairs = [
    { use: t('uses.button'), ground: colors.main, ink: colors.onMain },
    { use: t('uses.hover'), ground: colors.hover, ink: colors.onHover },
    { use: t('uses.chosen'), ground: colors.light2, ink: colors.mainInk },
    { use: t('uses.ink'), ground: '#ffffff', ink: colors.mainInk },
  ];
  return (
    <div className="grid gap-x-12 gap-y-8 desk:grid-cols-2">
      <dl aria-label={t('facts')} className="border-t border-line">
        {facts.map(([name, value]) => (
          <div key={name} className="grid grid-cols-[152px_1fr] gap-3 border-b border-line-faint py-2 text-14">
            <dt className="text-soft">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <section>
        <h2 className="font-sans text-18 leading-6 font-bold tracking-normal">{t('colours')}</h2>
        <ul className="mt-3 grid gap-2">
          {pairs.map(({ use, ground, ink }) => (
            <li
              key={use}
              style={{ background: ground, color: ink }}
              className="flex flex-wrap justify-between gap-x-4 rounded-desk border border-line px-3 py-2 text-14"
            >
              <span className="font-bold">{use}</span>
              <span className="figures ml-auto">
                {ink} · {ground}
              </span>
              <span className="figures">{t('contrast', { ratio: contrast(ink, ground).toFixed(1) })}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
