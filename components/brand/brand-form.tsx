'use client';

import type { ReactNode } from 'react';
import { ApiCheckBox, ApiInput, ApiSelect, ApiTextArea } from '@/components/form/api-field';
import { ApiForm, ApiSubmit } from '@/components/form/api-form';
import { UploadField } from '@/components/form/upload-field';
import type { Messages } from '@/lib/platform/i18n/messages';
import { isOwnColor, ShownColor } from './shown-color';

type Words = Messages['brandEdit'];
/** Fields by their names in `brandPatchSchema`, as they stand. */
type Stored = Readonly<Record<string, string | boolean>>;

type Group = {
  name: keyof Words['groups'];
  lines?: readonly (keyof Words['fields'])[];
  colors?: readonly (keyof Words['fields'])[];
  boxes?: readonly (keyof Words['fields'])[];
  pictures?: readonly (keyof Words['fields'])[];
  choices?: readonly ('paymentProfile' | 'paymentProfileChange' | 'pdfTemplate')[];
};

const groups: readonly Group[] = [
  { name: 'names', lines: ['name', 'productName', 'companyPattern'] },
  {
    name: 'rules',
    boxes: [
      'isB2C',
      'isLoginRequired',
      'isCommissionDisplayed',
      'isCardProgramme',
      'isOfferMarkupSupported',
      'isOfferMarkupHidden',
    ],
    choices: ['paymentProfile', 'paymentProfileChange'],
  },
  {
    name: 'look',
    colors: ['mainColor', 'accentColor', 'invertedFontColor', 'h2HeaderColor', 'priceRangeColor'],
    pictures: ['faviconPath', 'logoPath', 'menuBackgroundPath', 'menuLogoPath'],
    boxes: ['menuIsInverted'],
  },
  { name: 'contact', lines: ['email', 'phoneCountryCode', 'phoneNumber'] },
  {
    name: 'references',
    lines: ['bookingReferenceName', 'bookingReferencePrefix', 'clientReferenceName', 'clientReferencePrefix'],
    boxes: ['isBookingReferenceNeeded', 'isClientReferenceNeeded'],
  },
  { name: 'pdf', choices: ['pdfTemplate'], colors: ['pdfMainColor', 'pdfFooterBackground'], pictures: ['pdfLogoPath'] },
];

const pictureNames = groups.flatMap(({ pictures = [] }) => pictures);
/** Of the routes of `/api/brands/{brandId}`: which takes the file, as which part of a form, up to how many bytes. */
const uploads = {
  logo: { part: 'logo', maximumBytes: 1024 * 1024 },
  background: { part: 'picture', maximumBytes: 20 * 1024 * 1024 },
} as const;

type Props = {
  action: string;
  /** Where pictures go up. */
  uploadTo: Readonly<Record<keyof typeof uploads, string>>;
  stored: Stored;
  version: string;
  /** One a line. */
  address: string;
  words: Words;
  preview: ReactNode;
};

const schemas = async () => ({ input: (await import('@/lib/brand/schema')).brandPatchSchema });
const pictureSchema = async () => (await import('@/lib/brand/schema')).brandPictureSchema;

const addressOf = (typed: unknown) =>
  String(typed ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Every field of a brand's profile. */
export function BrandForm({ action, uploadTo, stored, version, address, words, preview }: Props) {
  return (
    <div className="grid gap-x-12 gap-y-8 wide:grid-cols-[minmax(0,440px)_minmax(0,1fr)]">
      <ApiForm
        action={action}
        method="PATCH"
        schemas={schemas}
        defaultValues={Object.fromEntries(pictureNames.map((name) => [name, stored[name] ?? '']))}
        toBody={({ postalAddress, ...values }) => ({ ...values, postalAddress: addressOf(postalAddress) })}
        confirmation={words.saved}
        draft={`brand.${action}`}
        version={version}
        className="grid max-w-[720px] content-start gap-8"
        aside={preview}
      >
        {groups.map((group) => (
          <Fields key={group.name} group={group} uploadTo={uploadTo} stored={stored} words={words}>
            {group.name === 'contact' && (
              <ApiTextArea
                name="postalAddress"
                label={words.fields.postalAddress}
                help={words.help.postalAddress}
                rows={4}
                defaultValue={address}
              />
            )}
          </Fields>
        ))}
        <div>
          <ApiSubmit>{words.save}</ApiSubmit>
        </div>
      </ApiForm>
    </div>
  );
}

type FieldsProps = Pick<Props, 'uploadTo' | 'stored' | 'words'> & { group: Group; children: ReactNode };

function Fields({
  group: { name, lines = [], colors = [], pictures = [], boxes = [], choices = [] },
  uploadTo,
  stored,
  words,
  children,
}: FieldsProps) {
  const help: Readonly<Record<string, string>> = words.help;
  const text = (field: string) => String(stored[field] ?? '');
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-18 leading-6 font-bold">{words.groups[name]}</legend>
      {choices.map((field) => (
        <ApiSelect
          key={field}
          name={field}
          label={words.fields[field]}
          help={help[field]}
          options={Object.entries(words.choices[field]).map(([value, label]) => ({ value, label }))}
          defaultValue={text(field)}
        />
      ))}
      <div className="grid gap-3 desk:grid-cols-2 wide:grid-cols-1">
        {colors.map((field) => (
          <div key={field}>
            <ApiInput
              name={field}
              label={words.fields[field]}
              help={help[field]}
              defaultValue={text(field)}
              placeholder="#11494b"
            />
            {isOwnColor(field) && <ShownColor field={field} stored={stored} words={words.shown} />}
          </div>
        ))}
        {lines.map((field) => (
          <ApiInput
            key={field}
            name={field}
            label={words.fields[field]}
            help={help[field]}
            defaultValue={text(field)}
          />
        ))}
      </div>
      {pictures.map((field) => {
        const upload = field === 'menuBackgroundPath' ? 'background' : 'logo';
        return (
          <UploadField
            key={field}
            {...uploads[upload]}
            name={field}
            action={uploadTo[upload]}
            schema={pictureSchema}
            addressOf={({ path }) => path}
            none=""
            label={words.fields[field]}
            help={help[field]}
            words={words.pictures}
          />
        );
      })}
      {boxes.map((field) => (
        <ApiCheckBox key={field} name={field} help={help[field]} defaultChecked={stored[field] === true}>
          {words.fields[field]}
        </ApiCheckBox>
      ))}
      {children}
    </fieldset>
  );
}
