import { Icon } from '@/components/ui/icon';

type Props = { title: string; rate: string };

/** The mark at the name of a rate that opens its terms: the row stays two lines high. Its row is positioned. */
export function FoldedSummary({ title, rate }: Props) {
  return (
    <summary title={title}>
      <Icon name="down" />
      <span className="sr-only">{`${title} ${rate}`}</span>
    </summary>
  );
}
