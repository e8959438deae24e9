// Step 0 again, once the dossier exists: another type, exercise or length, as long as it was never transmitted (§4 Wizard steps).
import type { Problem } from '../kernel/result.ts';
import { type Campagne, type SousDispositif, sousDispositifOf } from './campagne.rules.ts';
import { creationProblems } from './creation.rules.ts';
import { type Annees, anneesDemandees, dureesOffertes } from './projet-annees.rules.ts';

export type Choix = {
  id_sous_type_dispositif: string;
  exercice: number;
  pluriannuel: boolean;
  /** Where the type does not say how long it lasts. */
  exercice_fin?: number | null;
};

/** Years a request may last after its first one. */
export const anneesSuivantesMax = 4;

export type ChoixDemande = {
  campagne: Campagne;
  campagne_exercice: number;
  /** What the dossier holds now: keeping it is never refused. */
  actuel: Choix & Annees;
  demande: Choix;
  regime: string | null;
  now: Date;
};

/** What keeps this choice from replacing the present one; fields are those of the choice. */
export function choixDemandeProblems({ actuel, demande, ...given }: ChoixDemande): Problem[] {
  const { id_sous_type_dispositif, exercice, pluriannuel } = demande;
  const sous = sousDispositifOf(given.campagne, id_sous_type_dispositif);
  const isSame = actuel.id_sous_type_dispositif === id_sous_type_dispositif && actuel.exercice === exercice;
  const found = isSame ? [] : creationProblems({ ...given, id_sous_type_dispositif, exercice });
  if (!sous || found.length > 0) return found;
  const { annuelle, pluriannuelle } = dureesOffertes(sous);
  const field = 'description.pluriannuel';
  if (pluriannuel && !pluriannuelle) return [{ code: 'subvention.pluriannuel-impossible', field }];
  return !pluriannuel && !annuelle ? [{ code: 'subvention.annuel-impossible', field }] : [];
}

/** The years of this choice: a longer end that the dossier has already stays, where the type does not say one. */
export function anneesDuChoix(
  campagne: Campagne,
  { actuel, demande }: Pick<ChoixDemande, 'actuel' | 'demande'>,
) {
  const sous = sousDispositifOf(campagne, demande.id_sous_type_dispositif);
  if (!sous) return { exercice: actuel.exercice, exercice_fin: actuel.exercice_fin };
  return anneesDemandees(sous, {
    exercice: demande.exercice,
    isPluriannuel: demande.pluriannuel,
    exerciceFin: Math.min(demande.exercice_fin ?? actuel.exercice_fin, demande.exercice + anneesSuivantesMax),
  });
}

/** What the server writes of a choice in the head. */
export const descriptionDuChoix = (campagne: Campagne, sous: SousDispositif | undefined, annees: Annees) => ({
  ...annees,
  pluriannuel: annees.exercice_fin > annees.exercice,
  couplage_tca: campagne.couplage_tca ?? false,
  type_projet: sous?.types_projet ?? (['projet'] as ('projet' | 'fonctionnement')[]),
});
