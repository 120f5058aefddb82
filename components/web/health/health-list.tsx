'use client';

import { useEffect, useState } from 'react';
import { useSeen } from '@/components/sales/report/seen';
import { paths } from '@/lib/platform/addresses/paths';
import type { Messages } from '@/lib/platform/i18n/messages';

type Health = {
  version: string;
  database: 'reachable' | 'notWritable' | 'unreachable';
  outboxLagSeconds: number | null;
  outboxFailed: number | null;
};

const EVERY_MILLISECONDS = 10_000;
const WELL_SECONDS = 300;

/** Part by part, with what proves it: asked once the page stands, and anew while it is in view. */
export function HealthList({ words }: { words: Messages['reports']['health'] }) {
  const { ref, isSeen } = useSeen<HTMLDListElement>();
  const [health, say] = useState<Health | 'asking' | null>('asking');
  useEffect(() => {
    const ask = () =>
      fetch(paths.api.health(), { cache: 'no-store' })
        .then((response) => response.json() as Promise<Health>)
        .then(say, () => say(null));
    ask();
    if (!isSeen) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && ask(), EVERY_MILLISECONDS);
    return () => clearInterval(timer);
  }, [isSeen]);
  return (
    <dl ref={ref} className="max-w-[560px] rounded-desk border border-line bg-surface text-14">
      {linesOf(health, words).map(({ name, said, isWell }) => (
        <div key={name} className="flex justify-between gap-6 border-b border-line-faint px-4 py-2 last:border-0">
          <dt>{name}</dt>
          <dd className={isWell ? 'text-soft' : 'font-bold text-negative'}>{said}</dd>
        </div>
      ))}
    </dl>
  );
}

function linesOf(health: Health | 'asking' | null, words: Messages['reports']['health']) {
  const names = [words.database, words.deliveries, words.failed, words.version];
  if (health === 'asking') return names.map((name) => ({ name, said: words.asking, isWell: true }));
  if (health === null) return names.map((name) => ({ name, said: words.unknown, isWell: false }));
  const { database, outboxLagSeconds: lag, outboxFailed: failed, version } = health;
  const waits = lag === 0 ? words.nothingWaits : words.lag.replace('{seconds}', String(lag));
  const said = [
    { said: words.state[database], isWell: database === 'reachable' },
    { said: lag === null ? words.unknown : waits, isWell: lag !== null && lag <= WELL_SECONDS },
    { said: failed === null ? words.unknown : failed === 0 ? words.none : String(failed), isWell: failed === 0 },
    { said: version, isWell: true },
  ];
  return names.map((name, index) => ({ name, said: said[index]?.said ?? '', isWell: said[index]?.isWell ?? false }));
}
