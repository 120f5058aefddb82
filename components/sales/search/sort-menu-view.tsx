'use client';

export type SortMenuValue = {
  label: string;
  current: string;
  orders: readonly { order: string; href: string; label: string; isCurrent: boolean }[];
};

/** Links, so that an order is an address, too. */
export function SortMenuView({ value: { label, current, orders } }: { value: SortMenuValue }) {
  return (
    <details data-panel className="search-panel relative">
      <summary className="py-1 whitespace-nowrap">
        <span className="sr-only">{label}: </span>
        {current}
        <svg width="9" height="6" aria-hidden="true" className="ml-2 inline-block">
          <path d="M1 1l3.5 3.5L8 1" fill="none" stroke="currentColor" />
        </svg>
      </summary>
      <ul className="absolute top-full right-0 z-20 mt-2 w-max bg-surface py-3 shadow-float max-menu:left-0 max-menu:right-auto">
        {orders.map((one) => (
          <li key={one.order}>
            <a
              href={one.href}
              data-soft
              data-stays
              aria-current={one.isCurrent ? 'true' : undefined}
              className="block px-5 py-1.5 hover:bg-main-light2 aria-[current]:underline aria-[current]:decoration-accent aria-[current]:underline-offset-4"
            >
              {one.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
