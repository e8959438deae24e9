/** A text as it was typed: an empty line makes another paragraph. */
export const Paragraphes = ({ text }: { text: string }) => (
  <>
    {text.split(/\n{2,}/).map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </>
);
