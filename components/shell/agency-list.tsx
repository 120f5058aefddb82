import { useQuery } from '@tanstack/react-query';
import { agencyNames } from '@/components/people/agency/agency-names';
import { SearchedList } from '@/components/ui/searched-list';
import { useActing } from './use-acting';

export type PickerWords = {
  button: string;
  label: string;
  search: string;
  wait: string;
  noResults: string;
  failed: string;
  retry: string;
  manage: string;
};

export type AgencyListProps = { words: PickerWords };

/** The agencies of the picker, whose disclosure is shut by Escape itself. */
export function AgencyList({ words }: AgencyListProps) {
  const { data: agencies, isLoadingError, refetch } = useQuery(agencyNames);
  const actFor = useActing();

  if (isLoadingError) {
    return (
      <p role="alert" className="px-4 py-4 text-13">
        {words.failed}{' '}
        <button type="button" onClick={() => refetch()} className="font-bold underline underline-offset-4">
          {words.retry}
        </button>
      </p>
    );
  }
  return (
    <SearchedList
      label={words.search}
      heading={words.button}
      none={words.noResults}
      wait={words.wait}
      items={agencies?.map(({ _id, name }) => ({ id: _id, label: name })) ?? null}
      onChosen={actFor}
    />
  );
}
