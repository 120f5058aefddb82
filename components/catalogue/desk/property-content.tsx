import { othersOfProperty, textsOfProperty } from '@/lib/catalogue/desk/rules';
import { type PropertyContent, propertyTexts } from '@/lib/catalogue/desk/types';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { ContentFrame, FactsLink, Group, pictureWordsOf, Row, TextRow, textWordsOf } from './content-frame';
import { PicturesEditor } from './pictures-editor';
import { PropertyTabs } from './property-tabs';
import { RegistrationForm, TextForm } from './text-forms';

/** What a property says of itself on its page, with what is still missing in one of the languages. */
export async function PropertyContentPage({ content }: { content: PropertyContent }) {
  const [t, own, facts] = await Promise.all([
    getTranslations('deskContent'),
    getTranslations('deskProperty'),
    getTranslations('managed.desk'),
  ]);
  const { propertyId, properties, texts, pictures, registrationNumber } = content;
  const tabs = (
    <PropertyTabs properties={properties} shown={propertyId} hrefOf={(property) => paths.deskContent({ property })} />
  );
  return (
    <ContentFrame
      lead={content.propertyName}
      texts={textsOfProperty(content)}
      others={othersOfProperty(content)}
      above={tabs}
    >
      <Group title={t('group.pictures')}>
        <PicturesEditor
          key={content.picturesVersion}
          version={content.picturesVersion}
          address={paths.api.propertyPictures(propertyId)}
          pictures={pictures}
          words={pictureWordsOf(t)}
        />
      </Group>
      <FactsLink href={paths.deskFacts('properties', propertyId)} title={facts('title')} text={facts('property')} />
      <Group title={own('group')}>
        {propertyTexts.map((text) => {
          const value = texts[text];
          if (!value) return null;
          return (
            <TextRow key={text} title={own(`text.${text}`)} texts={[value]}>
              <TextForm
                key={value.version}
                of="property"
                action={paths.api.propertyTexts(propertyId)}
                text={text}
                value={value}
                words={textWordsOf(t)}
              />
            </TextRow>
          );
        })}
      </Group>
      {registrationNumber !== null && (
        <Group title={own('registration.group')}>
          <Row
            title={own('registration.title')}
            note={registrationNumber || own('registration.missing')}
            isMissing={registrationNumber === ''}
          >
            <RegistrationForm
              key={registrationNumber}
              version={content.registrationVersion}
              action={paths.api.registration(propertyId)}
              value={registrationNumber}
              words={{
                label: own('registration.title'),
                why: own('registration.why'),
                save: t('save'),
                saved: own('registration.saved'),
              }}
            />
          </Row>
        </Group>
      )}
    </ContentFrame>
  );
}
