import { plainButtonClass } from '@/components/ui/button-class';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay, formatTime } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { CopyButton } from './copy-button';
import { linksOf } from './links';

type Mail = { messageId: string; to: string; subject: string; text: string; html: string; at: string } & {
  sender: string;
  replyTo: string | null;
};
type Props = { mails: readonly Mail[]; open: Mail | null; locale: Locale };

/** Mail that production would have sent: the list, and one of them open. Opening one is a link, so it works without script. */
export async function Mailbox({ mails, open, locale }: Props) {
  const t = await getTranslations('devMail');
  return (
    <div className="wrap pt-6 pb-20 desk:pt-10">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b border-line pb-6">
        <div>
          <h1 className="text-48">{t('heading')}</h1>
          <p className="mt-2 text-14 text-soft">{t('lead', { count: mails.length })}</p>
        </div>
        <a href={paths.devMailbox()} className="quiet-link text-14">
          {t('reload')}
        </a>
      </header>
      {open === null ? (
        <div className="py-16">
          <h2 className="text-28">{t('empty')}</h2>
          <p className="mt-3 max-w-[56ch] text-soft">{t('emptyNext')}</p>
          <a href={paths.generalEnquiry()} className={`${plainButtonClass()} mt-8`}>
            {t('writeEnquiry')}
          </a>
        </div>
      ) : (
        <div className="grid gap-x-6 menu:grid-cols-12">
          <nav
            aria-label={t('list')}
            className="max-h-[40vh] overflow-y-auto border-b border-line menu:col-span-4 menu:max-h-[80vh] menu:border-r menu:border-b-0"
          >
            <ol>
              {mails.map((mail) => (
                <li key={mail.messageId} className="border-b border-line">
                  <a
                    href={paths.devMailbox(mail.messageId)}
                    aria-current={mail === open ? 'true' : undefined}
                    className="block border-l-2 border-transparent py-3 pr-4 pl-3 -outline-offset-2 hover:bg-sand aria-[current]:border-main aria-[current]:bg-surface"
                  >
                    <span className="block text-16 leading-6">{mail.subject}</span>
                    <span className="mt-0.5 flex flex-wrap justify-between gap-x-4 text-13 text-soft">
                      <span className="[overflow-wrap:anywhere]">{mail.to}</span>
                      <time dateTime={mail.at} className="figures">
                        {formatDay(mail.at.slice(0, 10), locale)}, {formatTime(mail.at, locale)} UTC
                      </time>
                    </span>
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <OpenMail mail={open} />
        </div>
      )}
    </div>
  );
}

async function OpenMail({ mail }: { mail: Mail }) {
  const t = await getTranslations('devMail');
  const links = linksOf(mail.text);
  return (
    <article className="min-w-0 pt-6 menu:col-span-8 menu:pl-4">
      <h2 className="text-28">{mail.subject}</h2>
      <p className="mt-2 text-14 text-soft [overflow-wrap:anywhere]">
        {t('from')} {mail.sender}
        <br />
        {t('to')} {mail.to}
        {mail.replyTo && (
          <>
            <br />
            {t('replyTo')} {mail.replyTo}
          </>
        )}
      </p>
      <h3 className="mt-6 text-13 text-soft [font-family:inherit] tracking-normal">{t('links')}</h3>
      {links.length === 0 ? (
        <p className="mt-1 text-14">{t('noLinks')}</p>
      ) : (
        <ul className="mt-1 border-b border-line">
          {links.map((link) => (
            <li key={link} className="flex items-center justify-between gap-4 border-t border-line py-1.5">
              <a href={link} className="min-w-0 truncate py-1 text-14 underline underline-offset-4">
                {link}
              </a>
              <CopyButton text={link} label={t('copy')} copied={t('copied')} />
            </li>
          ))}
        </ul>
      )}
      <div className="mailbox-views mt-8">
        <details name="view" open className="border-t border-line">
          <summary className="py-3 text-14">{t('html')}</summary>
          <iframe
            // Without a single permission: no script, no form, no navigation of ours.
            sandbox=""
            srcDoc={mail.html}
            title={t('frame', { subject: mail.subject })}
            className="h-[70vh] w-full border border-line bg-white"
          />
        </details>
        <details name="view" className="border-y border-line">
          <summary className="py-3 text-14">{t('text')}</summary>
          <pre className="overflow-x-auto pb-6 font-sans text-14 leading-6 whitespace-pre-wrap [overflow-wrap:anywhere]">
            {mail.text}
          </pre>
        </details>
      </div>
    </article>
  );
}
