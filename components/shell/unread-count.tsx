/** A figure behind an entry of the menu; whoever hears the page is told what it counts. */
export function UnreadCount({ count, label }: { count: number; label: string }) {
  return (
    <span className="figures ml-2 inline-grid h-5 min-w-5 place-items-center rounded-full border border-(--menu-line) bg-main px-1 align-middle text-12 leading-none font-bold text-on-main">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
