import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brokenIn, drawRatios, ratioRow, withSection } from '@/scripts/bench/harness.mjs';

describe('figures of benchmarks', () => {
  it('are told beside what they are measured with, and judged where there is a limit', () => {
    const rows = [ratioRow('look-up', 2, 2), ratioRow('strip', 12, 2, 6), ratioRow('run', 12.1, 2, 6)];
    expect(rows.map(({ verdict }) => verdict)).toEqual(['told', 'kept', 'BROKEN']);
    expect(brokenIn(rows)).toBe(1);
    expect(drawRatios(rows)[1]?.replace(/ +/g, ' ')).toBe('strip 12.00 ms 6.0 × kept ≤ 6 ×');
  });

  it('replace those of the same benchmark and leave the others', () => {
    const first = withSection(withSection('', 'bench:search', 'old search'), 'bench:money', 'old money');
    const second = withSection(first, 'bench:money', 'new money');
    expect(second).toContain('old search');
    expect(second).not.toContain('old money');
    expect(second.indexOf('## bench:money')).toBeLessThan(second.indexOf('## bench:search'));
    expect(withSection(second, 'bench:money', 'new money')).toBe(second);
    expect(second.match(/^# Figures$/gm)).toHaveLength(1);
  });

  it('come from one harness: each benchmark of package.json runs by it under its own name', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const names = Object.keys(scripts).filter((name) => name.startsWith('bench:'));
    expect(names.length).toBeGreaterThan(8);
    for (const name of names) {
      const file = /scripts\/bench\/(\w+)\.(?:mjs|ts)$/.exec(scripts[name] ?? '')?.[1] ?? '';
      const places = [`scripts/bench/${file}/run.mjs`, `scripts/bench/${file}.ts`];
      const texts = places.map((place) => {
        try {
          return readFileSync(place, 'utf8');
        } catch {
          return '';
        }
      });
      expect([name, texts.some((text) => text.includes(`benchmark('${name}'`))]).toEqual([name, true]);
    }
  });
});
