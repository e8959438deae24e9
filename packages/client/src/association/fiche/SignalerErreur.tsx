import { withElision } from '@asso/domain/identifiants/elision';
import { AideLink } from '../../platform/AideLink.tsx';
import { type RubriquePage, titreRubrique } from './rubriques.ts';
import type { Section } from './use-fiche.ts';

type SignalerErreurProps = { rubrique: RubriquePage; association: Section['association'] };

/** A link to the help form, with the association, its numbers and the rubrique already written. */
export function SignalerErreur({ rubrique, association }: SignalerErreurProps) {
  const { nom, id_rna, id_siren, id_correspondance } = association;
  const numeros = [
    id_rna && `RNA ${id_rna}`,
    id_siren && `SIREN ${id_siren}`,
    `numéro ${id_correspondance} dans le portail`,
  ].filter(Boolean);
  const message = [
    `Association : ${nom} (${numeros.join(', ')}).`,
    `Rubrique : ${titreRubrique[rubrique]}.`,
    'Ce qui est faux, et ce qu’il faudrait lire : ',
  ];
  return (
    <p>
      Une information est fausse et vous ne pouvez pas la corriger ici ?{' '}
      <AideLink
        sujet="association"
        commence={{ objet: `Erreur dans la fiche ${withElision(nom)}`, message: message.join('\n') }}
      >
        Signaler une erreur
      </AideLink>
    </p>
  );
}
