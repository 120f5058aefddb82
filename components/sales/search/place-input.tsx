'use client';

import { useState } from 'react';
import { isMeant } from './meant';

type Props = {
  id: string;
  /** Of the suggestions, which stand in the page. */
  listId: string;
  placeholder: string;
  noResults: string;
  className: string;
};

/** A place with the browser's own suggestions, which are silent where there is none. */
export function PlaceInput({ id, listId, placeholder, noResults, className }: Props) {
  const [isUnknown, setIsUnknown] = useState(false);
  return (
    <>
      <input
        id={id}
        type="text"
        name="destination"
        list={listId}
        placeholder={placeholder}
        autoComplete="off"
        maxLength={120}
        aria-describedby={`${id}-said`}
        onInput={({ currentTarget: { value, list } }) =>
          setIsUnknown(
            ![...(list?.querySelectorAll('option') ?? [])].some((one) => isMeant({ label: one.value }, value)),
          )
        }
        className={className}
      />
      <span id={`${id}-said`} role="status" className="text-12 leading-4 text-soft">
        {isUnknown && noResults}
      </span>
    </>
  );
}
