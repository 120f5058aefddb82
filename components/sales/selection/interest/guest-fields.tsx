'use client';

import { ApiInput } from '@/components/form/api-field';
import { fill } from '@/components/form/types';
import { Block } from '@/components/sales/lead/interest-form/block';
import type { InterestWords } from '@/components/sales/lead/interest-form/setting';
import { numbered } from '@/lib/platform/numbered';
import { groupsOf } from '@/lib/sales/selection/rules/interest';
import type { Selection } from '@/lib/sales/selection/types';
import { guestField } from './setting';

type Props = { selection: Selection; words: InterestWords };

/** Of several rooms: in whose name each of the others is. The first is the client's. */
export function GuestFields({ selection, words }: Props) {
  // In the order in which they are saved.
  const rooms = groupsOf(selection).flatMap(({ room, quantity }) => Array.from({ length: quantity }, () => room.name));
  if (rooms.length < 2) return null;
  return (
    <Block title={words.guests} duty={words.guestsOptional}>
      <p className="text-13 text-soft">{words.guestsHelp}</p>
      {numbered(rooms).map(({ number, value: name }) => {
        const room = number - 1;
        return room === 0 ? null : (
          <fieldset key={number} className="mt-4">
            <legend className="mb-2 text-13 font-bold">{fill(words.guestsOfRoom, { n: number, room: name })}</legend>
            <div className="grid gap-x-5 gap-y-4 desk:grid-cols-2">
              <ApiInput name={guestField(room, 'lastName')} label={words.lastName} autoComplete="off" />
              <ApiInput name={guestField(room, 'firstName')} label={words.firstName} autoComplete="off" />
            </div>
          </fieldset>
        );
      })}
    </Block>
  );
}
