/** Shows a text with its paragraphs, separated by empty lines. */
export const Paragraphes = ({ text }: { text: string }) => (
  <>
    {text.split(/\n{2,}/).map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </>
);
