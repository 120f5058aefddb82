import { Prose } from '@/components/catalogue/content/prose';
import { AgencyPage, TextLink } from '@/components/shell/agency-page';
import { Picture } from '@/components/ui/picture';
import type { InspirationPost } from '@/lib/catalogue/hotel/types';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { PostText } from './post-text';

type Props = {
  posts: InspirationPost[];
  locale: Locale;
  /** Of whom; absent: of all hotels. */
  hotel?: { _id: string; name: string };
};

/** Posts of a hotel or of all, the newest first. */
export async function InspirationFeed({ posts, locale, hotel }: Props) {
  const t = await getTranslations('hotel.inspiration');
  return (
    <AgencyPage
      title={hotel ? t('of', { name: hotel.name }) : t('title')}
      lead={t('lead')}
      aside={
        hotel && (
          <p className="flex gap-6">
            <TextLink href={paths.hotel(hotel._id)}>{t('toHotel')}</TextLink>
            <TextLink href={paths.inspiration()}>{t('all')}</TextLink>
          </p>
        )
      }
    >
      {posts.length === 0 ? (
        <p className="border-t border-line py-6 text-soft">{t('empty')}</p>
      ) : (
        <ul className="grid max-w-[720px] gap-12">
          {posts.map((post, index) => (
            <li key={post._id}>
              <article>
                <div className={`grid gap-1 ${post.media.length > 1 ? 'grid-cols-2' : ''}`}>
                  {post.media.map(({ picture }) => (
                    <div key={picture.src} className="aspect-[3/2] overflow-hidden bg-line">
                      <Picture picture={picture} sizes="(width >= 800px) 720px, 100vw" isFirst={index === 0} />
                    </div>
                  ))}
                </div>
                <p className="mt-3 flex flex-wrap justify-between gap-x-6 text-13 text-soft">
                  <time dateTime={post.postedAt}>{formatDay(post.postedAt.slice(0, 10), locale)}</time>
                </p>
                <h2 className="font-serif text-22 font-normal">
                  <a href={paths.hotel(post.hotel._id)} className="hover:underline hover:underline-offset-4">
                    {post.hotel.name}
                  </a>
                </h2>
                <div className="mt-1">
                  <PostText words={{ more: t('more'), less: t('less') }}>
                    <Prose markdown={post.markdown} />
                  </PostText>
                </div>
              </article>
            </li>
          ))}
        </ul>
      )}
    </AgencyPage>
  );
}
