import type { ReactNode } from 'react';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import '../association.css';

type CadreAdhesionProps = {
  /** Absent on a page that is none of the three steps. */
  rang?: 1 | 2 | 3;
  titre: string;
  /** The name of the chosen association, on the pages after the choice. */
  objet?: string;
  chapo?: string;
  children: ReactNode;
};

/** The second step is passed over where there is one establishment: no number of steps is promised. */
const rangs = { 1: 'Première étape', 2: 'Deuxième étape', 3: 'Dernière étape' } as const;

/** The frame of a step in adding an association: its rank and its question. */
export function CadreAdhesion({ rang, titre, objet, chapo, children }: CadreAdhesionProps) {
  return (
    <div className="page colonne-texte">
      <div>
        {rang && <p className="etape-rang">{rangs[rang]}</p>}
        <PageHeading
          titre={titre}
          objet={objet}
          fil={[{ label: 'Ajouter une association', href: '/ajout-association/choix-association' }]}
          aide="association"
          chapo={chapo}
        />
      </div>
      {children}
    </div>
  );
}
