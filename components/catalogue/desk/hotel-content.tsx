import { TextLink } from '@/components/shell/agency-page';
import { textsOfHotel } from '@/lib/catalogue/desk/rules';
import { type HotelContent, type HotelText, houseTexts } from '@/lib/catalogue/desk/types';
import { descriptionParts } from '@/lib/catalogue/hotel/types';
import { paths } from '@/lib/platform/addresses/paths';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { ContentFrame, FactsLink, Group, pictureWordsOf, TextRow, textWordsOf } from './content-frame';
import { PicturesEditor } from './pictures-editor';
import { RoomTextForm, TextForm } from './text-forms';

type Props = { content: HotelContent; locale: Locale };

/** What the hotel says of itself, text by text, with what is still missing in one of the languages. */
export async function HotelContentPage({ content, locale }: Props) {
  const [t, facts] = await Promise.all([getTranslations('deskContent'), getTranslations('managed.desk')]);
  const { hotelId, texts, rooms, pictures } = content;
  const words = textWordsOf(t);
  const group = (name: 'description' | 'house', keys: readonly HotelText[]) => (
    <Group title={t(`group.${name}`)}>
      {keys.map((text) => (
        <TextRow key={text} title={t(`text.${text}`)} texts={[texts[text]]}>
          <TextForm
            key={texts[text].version}
            of="hotel"
            action={paths.api.hotelTexts(hotelId)}
            text={text}
            value={texts[text]}
            words={words}
          />
        </TextRow>
      ))}
    </Group>
  );
  return (
    <ContentFrame lead={content.hotelName} texts={textsOfHotel(content)}>
      <Group title={t('group.pictures')}>
        <PicturesEditor
          key={content.picturesVersion}
          version={content.picturesVersion}
          address={paths.api.hotelPictures(hotelId)}
          pictures={pictures}
          words={pictureWordsOf(t)}
        />
      </Group>
      <FactsLink href={paths.deskFacts('hotels', hotelId)} title={facts('title')} text={facts('hotel')} />
      {group('description', descriptionParts)}
      {group('house', houseTexts)}
      {rooms.length > 0 && (
        <Group title={t('group.rooms')}>
          {rooms.map((room) => (
            <TextRow key={room._id} title={inLanguage(locale, room.name)} texts={[room.name, room.description]}>
              <p className="pb-3 text-14">
                <TextLink href={paths.deskFacts('rooms', room._id)}>{facts('room')}</TextLink>
              </p>
              <RoomTextForm key={room.version} hotelId={hotelId} room={room} words={words} />
            </TextRow>
          ))}
        </Group>
      )}
    </ContentFrame>
  );
}
