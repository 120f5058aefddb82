'use client';

import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import type { Messages } from '@/lib/platform/i18n/messages';
import { ColorFields, type Design, type DesignBrand } from './color-fields';
import { LogoField } from './logo-field';

type Words = Messages['agency']['design'];

type Props = {
  action: string;
  logoAction: string;
  design: Design;
  version: string;
  brand: DesignBrand;
  mayEdit: boolean;
  words: Words;
  /** Beside the form, following what is typed in it. */
  preview: ReactNode;
};

const schemas = async () => ({ input: (await import('@/lib/people/agency/schema')).agencyPatchSchema });

/** Corporate design with its effect beside it; a colour nobody could read offers the nearest that passes. */
export function DesignStudio({ action, logoAction, design, version, brand, mayEdit, words, preview }: Props) {
  return (
    <div className="grid gap-x-12 gap-y-8 wide:grid-cols-[minmax(0,440px)_minmax(0,1fr)]">
      <ApiForm
        action={action}
        method="PATCH"
        schemas={schemas}
        defaultValues={{ corporateDesign: design }}
        confirmation={words.saved}
        draft={`agency.design.${action}`}
        version={version}
        className="grid max-w-[560px] content-start gap-5"
        aside={preview}
      >
        <ColorFields brand={brand} isDisabled={!mayEdit} words={words} />
        <Theme isDisabled={!mayEdit} words={words} />
        <LogoField action={logoAction} isDisabled={!mayEdit} words={words} />
        {mayEdit ? (
          <div>
            <ApiSubmit>{words.save}</ApiSubmit>
          </div>
        ) : (
          <p className="text-14 text-soft">{words.readOnly}</p>
        )}
      </ApiForm>
    </div>
  );
}

function Theme({ isDisabled, words }: { isDisabled: boolean; words: Words }) {
  const { field } = useController({ name: 'corporateDesign.theme' });
  const themes = [
    { theme: null, label: words.themePlain },
    { theme: 'colorful', label: words.themeColorful },
  ] as const;
  return (
    <fieldset disabled={isDisabled}>
      <legend className="mb-1 text-13 font-bold">{words.theme}</legend>
      <div className="flex gap-6 text-14">
        {themes.map(({ theme, label }) => (
          <label key={label} className="flex items-center gap-2 py-1">
            <input
              type="radio"
              name={field.name}
              checked={field.value === theme}
              onChange={() => field.onChange(theme)}
              className="size-4.5 accent-main"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
