import { Check, CheckGroup, type CheckGroupProps } from './fields';

/** Everything of the last panel; `others` are the facilities that stay folded until somebody asks for them. */
export type Groups = {
  before: readonly CheckGroupProps[];
  facilities: CheckGroupProps;
  others: CheckGroupProps['options'];
  isOtherChosen: boolean;
  othersLabel: string;
  pets: { label: string; isChecked: boolean };
};

export function MoreFilters({ before, facilities, others, isOtherChosen, othersLabel, pets }: Groups) {
  return (
    <div className="grid gap-6">
      {before.map((group) => (
        <CheckGroup key={group.name} {...group} />
      ))}
      <div>
        <CheckGroup {...facilities} />
        <details className="mt-1" open={isOtherChosen || undefined}>
          <summary className="w-fit py-1 text-14 underline decoration-accent underline-offset-4">{othersLabel}</summary>
          <div className="mt-1 grid gap-x-6 season:grid-cols-2">
            {others.map(({ id, label }) => (
              <Check
                key={id}
                name={facilities.name}
                value={id}
                label={label}
                isChecked={facilities.chosen.includes(id)}
              />
            ))}
          </div>
        </details>
      </div>
      <Check name="petsAllowed" value="true" label={pets.label} isChecked={pets.isChecked} />
    </div>
  );
}
