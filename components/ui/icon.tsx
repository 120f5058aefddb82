/** Drawn on a grid of 16, 1.5 px. On the server: the icons of lucide-react are client components and would ship with every page. */
const drawings = {
  menu: 'M2 4.5h12M2 8h12M2 11.5h12',
  close: 'm4 4 8 8M12 4l-8 8',
  down: 'm4 6 4 4 4-4',
  right: 'M3 8h10M9 4l4 4-4 4',
  left: 'M13 8H3M7 4 3 8l4 4',
  search: 'M11.25 7a4.25 4.25 0 1 1-8.5 0 4.25 4.25 0 0 1 8.5 0ZM10.2 10.2l3.3 3.3',
  help: 'M14.25 8a6.25 6.25 0 1 1-12.5 0 6.25 6.25 0 0 1 12.5 0ZM6.2 6.2a1.9 1.9 0 0 1 3.7.6c0 1.3-1.9 1.5-1.9 2.7M8 11.6v.1',
  check: 'M14.25 8a6.25 6.25 0 1 1-12.5 0 6.25 6.25 0 0 1 12.5 0ZM5.4 8.2l1.8 1.8 3.4-3.8',
  done: 'm4.2 8.4 2.6 2.6 5-5.6',
  minus: 'M14.25 8a6.25 6.25 0 1 1-12.5 0 6.25 6.25 0 0 1 12.5 0ZM5 8h6',
  request: 'M2 3h12v8H8l-3 2.6V11H2V3Z',
  list: 'M2.5 4h11M2.5 8h11M2.5 12h11',
  map: 'M6 3.2 2 4.8v8l4-1.6 4 1.6 4-1.6v-8l-4 1.6-4-1.6Zm0 0v8m4-6.4v8',
  filter: 'M2 4h12M4.5 8h7M7 12h2',
  building: 'M3 14V2.5h7V14M10 6.5h3V14M1.5 14h13M5.3 5h2.4M5.3 8h2.4M5.3 11h2.4',
  warning: 'M8 2.2 14.3 13H1.7L8 2.2ZM8 6.5v3M8 11.2v.1',
} as const;

type Props = { name: keyof typeof drawings; className?: string };

export function Icon({ name, className = 'size-4' }: Props) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
