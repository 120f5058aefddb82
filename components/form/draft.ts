/** What was typed, for this tab only: it survives a reload and ends with the tab. */
type Draft = {
  values: Record<string, unknown>;
  step: number;
  /** The query the page had: a link with other dates in it wins over what was typed before. */
  search: string;
  /** What the form was filled with when it was typed (rule 7.13). */
  version?: string;
};

function storageKey(form: string): string {
  return `alpenglow.draft.${form}`;
}

/** Storage may be full or forbidden; a form works without it. */
function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}

export function hasDraft(form: string): boolean {
  return attempt(() => sessionStorage.getItem(storageKey(form)) !== null) ?? false;
}

export function readDraft(form: string): Draft | null {
  return attempt(() => {
    const draft: unknown = JSON.parse(sessionStorage.getItem(storageKey(form)) ?? 'null');
    if (typeof draft !== 'object' || draft === null || !('values' in draft)) return null;
    const { values, step, search, version } = draft as Partial<Draft>;
    if (typeof values !== 'object' || values === null) return null;
    return {
      values,
      step: typeof step === 'number' ? step : 0,
      search: typeof search === 'string' ? search : '',
      ...(typeof version === 'string' ? { version } : {}),
    };
  });
}

export function writeDraft(form: string, draft: Draft): void {
  attempt(() => sessionStorage.setItem(storageKey(form), JSON.stringify(draft)));
}

export function clearDraft(form: string): void {
  attempt(() => sessionStorage.removeItem(storageKey(form)));
}

type Restored = {
  /** Fields the form has. */
  names: readonly string[];
  /** What a link says itself: another link wins over what was typed before. */
  linked: readonly string[];
  search: string;
};

/** What of a draft still holds on a page with this query, and at which step it was left. */
export function restored({ values, step, search: before }: Draft, { names, linked, search }: Restored) {
  const isSameLink = before === search;
  const holds = (name: string) => names.includes(name) && (isSameLink || !linked.includes(name));
  return {
    values: Object.fromEntries(Object.entries(values).filter(([name]) => holds(name))),
    step: isSameLink ? step : 0,
  };
}
