'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import { ApiCheckBox, ApiInput, ApiSelect } from '@/components/form/api-field';
import { ApiMoney } from '@/components/form/api-money';
import { fill } from '@/components/form/types';
import { Block } from '@/components/sales/lead/interest-form/block';
import { cardMemberChoices } from '@/components/sales/lead/interest-form/card-member-choices';
import { ReferenceField } from '@/components/sales/lead/interest-form/reference-field';
import { formatAmount, formatMoney, fromUnits, type Money, money } from '@/lib/platform/money';
import { minus, plus } from '@/lib/platform/money-arithmetic';
import { readAmount } from '@/lib/platform/money-reader';
import { publicTotalOf } from '@/lib/sales/selection/rules/total';
import type { Selection } from '@/lib/sales/selection/types';
import { useSelection } from '../selection-context';
import { fieldNames, type InterestSetting } from './setting';

/** What booking and client are called at the agency; in the open where the brand asks for it, folded away where not. */
export function ReferenceFields({ setting }: { setting: InterestSetting }) {
  const { words, bookingReference, clientReference, programmes } = setting;
  const isRequired = bookingReference.isRequired || clientReference.isRequired;
  const fields = (
    <>
      <div className="grid gap-x-5 gap-y-4 desk:grid-cols-2">
        <ReferenceField name={fieldNames.booking} reference={bookingReference} missing={words.isRequired} />
        <ReferenceField name={fieldNames.client} reference={clientReference} missing={words.isRequired} />
        <ApiInput
          name={fieldNames.loyalty}
          label={words.loyalty}
          help={programmes.length > 0 ? programmes.join(', ') : undefined}
          maxLength={60}
          autoComplete="off"
        />
        {setting.asksForCardMember && (
          <ApiSelect
            name={fieldNames.cardMember}
            label={words.cardMember}
            options={cardMemberChoices(words, words.choose)}
          />
        )}
      </div>
      <p className="mt-2 text-12 text-soft">{fill(words.prefixHelp, { prefix: bookingReference.prefix })}</p>
    </>
  );
  if (isRequired || setting.asksForCardMember) {
    return (
      <Block title={words.references} duty={isRequired ? words.required : words.optional}>
        {fields}
      </Block>
    );
  }
  return (
    <details open className="mt-7 border-t border-ink pt-3.5">
      <summary className="mb-2.5 flex items-baseline justify-between gap-4">
        <span className="text-16 leading-6 font-bold">{words.references}</span>
        <span className="text-13 text-soft">{words.optional}</span>
      </summary>
      {fields}
    </details>
  );
}

/** An amount of the offers' currency that the client pays on top; it earns no commission. */
export function MarkupField({
  selection,
  price,
  setting: { words, isClientSafe },
}: {
  selection: Selection;
  price: Money;
  setting: InterestSetting;
}) {
  const { register } = useFormContext();
  if (isClientSafe) return <input type="hidden" {...register(fieldNames.markup)} />;
  return (
    <Block title={words.markup}>
      <div className="grid items-start gap-x-5 gap-y-2 desk:grid-cols-[180px_1fr]">
        <ApiMoney name={fieldNames.markup} label={words.amount} currency={price.currency} placeholder="0" />
        <MarkupEffect selection={selection} price={price} words={words} />
      </div>
    </Block>
  );
}

/** The markup as it stands in the field; nothing while it is no amount. */
export function useMarkup(currency: string): Money {
  const typed: unknown = useWatch({ name: fieldNames.markup });
  if (typeof typed === 'number') return fromUnits(typed, currency);
  const read = readAmount(String(typed ?? ''), currency);
  return read.kind === 'amount' ? read.amount : money(0, currency);
}

function MarkupEffect({
  selection,
  price,
  words,
}: {
  selection: Selection;
  price: Money;
  words: InterestSetting['words'];
}) {
  const markup = useMarkup(price.currency);
  const { showsCommission } = useSelection();
  const total = plus(price, markup);
  const publicPrice = publicTotalOf(selection);
  const difference = publicPrice && publicPrice.currency === price.currency ? minus(total, publicPrice).amount : null;
  const { clientSees, clientSeesSame, clientSeesMore, clientSeesLess } = words;
  const further = [clientSeesLess, clientSeesSame, clientSeesMore];
  const compared = difference === null ? clientSees : (further[Math.sign(difference) + 1] ?? clientSees);
  return (
    <p className="text-13 text-soft desk:pt-8" aria-live="polite">
      {fill(compared, {
        total: formatMoney(total),
        difference: difference === null ? '' : formatAmount(money(Math.abs(difference), price.currency)),
        public: publicPrice ? formatAmount(publicPrice) : '',
      })}{' '}
      {showsCommission && words.commissionStays}
    </p>
  );
}

/** Acknowledged before a package rate is saved. */
export function PackageRules({ setting: { words, packageRulesAddress } }: { setting: InterestSetting }) {
  const [before = '', after = ''] = words.packageRules.split('{link}');
  return (
    <Block title={words.packageTitle} duty={words.required}>
      <ApiCheckBox name={fieldNames.packageRules}>
        {before}
        <a href={packageRulesAddress} target="_blank" rel="noreferrer" className="underline underline-offset-2">
          {words.packageRulesLink}
        </a>
        {after}
      </ApiCheckBox>
    </Block>
  );
}
