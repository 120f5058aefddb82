'use client';

import { ApiInput, ApiTextArea } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import type { HotelContent, HotelText, Words } from '@/lib/catalogue/desk/types';
import { paths } from '@/lib/platform/addresses/paths';

export type TextWords = {
  en: string;
  de: string;
  nameEn: string;
  nameDe: string;
  descriptionEn: string;
  descriptionDe: string;
  save: string;
  saved: string;
};

const grid = 'grid gap-4 pt-3 pb-5 desk:grid-cols-2';
const hotelSchemas = async () => ({ input: (await import('@/lib/catalogue/desk/schema')).hotelTextSchema });
const roomSchemas = async () => ({ input: (await import('@/lib/catalogue/desk/schema')).roomTextSchema });

type HotelProps = { hotelId: string; text: HotelText; value: Words; words: TextWords };

/** One text of the hotel, both languages beside each other. */
export function HotelTextForm({ hotelId, text, value, words }: HotelProps) {
  return (
    <ApiForm
      action={paths.api.hotelTexts(hotelId)}
      method="PATCH"
      schemas={hotelSchemas}
      toBody={(values) => ({ ...values, text })}
      confirmation={words.saved}
      className={grid}
    >
      <ApiTextArea name="en" label={words.en} defaultValue={value.en} rows={6} lang="en" />
      <ApiTextArea name="de" label={words.de} defaultValue={value.de} rows={6} lang="de" />
      <div className="desk:col-span-2">
        <ApiSubmit shape="quiet">{words.save}</ApiSubmit>
      </div>
    </ApiForm>
  );
}

type RoomProps = { hotelId: string; room: HotelContent['rooms'][number]; words: TextWords };

/** A room has its name and its description in both languages, always. */
export function RoomTextForm({ hotelId, room, words }: RoomProps) {
  return (
    <ApiForm
      action={paths.api.roomTexts(hotelId, room._id)}
      method="PATCH"
      schemas={roomSchemas}
      confirmation={words.saved}
      className={grid}
    >
      <ApiInput name="nameEn" label={words.nameEn} defaultValue={room.name.en} lang="en" required />
      <ApiInput name="nameDe" label={words.nameDe} defaultValue={room.name.de} lang="de" required />
      <ApiTextArea
        name="descriptionEn"
        label={words.descriptionEn}
        defaultValue={room.description.en}
        lang="en"
        required
      />
      <ApiTextArea
        name="descriptionDe"
        label={words.descriptionDe}
        defaultValue={room.description.de}
        lang="de"
        required
      />
      <div className="desk:col-span-2">
        <ApiSubmit shape="quiet">{words.save}</ApiSubmit>
      </div>
    </ApiForm>
  );
}
