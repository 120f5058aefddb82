import { formatNumber, NO_BREAK_SPACE } from '@/lib/platform/money';

/** 2.75 → `2,75 %` */
export function percentText(percent: number): string {
  return `${formatNumber(percent, 2)}${NO_BREAK_SPACE}%`;
}

/** 0.35 → `35 %`, 0.0275 → `2,75 %` */
export function formatPercent(ratio: number): string {
  return percentText(ratio * 100);
}
