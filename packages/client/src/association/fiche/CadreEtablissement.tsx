import type { EtablissementTenuView } from '@asso/contract/association/association.schemas';
import type { ReactNode } from 'react';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { nomEtablissement } from '../adhesion/association-trouvee.ts';
import { etablissementHref, rubriqueHref, titreRubrique } from './rubriques.ts';

type CadreEtablissementProps = {
  id: string;
  one: EtablissementTenuView;
  /** This is the association's name, when the person is one of its members. */
  nom: string | undefined;
  /**
   * It is true when the person manages this establishment only: then no list of establishments stands above the page.
   */
  isHeld: boolean;
  isEditing: boolean;
  children: ReactNode;
};

/** The frame of an establishment's page shows its name, or the act in progress, and the way back. */
export function CadreEtablissement({ id, one, nom, isHeld, isEditing, children }: CadreEtablissementProps) {
  const titre = nomEtablissement(one);
  const fil = [
    ...(isHeld
      ? []
      : [
          { label: 'Informations administratives', href: rubriqueHref(id) },
          { label: titreRubrique.etablissements, href: rubriqueHref(id, 'etablissements') },
        ]),
    ...(isEditing ? [{ label: titre, href: etablissementHref(id, one.id_siret) }] : []),
  ];
  return (
    <div className="page colonne-texte">
      <PageHeading
        titre={isEditing ? `Modifier : ${titre}` : titre}
        objet={nom}
        fil={fil}
        aide="association"
        chapo={nom && `Un établissement de ${nom}.`}
      />
      {children}
    </div>
  );
}
