import { MissingPage } from '@/components/catalogue/content/missing-page';
import { getPage } from '@/lib/catalogue/content/page';

export default async function HotelNotFound() {
  const { locale } = await getPage();
  return <MissingPage kind="unknown" locale={locale} />;
}
