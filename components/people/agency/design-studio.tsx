'use client';

import type { ReactNode } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import type { Messages } from '@/lib/platform/i18n/messages';
import { ColorFields } from './color-fields';
import { type Design, type DesignBrand, DesignPreview } from './design-preview';
import { LogoField } from './logo-field';

type Words = Messages['agency']['design'];

type Props = {
  action: string;
  logoAction: string;
  name: string;
  design: Design;
  brand: DesignBrand;
  mayEdit: boolean;
  words: Words;
  /** The latest offer, for the preview. */
  offer: ReactNode;
};

const schemas = async () => ({ input: (await import('@/lib/people/agency/schema')).agencyPatchSchema });

/** Corporate design with its effect beside it; a colour nobody could read offers the nearest that passes. */
export function DesignStudio({ action, logoAction, name, design, brand, mayEdit, words, offer }: Props) {
  return (
    <div className="grid gap-x-12 gap-y-8 wide:grid-cols-[minmax(0,440px)_minmax(0,1fr)]">
      <ApiForm
        action={action}
        method="PATCH"
        schemas={schemas}
        defaultValues={{ corporateDesign: design }}
        confirmation={words.saved}
        className="grid max-w-[560px] content-start gap-5"
        aside={<Preview brand={brand} name={name} words={words} offer={offer} />}
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

function Preview({ brand, name, words, offer }: Pick<Props, 'brand' | 'name' | 'words' | 'offer'>) {
  const design: Design = useWatch({ name: 'corporateDesign' });
  return (
    <section aria-label={words.preview} className="wide:sticky wide:top-6 wide:self-start">
      <h2 className="mb-2 font-sans text-18 leading-6 font-bold tracking-normal">{words.preview}</h2>
      <DesignPreview design={design} brand={brand} name={name} words={words} offer={offer} />
    </section>
  );
}
