/** A text keeps its paragraphs: an empty line begins another one. */
export const Paragraphes = ({ text }: { text: string }) => (
  <>
    {text.split(/\n{2,}/).map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </>
);
