import { type ReactNode, useId } from 'react';

type FiguresSectionProps = {
  titre: string;
  /** True when the tab already says the title, which is then only printed. */
  hidesTitre?: boolean;
  aide?: ReactNode;
  /** Buttons at the end of the line of the title. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A section of the figures: a title, a line of help, then a drawing or a table. */
export function FiguresSection({ titre, hidesTitre, aide, actions, children }: FiguresSectionProps) {
  const id = useId();
  return (
    <section className="figures pile" aria-labelledby={id}>
      <div className="figures__tete">
        <h2 id={id} className={`fr-h5${hidesTitre ? ' papier-seul' : ''}`}>
          {titre}
        </h2>
        {actions}
        {aide && <p className="fr-hint-text figures__aide">{aide}</p>}
      </div>
      {children}
    </section>
  );
}
