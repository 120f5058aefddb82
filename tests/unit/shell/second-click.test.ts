import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stopStrayClicks } from '@/components/ui/second-click';

class Thing {
  isConnected = true;
  constructor(readonly textContent: string) {}
  closest(): Thing | null {
    return this;
  }
}
class Label extends Thing {
  constructor(readonly control: Thing) {
    super('label');
  }
}

describe('the second half of a double click', () => {
  let listen: (event: unknown) => void;
  beforeEach(() => {
    vi.stubGlobal('Element', Thing);
    vi.stubGlobal('HTMLLabelElement', Label);
    vi.stubGlobal('window', {
      addEventListener: (_: string, listener: (event: unknown) => void) => {
        listen = listener;
      },
      removeEventListener: () => {},
    });
    stopStrayClicks();
  });
  afterEach(() => vi.unstubAllGlobals());

  /** Whether the click arrives. */
  function click(target: Thing, detail: number): boolean {
    const event = { target, detail, preventDefault: vi.fn(), stopPropagation: vi.fn() };
    listen(event);
    return event.stopPropagation.mock.calls.length === 0;
  }

  it('does not press what came up beneath the first', () => {
    const [yes, row] = [new Thing('Decline'), new Thing('Another request')];
    expect([click(yes, 1), click(row, 2), click(row, 3)]).toEqual([true, false, false]);
    expect(click(row, 1)).toBe(true);
  });

  it('arrives at what it pressed already, of a label at its field, and at the same drawn anew', () => {
    const box = new Thing('');
    expect([click(new Label(box), 1), click(box, 2)]).toEqual([true, true]);
    const [before, after] = [new Thing('+'), new Thing('+')];
    expect(click(before, 1)).toBe(true);
    before.isConnected = false;
    expect(click(after, 2)).toBe(true);
  });

  it('is nothing that a key has pressed', () => {
    expect([click(new Thing('one'), 0), click(new Thing('two'), 0), click(new Thing('three'), 1)]).toEqual([
      true,
      true,
      true,
    ]);
  });
});
