import { SectionMarker } from './section-marker';

type SectionTab = { id: string; label: string };

/** The consumer's tabs: anchors in the page, so that nothing is hidden from print, crawlers or readers without script. */
export function SectionTabs({ tabs, label }: { tabs: SectionTab[]; label: string }) {
  return (
    <nav aria-label={label} className="section-tabs no-print sticky top-0 z-5 border-line border-b bg-paper">
      <ul className="wrap flex gap-x-6 overflow-x-auto text-14 text-soft [scrollbar-width:none] desk:gap-x-8">
        {tabs.map((tab) => (
          <li key={tab.id} className="shrink-0">
            <a
              href={`#${tab.id}`}
              className="block border-transparent border-b py-4 -outline-offset-2 transition-colors duration-150 hover:text-ink"
            >
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
      <SectionMarker ids={tabs.map(({ id }) => id)} />
    </nav>
  );
}
