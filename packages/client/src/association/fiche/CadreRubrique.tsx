import type { ReactNode } from 'react';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { rubriqueHref } from './fiche-href.ts';
import { type RubriquePage, titreRubrique } from './rubriques.ts';
import '../association.css';

type CadreRubriqueProps = {
  id: string;
  rubrique: RubriquePage;
  nom?: string;
  /** An act that has its own page gives its title: « Ajouter une personne ». */
  acte?: string;
  chapo?: ReactNode;
  /** Tables of amounts take the whole width of the page. */
  isLarge?: boolean;
  children: ReactNode;
};

/** The frame of a rubric's page shows its title, or that of the act, and the way back. */
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
