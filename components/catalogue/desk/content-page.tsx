import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AgencyPage } from '@/components/shell/agency-page';
import { Icon } from '@/components/ui/icon';
import { completenessOf, stateOfText, type TextState } from '@/lib/catalogue/desk/rules';
import { type HotelContent, type HotelText, houseTexts } from '@/lib/catalogue/desk/types';
import { descriptionParts } from '@/lib/catalogue/hotel/types';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import { PicturesEditor, type PictureWords } from './pictures-editor';
import { HotelTextForm, RoomTextForm, type TextWords } from './text-forms';

type Props = { content: HotelContent; locale: Locale };

/** What the hotel says of itself, text by text, with what is still missing in one of the languages. */
export async function ContentPage({ content, locale }: Props) {
  const t = await getTranslations('deskContent');
  const { hotelId, texts, rooms } = content;
  const { done, all } = completenessOf(content);
  const words: TextWords = {
    en: t('en'),
    de: t('de'),
    nameEn: t('nameEn'),
    nameDe: t('nameDe'),
    descriptionEn: t('descriptionEn'),
    descriptionDe: t('descriptionDe'),
    save: t('save'),
    saved: t('saved'),
  };
  const pictureWords: PictureWords = {
    add: t('pictures.add'),
    adding: t('pictures.adding'),
    added: t('pictures.added'),
    help: t('pictures.help'),
    none: t('pictures.none'),
    altEn: t('pictures.altEn', { count: '{count}' }),
    altDe: t('pictures.altDe', { count: '{count}' }),
    up: t('pictures.up', { count: '{count}' }),
    down: t('pictures.down', { count: '{count}' }),
    remove: t('pictures.remove', { count: '{count}' }),
    removeShort: t('pictures.removeShort'),
    save: t('pictures.save'),
    saved: t('pictures.saved'),
    unsaved: t('pictures.unsaved'),
  };
  const group = (name: 'description' | 'house', keys: readonly HotelText[]) => (
    <Group title={t(`group.${name}`)}>
      {keys.map((text) => (
        <Row
          key={text}
          title={t(`text.${text}`)}
          state={stateOfText(texts[text])}
          note={t(`state.${stateOfText(texts[text])}`)}
        >
          <HotelTextForm
            key={`${texts[text].en} ${texts[text].de}`}
            hotelId={hotelId}
            text={text}
            value={texts[text]}
            words={words}
          />
        </Row>
      ))}
    </Group>
  );
  return (
    <AgencyPage title={t('title')} lead={content.hotelName}>
      <div className="max-w-[920px]">
        <p id="completeness" className="text-14 font-bold">
          {t('completeness', { done, all })}
        </p>
        <div
          role="progressbar"
          aria-labelledby="completeness"
          aria-valuemin={0}
          aria-valuemax={all}
          aria-valuenow={done}
          className="mt-2 h-1.5 bg-line"
        >
          <div className="h-full bg-main" style={{ width: `${(done / Math.max(1, all)) * 100}%` }} />
        </div>
        <Group title={t('group.pictures')}>
          <PicturesEditor
            key={content.pictures.map(({ _id, alt }) => `${_id} ${alt.en} ${alt.de}`).join()}
            hotelId={hotelId}
            pictures={content.pictures}
            words={pictureWords}
          />
        </Group>
        {group('description', descriptionParts)}
        {group('house', houseTexts)}
        {rooms.length > 0 && (
          <Group title={t('group.rooms')}>
            {rooms.map((room) => {
              const states = [stateOfText(room.name), stateOfText(room.description)];
              const state = states.find((one) => one !== 'both') ?? 'both';
              return (
                <Row key={room._id} title={inLanguage(locale, room.name)} state={state} note={t(`state.${state}`)}>
                  <RoomTextForm key={JSON.stringify(room)} hotelId={hotelId} room={room} words={words} />
                </Row>
              );
            })}
          </Group>
        )}
      </div>
    </AgencyPage>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8">
      <h2 className="border-b border-ink pb-2 font-sans text-18 leading-6 font-bold tracking-normal">{title}</h2>
      {children}
    </section>
  );
}

type RowProps = { title: string; state: TextState; note: string; children: ReactNode };

/** Closed, a row says whether something is missing; so most visits open nothing else. */
function Row({ title, state, note, children }: RowProps) {
  return (
    <details className="group border-b border-line">
      <summary className="flex list-none items-center gap-4 py-3 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow font-bold">{title}</span>
        <span className={`text-13 ${state === 'both' ? 'text-soft' : 'text-warning'}`}>{note}</span>
        <Icon name="down" className="size-4 text-soft transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
