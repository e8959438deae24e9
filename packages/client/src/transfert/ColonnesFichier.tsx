import { useId } from 'react';

type ColonnesFichierProps = { titre: string; colonnes: readonly string[]; note?: string };

/** The columns of a file, in their order. */
export function ColonnesFichier({ titre, colonnes, note }: ColonnesFichierProps) {
  const id = useId();
  return (
    <section className="pile pile--serree colonne-texte" aria-labelledby={id}>
      <h2 id={id} className="fr-h5">
        {titre}
      </h2>
      <p>{colonnes.join(' · ')}</p>
      <p className="fr-hint-text">Une ligne par dossier et par service. {note}</p>
    </section>
  );
}
