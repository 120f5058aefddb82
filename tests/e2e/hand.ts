import { expect, type Locator } from '@playwright/test';

/** How somebody uses a page: with a mouse, or by keyboard alone. */
export type Hand = {
  press(target: Locator): Promise<void>;
  /** In place of what stands in the field. */
  type(target: Locator, text: string): Promise<void>;
  /** One of a list, by its words. */
  choose(target: Locator, option: string): Promise<void>;
  /** One of what a field suggests beneath it. */
  pick(field: Locator, option: Locator): Promise<void>;
  /** A box or a radio button. */
  tick(target: Locator): Promise<void>;
};

export const mouse: Hand = {
  press: (target) => target.click(),
  type: (target, text) => target.fill(text),
  choose: async (target, option) => {
    await target.selectOption({ label: option });
  },
  pick: (_field, option) => option.click(),
  tick: (target) => target.check(),
};

/** Long enough for every page: nobody reads on who has pressed Tab so often. */
const MOST_STEPS = 400;

/**
 * The arrow that leads on within what Tab enters once: radio buttons, grids, menus and lists. Null: Tab leads there.
 */
async function arrowTo(target: Locator): Promise<string | null> {
  return target.evaluate((element) => {
    const active = document.activeElement;
    if (!(element instanceof HTMLElement) || !(active instanceof HTMLElement) || active === document.body) return null;
    const isRadio = element instanceof HTMLInputElement && element.type === 'radio';
    if (!isRadio && element.tabIndex >= 0) return null;
    const isWithin = isRadio
      ? active instanceof HTMLInputElement && active.type === 'radio' && active.name === element.name
      : element
          .closest('table, [role=grid], [role=radiogroup], [role=listbox], [role=menu], [role=tablist]')
          ?.contains(active);
    if (!isWithin) return null;
    const [from, to] = [active.getBoundingClientRect(), element.getBoundingClientRect()];
    if (to.top >= from.bottom - 1) return 'ArrowDown';
    if (to.bottom <= from.top + 1) return 'ArrowUp';
    return to.left > from.left ? 'ArrowRight' : 'ArrowLeft';
  });
}

async function reach(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(target).toBeEnabled();
  const { keyboard } = target.page();
  const place = () =>
    target.evaluate((element) => {
      const active = document.activeElement;
      if (element === active) return 'here';
      // The words of a button stand within it.
      if (active?.matches('a, button, summary') && active.contains(element)) return 'here';
      const isBefore =
        active !== null &&
        active !== document.body &&
        (active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
      return isBefore ? 'before' : 'after';
    });
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const where = await place();
    if (where === 'here') return;
    await keyboard.press((await arrowTo(target)) ?? (where === 'before' ? 'Shift+Tab' : 'Tab'));
  }
  expect(await place(), 'the focus').toBe('here');
}

/** Tab, arrows, Enter, Space and letters: never a pointer, and the focus only where the page lets it come. */
export const keyboard: Hand = {
  press: async (target) => {
    await reach(target);
    await target.page().keyboard.press('Enter');
  },
  type: async (target, text) => {
    await reach(target);
    await target.page().keyboard.press('ControlOrMeta+a');
    await target.page().keyboard.press('Delete');
    await target.page().keyboard.type(text);
  },
  choose: async (target, option) => {
    await reach(target);
    const { keyboard } = target.page();
    const chosen = () => target.evaluate((list) => (list as HTMLSelectElement).selectedOptions[0]?.label ?? '');
    await keyboard.type(option);
    // The letters lead to the first that begins so.
    for (let step = 0; step < MOST_STEPS && (await chosen()) !== option; step += 1) await keyboard.press('ArrowDown');
    expect(await chosen()).toBe(option);
  },
  pick: async (field, option) => {
    await expect(option).toBeVisible();
    const id = await option.getAttribute('id');
    const isAt = async () => (await field.getAttribute('aria-activedescendant')) === id;
    for (let step = 0; step < MOST_STEPS && !(await isAt()); step += 1) await field.page().keyboard.press('ArrowDown');
    await field.page().keyboard.press('Enter');
  },
  tick: async (target) => {
    await reach(target);
    if (!(await target.isChecked())) await target.page().keyboard.press('Space');
    await expect(target).toBeChecked();
  },
};
