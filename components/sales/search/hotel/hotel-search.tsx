'use client';

import './hotel-search.css';
import './hotel-row.css';
import './hotel-map.css';
import { useState } from 'react';
import { useLetterKeys } from '@/components/shell/letter-keys';
import { type FilterValues, queryOf } from '@/lib/sales/search/hotel/address';
import { placeOf } from './destination';
import { FilterChips } from './filter-chips';
import { FilterRail } from './filter-rail';
import { partyOf, withParty } from './party';
import { Results } from './results';
import { type HotelSearchSetting, SettingProvider } from './setting';
import { StayBar } from './stay-bar';
import { hindranceOf, type InitialSearch, useHotelSearch } from './use-hotel-search';

const FORM = 'hotel-search';

/** The form says a place by its name, an address by its id. */
function shownValues(values: FilterValues, { places }: HotelSearchSetting): FilterValues {
  const [destination] = values.destination ?? [];
  const place = destination && places.find(({ id }) => id === destination);
  return place ? { ...values, destination: [place.name] } : values;
}

/** The rail is a disclosure beside a map and on a telephone. */
function openFilters(): void {
  const rail = document.querySelector<HTMLDetailsElement>('.filter-rail');
  if (!rail) return;
  rail.open = true;
  rail.querySelector<HTMLElement>('.filter-rail-content input')?.focus();
}

/** From hotel to hotel in the order of the page; a lit one has its pin lit on the map. */
function walk(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-hotel]')];
  const here = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[here === -1 ? 0 : here + by];
  next?.querySelector<HTMLElement>('a, button')?.focus();
}

/** Filter and results. The server renders the first answer; every further one is fetched here. */
export function HotelSearch({ setting, initial }: { setting: HotelSearchSetting; initial: InitialSearch }) {
  const { values, address, hindrance, problem, found, isOld, search, more } = useHotelSearch(setting, initial);
  const [draft, setDraft] = useState(() => shownValues(values, setting));
  const [known, setKnown] = useState(address);
  if (known !== address) {
    setKnown(address);
    setDraft(shownValues(values, setting));
  }

  const [isMapShown, setIsMapShown] = useState(false);

  useLetterKeys({
    f: openFilters,
    m: () => setIsMapShown(!isMapShown),
    j: () => walk(1),
    k: () => walk(-1),
  });

  function submit(wanted: FilterValues) {
    const place = placeOf(wanted.destination?.[0], setting.places);
    const party = partyOf(wanted);
    if (party.ages.includes(null)) {
      // Its field opens and asks.
      document.querySelector<HTMLFormElement>(`#${FORM}`)?.requestSubmit();
      return;
    }
    const next = { ...withParty(wanted, party), ...(place && { destination: [place.id] }) };
    if (hindranceOf(next) === null) search(next);
  }
  const change = (field: keyof FilterValues, texts: readonly string[]) => {
    const changed = ({ [field]: _, ...others }: FilterValues) =>
      texts.length > 0 ? { ...others, [field]: texts } : others;
    // The calendar writes both days in one go.
    setDraft(changed);
    return changed(draft);
  };

  return (
    <SettingProvider value={setting}>
      <StayBar
        id={FORM}
        draft={draft}
        isSearched={Object.keys(queryOf(values)).length > 0}
        onChange={change}
        onParty={(party) => setDraft((now) => withParty(now, party))}
        onSubmit={submit}
      />
      <div
        data-map={isMapShown || undefined}
        className="hotel-search-body mx-auto w-full max-w-[1440px] px-4 pt-6 pb-16 desk:px-8 desk:pb-24"
      >
        <FilterRail
          form={FORM}
          draft={draft}
          counts={hindrance === null && problem === null ? found.data?.counts : undefined}
          onChange={(field, texts) => submit(change(field, texts))}
          onType={change}
          onReset={() => search({})}
        />
        <FilterChips
          values={draft}
          onChange={(field, texts) => submit(change(field, texts))}
          onReset={() => search({})}
        />
        <Results
          values={values}
          address={address}
          hindrance={hindrance}
          problem={problem}
          found={found}
          isOld={isOld}
          onMore={more}
          onSearch={search}
          isMapShown={isMapShown}
          onMap={setIsMapShown}
        />
      </div>
    </SettingProvider>
  );
}
