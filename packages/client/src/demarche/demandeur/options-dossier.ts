// The choices of the fields that take a person, a RIB or a service; they come with the dossier.
import type { DossierHead } from '@asso/contract/dossier/dossier.schemas';
import type { ChoixPersonne, ChoixRib } from '@asso/contract/dossier/preparation.schemas';
import type { Choice } from '@asso/domain/kernel/fields';
import { ligneHref } from '../../association/fiche/fiche-href.ts';

export type Options = Readonly<
  Record<'representant' | 'demandeur.id_representant_legal' | 'rib' | 'service', readonly Choice[]>
>;

/** The people and the RIB of the association's file that can be chosen. */
export type Choisissables = { representants: readonly ChoixPersonne[]; ribs?: readonly ChoixRib[] };

export type DemandeurChoix = Pick<DossierHead, 'instructions' | 'demandeur'> & { choix: Choisissables };

/**
 * Returns the people and accounts that any kind of dossier may choose from; where nothing is paid there is no RIB to
 * choose.
 */
export const listDossierOptions = ({
  choix: { representants, ribs = [] },
  instructions,
  demandeur,
}: DemandeurChoix): Options => {
  const ficheOf = (one: ChoixPersonne) => ligneHref(demandeur.id_siret, 'representants', one.id);
  const representant = representants.map((one) => personneOption(one, ficheOf(one)));
  return {
    representant,
    'demandeur.id_representant_legal': representants.map((one, at) =>
      one.peutRepresenter === false
        ? {
            ...personneOption(one, ficheOf(one)),
            closed: 'Ne peut pas signer pour l’association, d’après sa fiche.',
            corriger: ficheOf(one),
          }
        : (representant[at] ?? personneOption(one, ficheOf(one))),
    ),
    rib: ribs.map(({ id, iban_masque, titulaire, manques }) => ({
      value: id,
      label: [iban_masque, titulaire].filter(Boolean).join(' · '),
      closed: whyOf('RIB incomplet', manques),
    })),
    service: instructions.map(({ id_service_instructeur, service }) => ({
      value: id_service_instructeur,
      label: service.nom,
    })),
  };
};

const personneOption = ({ id, nom, fonction, manques }: ChoixPersonne, fiche: string): Choice => ({
  value: id,
  label: [nom, fonction].filter(Boolean).join(', '),
  closed: whyOf('Fiche incomplète', manques),
  ...(manques && { corriger: fiche }),
});

const whyOf = (what: string, manques: string): string | undefined =>
  manques ? `${what} : il manque ou il faut corriger ${manques}.` : undefined;
