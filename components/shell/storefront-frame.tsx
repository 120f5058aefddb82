import './shell.css';
import './consent.css';
import type { ReactNode } from 'react';
import { pack } from '@/components/ui/packed';
import type { Site } from '@/lib/brand/site';
import type { Brand } from '@/lib/brand/types';
import type { Locale } from '@/lib/platform/i18n/locale';
import { StorefrontView } from './storefront-view';
import { storefrontWords } from './storefront-words';

type Props = { brand: Brand; locale: Locale; site: Site; children: ReactNode };

/** Header, content, footer of every storefront page. A page that begins with a picture uses `PageHero`. */
export async function StorefrontFrame({ children, ...asked }: Props) {
  return <StorefrontView packed={pack(await storefrontWords(asked))}>{children}</StorefrontView>;
}
