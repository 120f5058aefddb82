import Markdown from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';

/** The operator's own text. Its headings, should it have any, are no headings of this page. */
export function Description({ markdown }: { markdown: string }) {
  return (
    <div className="mt-8 grid max-w-[62ch] gap-y-4 text-pretty [&_a]:underline">
      <Markdown rehypePlugins={[rehypeSanitize]} disallowedElements={['img', 'h1', 'h2', 'h3']} unwrapDisallowed>
        {markdown}
      </Markdown>
    </div>
  );
}
