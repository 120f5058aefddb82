import { getTranslations } from '@/lib/platform/i18n/translations';

type Props = {
  properties: readonly { id: string; name: string }[];
  shown: string;
  hrefOf: (propertyId: string) => string;
};

/** The properties of an operator, of which a page of the desk shows one. */
export async function PropertyTabs({ properties, shown, hrefOf }: Props) {
  const t = await getTranslations('deskProperty');
  return (
    <nav aria-label={t('properties')} className="mb-5 flex flex-wrap gap-2 text-13">
      {properties.map(({ id, name }) => (
        <a
          key={id}
          href={hrefOf(id)}
          data-soft
          aria-current={id === shown ? 'page' : undefined}
          className="rounded-desk border border-line-strong px-3 py-1.5 aria-[current=page]:bg-main-light2 aria-[current=page]:font-bold"
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
