'use client';

import { FieldError, inputClass } from './field';
import { useField, useForm } from './form-context';
import { CountField } from './number-field';
import { fill } from './types';

type Props = { label: string; help: string; legend: string; legendHelp: string; maximum: number; oldest: number };

/** Ages that a form without script has room for; more of them fit into its message. */
const ROOM_WITHOUT_SCRIPT = 6;

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

const gridClass = 'grid grid-cols-2 gap-x-6 gap-y-5 season:grid-cols-3';

/** How many children, and the age of each: the ages follow the count. Without script: a row of ages to choose from. */
export function ChildAges({ label, help, legend, legendHelp, maximum, oldest }: Props) {
  const { id, words, posted, errors, controller, act } = useForm();
  const listed = controller?.getState().values.children;
  const ages: readonly unknown[] = Array.isArray(listed) ? listed : [];
  const sent = posted['children[]'];
  const options = range(oldest + 1);
  const age = (index: number) => fill(words.childAge, { n: index + 1 });

  function resize(count: number) {
    act((form) => {
      const known = form.getState().values.children;
      const kept = Array.isArray(known) ? known : [];
      form.set({ children: Array.from({ length: count }, (_, index) => kept[index] ?? '') });
    });
  }

  return (
    <>
      <div data-scripted>
        <CountField
          id={`${id}-children`}
          label={label}
          help={help}
          error={errors.children}
          max={maximum}
          count={ages.length}
          onCount={resize}
          fewer={words.fewer}
          more={words.more}
        />
      </div>
      {controller && ages.length > 0 && (
        <div data-scripted className={`${gridClass} col-span-full`}>
          {range(ages.length).map((index) => (
            <AgeOf key={index} index={index} label={age(index)} options={options} />
          ))}
        </div>
      )}
      <fieldset data-native className="col-span-full">
        <legend className="mb-2 text-13 text-soft">
          {legend} ({words.optional})
        </legend>
        <div className={gridClass}>
          {range(ROOM_WITHOUT_SCRIPT).map((index) => (
            <label key={index} className="text-13 text-soft">
              {age(index)}
              <select
                name="children[]"
                defaultValue={Array.isArray(sent) ? sent[index] : undefined}
                className={inputClass}
              >
                <option value="">–</option>
                {options.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </select>
            </label>
          ))}
        </div>
        {errors.children && <FieldError id={`${id}-children`}>{errors.children}</FieldError>}
        <p className="mt-2 text-13 text-soft">{legendHelp}</p>
      </fieldset>
    </>
  );
}

function AgeOf({ index, label, options }: { index: number; label: string; options: readonly number[] }) {
  const path = `children.${index}`;
  const { id, words, error, bind, describedAs } = useField(path);
  return (
    <div>
      <label htmlFor={id} className="block text-13 text-soft">
        {label}
      </label>
      <select id={id} required className={inputClass} {...bind} {...describedAs(false)}>
        <option value="">{words.chooseAge}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}
