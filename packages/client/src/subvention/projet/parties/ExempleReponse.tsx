import type { Exemple } from '@asso/domain/subvention/parties/projet-aides.rows';
import type { ReactNode } from 'react';
import './partie.css';

/** A made-up good answer unfolds under its field; the words that make it good are underlined. */
export function ExempleReponse({ exemple: { texte, forts, bon } }: { exemple: Exemple }) {
  return (
    <details className="exemple">
      <summary>Voir une réponse réussie</summary>
      <p>«&nbsp;{underlined(texte, forts)}&nbsp;»</p>
      <p className="discret">Exemple inventé. {bon}</p>
    </details>
  );
}

function underlined(texte: string, forts: readonly string[]): ReactNode[] {
  return cut(texte, forts).map((piece) => (forts.includes(piece) ? <mark key={piece}>{piece}</mark> : piece));
}

/** Cuts the text around each of these words, in the order of the text. */
function cut(texte: string, [fort, ...others]: readonly string[]): string[] {
  const at = fort === undefined ? -1 : texte.indexOf(fort);
  if (fort === undefined || at < 0) return [texte];
  return [texte.slice(0, at), fort, ...cut(texte.slice(at + fort.length), others)];
}
