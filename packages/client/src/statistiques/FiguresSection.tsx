import { type ReactNode, useId } from 'react';

type FiguresSectionProps = { titre: string; aide?: ReactNode; children: ReactNode };

/** A section of the figures: a title, a line of help, then a drawing or a table. */
export function FiguresSection({ titre, aide, children }: FiguresSectionProps) {
  const id = useId();
  return (
    <section className="figures pile" aria-labelledby={id}>
      <div className="pile pile--serree">
        <h2 id={id} className="fr-h4">
          {titre}
        </h2>
        {aide && <p className="fr-hint-text">{aide}</p>}
      </div>
      {children}
    </section>
  );
}
