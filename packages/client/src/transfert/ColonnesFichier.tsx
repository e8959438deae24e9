import { useId } from 'react';

type ColonnesFichierProps = {
  titre: string;
  level?: 'h2' | 'h3';
  colonnes: readonly string[];
  /** What one line of the file stands for. */
  ligne: string;
};

/** Lists the columns of a file in their order. */
export function ColonnesFichier({ titre, level: Title = 'h2', colonnes, ligne }: ColonnesFichierProps) {
  const id = useId();
  return (
    <section className="pile pile--serree colonne-texte" aria-labelledby={id}>
      <Title id={id} className="fr-h5">
        {titre}
      </Title>
      <p>{colonnes.join(' · ')}</p>
      <p className="fr-hint-text">{ligne}</p>
    </section>
  );
}
