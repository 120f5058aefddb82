/** What was typed, for this tab only: it survives a reload and ends with the tab. */
type Draft = {
  values: Record<string, unknown>;
  step: number;
  /** The query the page had: a link with other dates in it wins over what was typed before. */
  search: string;
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
    const { values, step, search } = draft as Partial<Draft>;
    if (typeof values !== 'object' || values === null) return null;
    return { values, step: typeof step === 'number' ? step : 0, search: typeof search === 'string' ? search : '' };
  });
}

export function writeDraft(form: string, draft: Draft): void {
  attempt(() => sessionStorage.setItem(storageKey(form), JSON.stringify(draft)));
}

export function clearDraft(form: string): void {
  attempt(() => sessionStorage.removeItem(storageKey(form)));
}
