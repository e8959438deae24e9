import { cutTexte } from './texte-coupe.ts';
import './texte-coupe.css';

/** About eight lines of the column where the dossier is read. */
const max = 680;
const perLine = 85;

/**
 * Shows the beginning of a long text, and the rest behind « Lire la suite ». The rest stays in the page, so that the
 * search of the browser finds its words and unfolds the text.
 */
export function TexteCoupe({ texte }: { texte: string }) {
  const coupe = cutTexte(texte, max, perLine);
  if (coupe === null) return texte;
  return (
    <>
      {coupe.debut}
      <details className="texte-coupe">
        <summary>Lire la suite</summary>
        {coupe.suite}
      </details>
    </>
  );
}
