import { Combobox } from '@base-ui/react/combobox';
import { useQuery } from '@tanstack/react-query';
import { type AgencyName, agencyNames } from '@/components/people/agency/agency-names';
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

const NONE: AgencyName[] = [];

/**
 * The searchable list in the picker, `inline`: the disclosure around it is the popup. What is typed before the agencies have
 * arrived searches them once they are there.
 */
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
    <Combobox.Root
      inline
      open
      items={agencies ?? NONE}
      itemToStringLabel={({ name }: AgencyName) => name}
      isItemEqualToValue={(one: AgencyName, other: AgencyName) => one._id === other._id}
      autoHighlight
      onValueChange={(agency: AgencyName | null) => agency && actFor(agency._id)}
    >
      <div className="p-3">
        <Combobox.Input
          autoFocus
          aria-label={words.search}
          placeholder={words.search}
          // Escape closes the picker.
          onKeyDown={(event) => event.key === 'Escape' && event.preventBaseUIHandler()}
          className="block h-9 w-full rounded-desk border border-input bg-surface px-3 text-14 placeholder:text-soft"
        />
      </div>
      {agencies ? (
        <Combobox.Empty className="px-4 text-13 text-soft not-empty:pb-4">{words.noResults}</Combobox.Empty>
      ) : (
        <div role="status" aria-label={words.wait} className="grid gap-3 px-4 pb-4">
          <span className="h-4 w-2/3 rounded-desk bg-line-faint" />
          <span className="h-4 w-1/2 rounded-desk bg-line-faint" />
        </div>
      )}
      <Combobox.List
        aria-label={words.button}
        className="max-h-[min(320px,50dvh)] overflow-y-auto overscroll-contain px-1.5 pb-1.5 data-empty:hidden"
      >
        {(agency: AgencyName) => (
          <Combobox.Item
            key={agency._id}
            value={agency}
            className="cursor-pointer rounded-desk px-2.5 py-2 data-highlighted:bg-main-light2"
          >
            {agency.name}
          </Combobox.Item>
        )}
      </Combobox.List>
    </Combobox.Root>
  );
}
