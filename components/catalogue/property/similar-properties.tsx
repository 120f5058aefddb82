'use client';

import { useChoice } from '@/components/rates/property/week/your-week';
import { type SimilarCard, SimilarList } from './similar-list';

type Props = {
  /** Said once a week is chosen. */
  lead: string;
  properties: SimilarCard[];
  limit: number;
};

export function SimilarProperties({ lead, properties, limit }: Props) {
  const { week } = useChoice();
  return (
    <>
      {week && <p className="lead">{lead}</p>}
      <SimilarList week={week} properties={properties} limit={limit} />
    </>
  );
}
