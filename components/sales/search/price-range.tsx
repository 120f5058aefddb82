import { formatMoney, fromUnits } from '@/lib/platform/money';
import { PRICE_RANGE } from '@/lib/sales/search/rules';

type Props = {
  chosen: { min: number; max: number } | null | undefined;
  labels: { legend: string; lowest: string; highest: string; noLimit: string };
};

const STEP = 5000;

function inWords(euros: number, isHighest: boolean, noLimit: string): string {
  return isHighest && euros >= PRICE_RANGE.max ? noLimit : formatMoney(fromUnits(euros, 'EUR'));
}

/** Two native sliders over one track; the top of the upper one means no limit (rule 4.12). */
export function PriceRange({ chosen, labels }: Props) {
  const { min, max } = chosen ?? PRICE_RANGE;
  const handles = [
    { label: labels.lowest, value: min, text: inWords(min, false, labels.noLimit) },
    { label: labels.highest, value: max, text: inWords(max, true, labels.noLimit) },
  ];
  const share = { '--from': min / PRICE_RANGE.max, '--to': max / PRICE_RANGE.max } as React.CSSProperties;
  return (
    <fieldset>
      <legend className="mb-4 text-13 text-soft">{labels.legend}</legend>
      <div className="price-handles">
        <span data-price-track style={share} />
        {handles.map(({ label, value, text }) => (
          <input
            key={label}
            type="range"
            name="priceRange"
            aria-label={label}
            aria-valuetext={text}
            min={PRICE_RANGE.min}
            max={PRICE_RANGE.max}
            step={STEP}
            defaultValue={value}
          />
        ))}
      </div>
      <div className="mt-2 flex justify-between gap-4 text-14">
        {handles.map(({ label, text }) => (
          <p key={label}>
            <span className="text-soft">{label}</span>{' '}
            <output data-no-limit={labels.noLimit} className="figures">
              {text}
            </output>
          </p>
        ))}
      </div>
    </fieldset>
  );
}
