import type { ReactNode } from 'react';
import type { Site } from '@/lib/brand/site';
import type { Brand } from '@/lib/brand/types';
import type { Locale } from '@/lib/i18n/locale';

type Props = { brand: Brand; locale: Locale; site: Site; children: ReactNode };

export function StorefrontFrame({ children }: Props) {
  return <main id="main">{children}</main>;
}
