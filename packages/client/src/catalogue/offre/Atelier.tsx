import type { ReactNode } from 'react';

type AtelierProps = {
  titre: string;
  id: string;
  children: ReactNode;
  /** Stands at the right of the sheet, or under it on a narrow window. */
  panneau?: ReactNode;
};

/** The sheet is what one writes on; the panel beside it holds the settings of the line that is chosen on the sheet. */
export const Atelier = ({ titre, id, children, panneau }: AtelierProps) => (
  <section className="atelier" aria-labelledby={`rubrique-${id}`}>
    <div className="atelier__feuille pile">
      <h2 id={`rubrique-${id}`}>{titre}</h2>
      {children}
    </div>
    {panneau && <aside className="atelier__panneau">{panneau}</aside>}
  </section>
);
