import { AvailabilityMark } from '@/components/catalogue/property/availability-mark';
import { plainButtonClass } from '@/components/ui/button-class';
import { paths } from '@/lib/platform/addresses/paths';
import {
  bookingHref,
  durationLine,
  enquiryHref,
  enquiryLabel,
  PANEL_FORM,
  periodText,
  priceText,
  type Week,
  type WeekPage,
} from './week';

/** What stands in the page's places for the week a visitor has chosen. */
type Props = { week: Week; page: WeekPage };

export function PanelPrice({ week, page }: Props) {
  return (
    <>
      <p className="serif figures text-36 leading-[1.1] tracking-[-0.02em]">{priceText(week, page)}</p>
      <p className="mt-1.5 text-14 leading-5 text-soft">{durationLine(week, page)}</p>
    </>
  );
}

/** The panel's form can now be sent. */
export function PanelAction({ week, page }: Props) {
  const isBookable = bookingHref(page, week) !== null;
  return (
    <>
      {isBookable && (
        <button
          type="submit"
          formAction={paths.bookNow(page.address, page.locale)}
          className={`${plainButtonClass()} mt-6 w-full`}
        >
          {page.words.book}
        </button>
      )}
      {isBookable ? (
        <p className="mt-4 text-13">
          <button type="submit" className="quiet-link">
            {enquiryLabel(week, page)}
          </button>
        </p>
      ) : (
        <button type="submit" className={`${plainButtonClass()} mt-6 w-full`}>
          {enquiryLabel(week, page)}
        </button>
      )}
      <p className="mt-4 text-13 text-soft">
        <a href="#availabilities" className="quiet-link">
          {page.words.chooseAnother}
        </a>
      </p>
    </>
  );
}

export function PanelRows({ week, page }: Props) {
  const { words } = page;
  return (
    <>
      <dl>
        <PanelRow label={words.period}>
          <span className="figures">{periodText(week, page)}</span>
        </PanelRow>
        <PanelRow label={words.availability}>
          <AvailabilityMark state={week.state} label={words[week.state]} />
        </PanelRow>
      </dl>
      <input type="hidden" name="checkIn" value={week.checkIn} />
      <input type="hidden" name="checkOut" value={week.checkOut} />
    </>
  );
}

function PanelRow({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t py-3.5">
      <dt className="text-13 text-soft">{label}</dt>
      <dd className="text-16 leading-6">{children}</dd>
    </div>
  );
}

/** The bar at the lower edge where the panel is out of sight. */
export function WeekBar({ week, page }: Props) {
  const { words } = page;
  const booking = bookingHref(page, week);
  return (
    <>
      <div className="min-w-0 desk:flex desk:flex-wrap desk:items-baseline desk:gap-x-6">
        <p className="figures text-18 leading-6 whitespace-nowrap">{priceText(week, page)}</p>
        <p className="text-13 leading-[18px] text-soft">
          <span className="figures">{periodText(week, page)}</span>
          <span className="max-desk:hidden">, {durationLine(week, page)}</span>
        </p>
        <AvailabilityMark state={week.state} label={words[week.state]} className="max-desk:hidden" />
      </div>
      {/* Beside the panel the bar sends the panel's form, guests included; on a telephone there is no panel. */}
      <span className="max-desk:hidden">
        <button
          type="submit"
          form={PANEL_FORM}
          formAction={booking ? paths.bookNow(page.address, page.locale) : undefined}
          className="week-bar-button"
        >
          {booking ? words.book : enquiryLabel(week, page)}
        </button>
      </span>
      <span className="desk:hidden">
        <a href={booking ?? enquiryHref(page, week)} rel="nofollow" className="week-bar-button">
          {booking ? words.book : words.enquire}
        </a>
      </span>
    </>
  );
}
