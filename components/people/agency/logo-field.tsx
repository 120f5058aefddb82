'use client';

import { UploadField } from '@/components/form/upload-field';
import type { Messages } from '@/lib/platform/i18n/messages';

const MAXIMUM_BYTES = 1024 * 1024;

type Props = { action: string; isDisabled: boolean; words: Messages['agency']['design'] };

export function LogoField({ action, isDisabled, words }: Props) {
  const { logo, logoHelp, choose, uploading, removeLogo, logoTooLarge } = words;
  return (
    <UploadField
      name="corporateDesign.logoUrl"
      action={action}
      part="logo"
      schema={async () => (await import('@/lib/people/agency/schema')).logoJsonSchema}
      addressOf={({ logoUrl }) => logoUrl}
      none={null}
      maximumBytes={MAXIMUM_BYTES}
      isDisabled={isDisabled}
      label={logo}
      help={logoHelp}
      words={{ choose, uploading, remove: removeLogo, tooLarge: logoTooLarge }}
    />
  );
}
