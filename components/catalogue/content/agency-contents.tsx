type Props = { pages: readonly { href: string; heading: string; text: string }[] };

/** The pages of words below one of them, on the agency surface. */
export function AgencyContents({ pages }: Props) {
  return (
    <ul className="max-w-[880px] rounded-desk border border-line bg-surface">
      {pages.map(({ href, heading, text }) => (
        <li key={href} className="border-b border-line last:border-0">
          <a href={href} data-soft className="group block px-5 py-4 desk:px-6">
            <span className="text-16 leading-6 font-bold text-main-ink group-hover:underline group-hover:underline-offset-4">
              {heading}
            </span>
            <span className="mt-0.5 block max-w-[68ch] text-soft">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
