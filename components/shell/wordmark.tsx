import type { EffectiveBrand } from '@/lib/brand/types';

type Props = {
  brand: Pick<EffectiveBrand, 'name' | 'isLogoOfAgency'>;
  /** The logo for this ground; null where none can be seen on it. */
  logoPath: string | null;
  className?: string;
};

/** The agency's own logo; else the brand's name in two lines, behind its mark or the gold bar. */
export function Wordmark({ brand: { name, isLogoOfAgency }, logoPath, className = '' }: Props) {
  if (logoPath && isLogoOfAgency) {
    return <img src={logoPath} alt={name} className={`h-7 w-auto max-w-[180px] object-contain ${className}`} />;
  }
  const [first, ...rest] = name.split(' ');
  return (
    <span className={`flex items-center gap-3 whitespace-nowrap ${className}`}>
      {logoPath ? (
        <img src={logoPath} alt="" width={28} height={28} className="size-7 shrink-0" />
      ) : (
        <span aria-hidden="true" className="h-6 w-0.5 shrink-0 bg-(--mark-accent,var(--accent))" />
      )}
      <span className="text-12 leading-[14px] font-bold tracking-[0.14em] uppercase">
        {first}
        {rest.length > 0 && (
          <>
            {' '}
            <br />
            {rest.join(' ')}
          </>
        )}
      </span>
    </span>
  );
}
