'use client';

import { useRouter } from 'next/navigation';
import { type ChangeEvent, useId, useState } from 'react';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import { confirmToast } from '@/components/shell/toast';
import { compactButtonClass } from '@/components/ui/compact-button';
import { brandColors } from '@/lib/brand/rules/colors';
import { parseColor } from '@/lib/brand/rules/contrast';
import { type DesignColors, judgeDesign } from '@/lib/people/agency/design';
import type { Messages } from '@/lib/platform/i18n/messages';
import { type Design, DesignPreview } from './design-preview';

type Words = Messages['agency']['design'];
type ColorName = keyof DesignColors;

type Props = {
  action: string;
  logoAction: string;
  name: string;
  design: Design;
  brand: { main: string; accent: string; isMenuInverted: boolean };
  mayEdit: boolean;
  words: Words;
};

const colorNames: readonly ColorName[] = ['main', 'invertedFont', 'accentOnMain'];

/** Corporate design with its effect beside it; a colour nobody could read offers the nearest that passes. */
export function DesignStudio({ action, logoAction, name, design: saved, brand, mayEdit, words }: Props) {
  const router = useRouter();
  const [design, setDesign] = useState(saved);
  const set = (change: Partial<Design>) => setDesign((now) => ({ ...now, ...change }));
  const colors: DesignColors = {
    main: design.main || null,
    accentOnMain: design.accentOnMain || null,
    invertedFont: design.invertedFont || null,
  };
  const { errors, nearest } = judgeDesign(colors);
  const { onMain, accentOnMain } = brandColors({ main: colors.main ?? brand.main, accent: brand.accent });
  const computed: Record<ColorName, string> = { main: brand.main, invertedFont: onMain, accentOnMain };
  const labels: Record<ColorName, string> = {
    main: words.main,
    accentOnMain: words.accentOnMain,
    invertedFont: words.invertedFont,
  };
  return (
    <div className="grid gap-x-12 gap-y-8 wide:grid-cols-[minmax(0,440px)_minmax(0,1fr)]">
      <ApiForm
        action={action}
        method="PATCH"
        words={words}
        toBody={() => ({ corporateDesign: { colors, theme: design.theme, logoUrl: design.logoUrl } })}
        onDone={() => {
          confirmToast(words.saved);
          router.refresh();
        }}
        className="grid max-w-[560px] content-start gap-5"
      >
        {colorNames.map((color) => (
          <ColorField
            key={color}
            label={labels[color]}
            help={color === 'main' ? words.mainHelp : words.optional}
            value={design[color]}
            fallback={computed[color]}
            error={errors[color] && errorOf(color, errors[color], words)}
            shade={errors[color] === 'contrastFails' ? (nearest?.[color] ?? null) : null}
            isDisabled={!mayEdit}
            onChange={(value) => set({ [color]: value })}
            words={words}
          />
        ))}
        <fieldset disabled={!mayEdit}>
          <legend className="mb-1 text-13 font-bold">{words.theme}</legend>
          <div className="flex gap-6 text-14">
            {([null, 'colorful'] as const).map((theme) => (
              <label key={theme ?? 'plain'} className="flex items-center gap-2 py-1">
                <input
                  type="radio"
                  name="theme"
                  checked={design.theme === theme}
                  onChange={() => set({ theme })}
                  className="size-4.5 accent-main"
                />
                {theme === null ? words.themePlain : words.themeColorful}
              </label>
            ))}
          </div>
        </fieldset>
        <Logo
          action={logoAction}
          logoUrl={design.logoUrl}
          isDisabled={!mayEdit}
          onChange={(logoUrl) => set({ logoUrl })}
          words={words}
        />
        {mayEdit ? (
          <div>
            <ApiSubmit>{words.save}</ApiSubmit>
          </div>
        ) : (
          <p className="text-14 text-soft">{words.readOnly}</p>
        )}
      </ApiForm>
      <section aria-label={words.preview} className="wide:sticky wide:top-6 wide:self-start">
        <h2 className="mb-2 font-sans text-18 leading-6 font-bold tracking-normal">{words.preview}</h2>
        <DesignPreview design={design} brand={brand} name={name} words={words} />
      </section>
    </div>
  );
}

function errorOf(color: ColorName, error: 'colorInvalid' | 'contrastFails', words: Words): string {
  if (error === 'colorInvalid') return words.invalid;
  return color === 'accentOnMain' ? words.failsLine : words.fails;
}

type ColorProps = {
  label: string;
  help: string;
  value: string;
  /** What applies while nothing is given. */
  fallback: string;
  error: string | undefined;
  shade: string | null;
  isDisabled: boolean;
  onChange: (value: string) => void;
  words: Words;
};

function ColorField({ label, help, value, fallback, error, shade, isDisabled, onChange, words }: ColorProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-13 font-bold">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          type="color"
          aria-label={words.pick.replace('{name}', label)}
          value={parseColor(value) ?? fallback}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.value)}
          className="h-10 w-12 shrink-0 rounded-desk border border-input bg-surface p-1"
        />
        <input
          id={id}
          value={value}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.value)}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-help ${id}-error`}
          className="h-10 w-full rounded-desk border border-input bg-surface px-3 text-14 aria-invalid:border-negative disabled:bg-sand"
        />
      </div>
      <p id={`${id}-help`} className="mt-1 text-13 text-soft">
        {help}
      </p>
      <div id={`${id}-error`} role="status" className="text-13 text-negative">
        {error}{' '}
        {shade && (
          <button
            type="button"
            onClick={() => onChange(shade)}
            className="min-h-6 font-bold underline underline-offset-2"
          >
            {words.use.replace('{shade}', shade)}
          </button>
        )}
      </div>
    </div>
  );
}

type LogoProps = {
  action: string;
  logoUrl: string | null;
  isDisabled: boolean;
  onChange: (logoUrl: string | null) => void;
  words: Words;
};

/** A file goes up at once and stands in the preview; it belongs to the design when that is saved. */
function Logo({ action, logoUrl, isDisabled, onChange, words }: LogoProps) {
  const id = useId();
  const [isUploading, setIsUploading] = useState(false);
  const [failure, setFailure] = useState('');

  async function upload(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    setIsUploading(true);
    setFailure('');
    const body = new FormData();
    body.set('logo', file);
    try {
      const headers = { 'Accept-Language': document.documentElement.lang };
      const response = await fetch(action, { method: 'POST', headers, body });
      const answer = await response.json();
      if (response.ok) onChange(answer.logoUrl);
      else setFailure(Object.values<string>(answer.errors ?? {})[0] ?? answer.title ?? words.offline);
    } catch {
      setFailure(words.offline);
    }
    setIsUploading(false);
  }

  return (
    <div>
      <p className="mb-1 text-13 font-bold">{words.logo}</p>
      <div className="flex flex-wrap items-center gap-3">
        {logoUrl && <img src={logoUrl} alt={words.logo} className="h-10 w-auto max-w-[160px] object-contain" />}
        <label htmlFor={id} className={`${compactButtonClass('quiet')} cursor-pointer has-focus-visible:outline-2`}>
          {isUploading ? words.uploading : words.choose}
          <input
            id={id}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            disabled={isDisabled || isUploading}
            onChange={upload}
            aria-describedby={`${id}-help`}
            className="sr-only"
          />
        </label>
        {logoUrl && !isDisabled && (
          <button type="button" onClick={() => onChange(null)} className="min-h-6 text-13 underline underline-offset-2">
            {words.removeLogo}
          </button>
        )}
      </div>
      <p id={`${id}-help`} className="mt-1 text-13 text-soft">
        {words.logoHelp}
      </p>
      <p role="alert" className="text-13 text-negative empty:hidden">
        {failure}
      </p>
    </div>
  );
}
