import type { ReactNode } from 'react';

type AtelierProps = {
  titre: string;
  id: string;
  children: ReactNode;
  /** What stands at the right of the form, or below it on a narrow window. */
  panneau?: ReactNode;
};

/** A form being edited, with a panel beside it for the settings of the chosen line. */
export const Atelier = ({ titre, id, children, panneau }: AtelierProps) => (
  <section className="atelier" aria-labelledby={`rubrique-${id}`}>
    <div className="atelier__feuille pile">
      <h2 id={`rubrique-${id}`}>{titre}</h2>
      {children}
    </div>
    {panneau && <aside className="atelier__panneau">{panneau}</aside>}
  </section>
);
