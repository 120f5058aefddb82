import { formatNumber, NO_BREAK_SPACE } from '@/lib/platform/money';

/** 0.35 → `35 %`, 0.0275 → `2,75 %` */
export function formatPercent(ratio: number): string {
  return `${formatNumber(ratio * 100, 2)}${NO_BREAK_SPACE}%`;
}
