'use client';

import { ApiInput, ApiTextArea } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import type { HotelContent, HotelText, PropertyText, SeenWords } from '@/lib/catalogue/desk/types';
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
const schemas = {
  hotel: async () => ({ input: (await import('@/lib/catalogue/desk/schema')).hotelTextSchema }),
  property: async () => ({ input: (await import('@/lib/catalogue/desk/schema')).propertyTextSchema }),
  room: async () => ({ input: (await import('@/lib/catalogue/desk/schema')).roomTextSchema }),
  registration: async () => ({ input: (await import('@/lib/catalogue/desk/schema')).registrationSchema }),
} as const;

type Props = {
  of: 'hotel' | 'property';
  action: string;
  text: HotelText | PropertyText;
  value: SeenWords;
  words: TextWords;
};

/** One text of a hotel or a property, both languages beside each other. */
export function TextForm({ of, action, text, value, words }: Props) {
  return (
    <ApiForm
      action={action}
      method="PATCH"
      schemas={schemas[of]}
      toBody={(values) => ({ ...values, text })}
      draft={`desk.text.${action}.${text}`}
      version={value.version}
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

type RegistrationProps = {
  action: string;
  value: string;
  version: string;
  words: Record<'label' | 'why' | 'save' | 'saved', string>;
};

export function RegistrationForm({ action, value, version, words }: RegistrationProps) {
  return (
    <ApiForm
      action={action}
      method="PATCH"
      schemas={schemas.registration}
      draft={`desk.registration.${action}`}
      version={version}
      confirmation={words.saved}
      className="grid max-w-[450px] gap-4 pt-3 pb-5"
    >
      <p className="text-14 text-soft">{words.why}</p>
      <ApiInput name="registrationNumber" label={words.label} defaultValue={value} required />
      <div>
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
      draft={`desk.text.${hotelId}.${room._id}`}
      version={room.version}
      method="PATCH"
      schemas={schemas.room}
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
