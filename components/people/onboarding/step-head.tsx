export function StepHead({ title, lead }: { title: string; lead?: string }) {
  return (
    <header className="mb-6">
      <h2 className="font-sans text-18 leading-6 font-bold tracking-normal">{title}</h2>
      {lead && <p className="mt-1 max-w-[62ch] text-14 text-soft">{lead}</p>}
    </header>
  );
}
