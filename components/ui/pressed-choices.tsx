type Props<Value extends string> = {
  /** Said, not seen. */
  label: string;
  choices: readonly { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** A few buttons in a row, one of them pressed. */
export function PressedChoices<Value extends string>({ label, choices, chosen, onChoose }: Props<Value>) {
  return (
    <fieldset className="flex divide-x divide-line overflow-hidden rounded-desk border border-line-strong text-13">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={chosen === choice.value}
          onClick={() => onChoose(choice.value)}
          className="inline-flex h-8 items-center px-3 -outline-offset-2! hover:bg-sand aria-pressed:bg-main-light2 aria-pressed:font-bold"
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}
