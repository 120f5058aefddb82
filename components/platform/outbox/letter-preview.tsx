import type { Block, Letter } from '@/lib/documents/mail/letter';

type Props = {
  letter: Letter;
  sender?: { name: string; logo: string | null; lines: readonly string[] };
};

/** A mail as it will look, without anything in it that could be followed. */
export function LetterPreview({ letter, sender }: Props) {
  return (
    <div className="rounded-desk border border-line bg-paper px-5 py-4 text-14">
      {sender && (
        <p className="mb-4 flex items-center gap-3">
          {sender.logo && <img src={sender.logo} alt="" className="h-7 w-auto max-w-[140px] object-contain" />}
          <span>{sender.name}</span>
        </p>
      )}
      <p className="mb-3 font-serif text-22 leading-7">{letter.heading}</p>
      {letter.blocks.map((block, index) => (
        <Drawn key={`${block.kind} ${index === 0 ? 'first' : letter.blocks.indexOf(block)}`} block={block} />
      ))}
      {sender && (
        <p className="mt-4 border-t border-line pt-2 text-12 text-soft">{sender.lines.filter(Boolean).join(' · ')}</p>
      )}
    </div>
  );
}

function Drawn({ block }: { block: Block }) {
  switch (block.kind) {
    case 'button':
      return <p className="my-3 inline-block rounded-control bg-main px-4 py-2 text-on-main">{block.label}</p>;
    case 'facts':
      return (
        <dl className="my-2">
          {block.facts.map(({ label, value }) => (
            <div key={label} className="flex gap-3 border-t border-line py-1">
              <dt className="w-36 shrink-0 text-soft">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
    case 'words':
      return (
        <div className="my-2 border-l-2 border-accent pl-3">
          <p className="text-13 text-soft">{block.label}</p>
          <p className="whitespace-pre-line">{block.text}</p>
        </div>
      );
    case 'link':
      return <p className="mb-2 text-13 text-soft">{`${block.before} ${block.label}`}</p>;
    default:
      return <p className={`mb-2 ${block.kind === 'note' ? 'text-13 text-soft' : ''}`}>{block.text}</p>;
  }
}
