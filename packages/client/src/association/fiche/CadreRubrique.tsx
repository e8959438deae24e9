import type { ReactNode } from 'react';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { rubriqueHref } from './fiche-href.ts';
import { type RubriquePage, titreRubrique } from './rubriques.ts';
import '../association.css';

type CadreRubriqueProps = {
  id: string;
  rubrique: RubriquePage;
  nom?: string;
  /** The title of the page of an action, such as « Ajouter une personne ». */
  acte?: string;
  chapo?: ReactNode;
  /** True for tables of amounts, which take the whole width. */
  isLarge?: boolean;
  children: ReactNode;
};

/** The frame of the page of a rubrique: its title, or that of the action, and the way back. */
export function CadreRubrique({ id, rubrique, nom, acte, chapo, isLarge, children }: CadreRubriqueProps) {
  const titre = titreRubrique[rubrique];
  const fil = [{ label: 'Informations administratives', href: rubriqueHref(id) }];
  return (
    <div className={isLarge ? 'page rubrique-large' : 'page colonne-texte'}>
      <PageHeading
        titre={acte ?? titre}
        objet={nom}
        fil={acte ? [...fil, { label: titre, href: rubriqueHref(id, rubrique) }] : fil}
        aide="association"
        chapo={chapo ?? nom}
      />
      {children}
    </div>
  );
}
