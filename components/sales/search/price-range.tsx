export type PriceRangeProps = {
  legend: string;
  /** Of the upper handle at its end. */
  noLimit: string;
  /** In whole euros, as are the values. */
  least: number;
  most: number;
  step: number;
  handles: readonly { label: string; value: number; text: string }[];
};

/** Two native sliders over one track; the top of the upper one means no limit (rule 4.12). */
export function PriceRange({ legend, noLimit, least, most, step, handles }: PriceRangeProps) {
  const [from = least, to = most] = handles.map(({ value }) => value);
  const share = { '--from': from / most, '--to': to / most } as React.CSSProperties;
  return (
    <fieldset>
      <legend className="mb-4 text-13 text-soft">{legend}</legend>
      <div className="price-handles">
        <span data-price-track style={share} />
        {handles.map(({ label, value, text }) => (
          <input
            key={label}
            type="range"
            name="priceRange"
            aria-label={label}
            aria-valuetext={text}
            min={least}
            max={most}
            step={step}
            defaultValue={value}
          />
        ))}
      </div>
      <div className="mt-2 flex justify-between gap-4 text-14">
        {handles.map(({ label, text }) => (
          <p key={label}>
            <span className="text-soft">{label}</span>{' '}
            <output data-no-limit={noLimit} className="figures">
              {text}
            </output>
          </p>
        ))}
      </div>
    </fieldset>
  );
}
