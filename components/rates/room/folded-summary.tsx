import { Icon } from '@/components/ui/icon';

type Props = { title: string; rate: string };

/** The mark at the name of a rate that opens its terms: the row stays two lines high. Its row is positioned. */
export function FoldedSummary({ title, rate }: Props) {
  return (
    <summary
      title={title}
      className="absolute top-2 left-1.5 grid size-6 list-none place-items-center rounded-control text-soft hover:bg-sand hover:text-ink desk:left-2 [&::-webkit-details-marker]:hidden [details[open]>&]:rotate-180"
    >
      <Icon name="down" />
      <span className="sr-only">{`${title} ${rate}`}</span>
    </summary>
  );
}
