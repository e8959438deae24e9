// The questions of step 0 for an existing dossier; a question with one possible answer is not asked.
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import type { Choice, Fields } from '@asso/domain/kernel/fields';
import { type Campagne, findSousDispositif } from '@asso/domain/subvention/campagne.rules';
import { anneesSuivantesMax, type Choix } from '@asso/domain/subvention/choix.rules';
import { exercicesOfferts, typesOfferts } from '@asso/domain/subvention/creation.rules';
import { dureesOffertes } from '@asso/domain/subvention/projet-annees.rules';
import { askedChoice, dureeRow } from './choix-fields.ts';

type Dossier = Pick<DossierSubventionView, 'campagne' | 'campagne_exercice' | 'description' | 'association'>;

/** The answers as the fields hold them: texts. */
type Reponses = { type: string; exercice: string; duree: string; fin: string };

export const toReponsesChoix = (choix: Choix, exercice_fin: number): Reponses => ({
  type: choix.id_sous_type_dispositif,
  exercice: String(choix.exercice),
  duree: choix.pluriannuel ? 'plusieurs' : 'une',
  fin: String(exercice_fin),
});

export function readChoix(name: string, to: unknown): Partial<Choix> {
  switch (name) {
    case 'type':
      return { id_sous_type_dispositif: String(to) };
    case 'exercice':
      return { exercice: Number(to) };
    case 'duree':
      return { pluriannuel: to === 'plusieurs' };
    default:
      return { exercice_fin: Number(to) };
  }
}

/** Returns the choice with the only length that its type allows, when there is only one. */
export function dureeTenue(campagne: Campagne, choix: Choix): Choix {
  const sous = findSousDispositif(campagne, choix.id_sous_type_dispositif);
  const { annuelle, pluriannuelle } = sous ? dureesOffertes(sous) : { annuelle: true, pluriannuelle: false };
  return { ...choix, pluriannuel: pluriannuelle && (choix.pluriannuel || !annuelle) };
}

export function listChoixFields(dossier: Dossier, choix: Choix, now: Date): Fields {
  const campagne = dossier.campagne as Campagne;
  const types = typesOf(dossier, now).map(({ code, label }) => ({ value: code, label }));
  const exercices = exercicesOfferts(campagne, dossier.campagne_exercice);
  const sous = findSousDispositif(campagne, choix.id_sous_type_dispositif);
  const durees = sous ? dureesOffertes(sous) : { annuelle: true, pluriannuelle: false };
  const hasDuree = durees.annuelle && durees.pluriannuelle;
  const hasFin = choix.pluriannuel && durees.pluriannuelle && !sous?.duree_pluriannuelle;
  const following = Array.from({ length: anneesSuivantesMax }, (_, index) => choix.exercice + index + 1);
  return {
    ...(types.length > 1 ? { type: askedChoice('Type de demande', types) } : {}),
    ...(exercices.length > 1
      ? { exercice: askedChoice('Exercice (l’année du projet)', exercices.map(yearChoice)) }
      : {}),
    ...(hasDuree ? { duree: dureeRow } : {}),
    ...(hasFin ? { fin: askedChoice('Dernière année', following.map(yearChoice)) } : {}),
  };
}

/** Returns the types offered, and the present one even if it has closed since. */
function typesOf({ campagne, association, description }: Dossier, now: Date) {
  const { regime = null } = (association.identite ?? {}) as { regime?: string | null };
  const offered = typesOfferts(campagne, { regime, now }).map(({ code }) => code);
  return campagne.sous_dispositifs.filter(
    ({ code }) => offered.includes(code) || code === description.id_sous_type_dispositif,
  );
}

const yearChoice = (annee: number): Choice => ({ value: String(annee), label: String(annee) });

/** Returns the question that a problem of the server is about. */
export const choixQuestion = (field = ''): string =>
  ({
    'description.id_sous_type_dispositif': 'type',
    'description.exercice': 'exercice',
    'description.pluriannuel': 'duree',
  })[field] ?? '';
