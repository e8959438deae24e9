// Gathers what a page knows of a dossier for the sentences at its top.
import type { DossierHead, Evenement, MessageDossier } from '@asso/contract/dossier/dossier.schemas';
import type { RenvoiSuivi } from '@asso/contract/dossier/preparation.schemas';
import { reponsesAttendues } from '@asso/domain/dossier/reponse.rules';
import { reponseHabituelle } from '@asso/domain/dossier/retard.rules';
import type { SuiviFaits } from '@asso/domain/dossier/suivi/etat-suivi.words';
import { toComplete } from './completude.ts';
import { type InstructionView, mainInstruction } from './etat-dossier.ts';

type Suivi = Pick<DossierHead, 'genre' | 'instructions' | 'description' | 'rights' | 'isACompleter'> & {
  renvois?: readonly RenvoiSuivi[];
};

type Connu = {
  now: Date;
  messages: readonly MessageDossier[];
  /** The number of days in which the campaign usually answers; null when it does not say. */
  delaiJours: number | null;
};

const dateOf = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

export function readSuiviFaits(dossier: Suivi, { now, messages, delaiJours }: Connu): SuiviFaits {
  const { genre, rights, isACompleter, renvois = [] } = dossier;
  const instruction = mainInstruction(dossier);
  const { etat, service } = instruction;
  const [question] = reponsesAttendues(messages);
  const [attendu] = isACompleter ? toComplete(dossier) : [];
  const points = renvois.flatMap((renvoi) => renvoi.points);
  return {
    etat,
    genre,
    now,
    service: service.nom,
    transmis: dateOf(instruction.transmis_le),
    renvoye: dateOf(instruction.renvoye_le),
    decide: dateOf(instruction.decide_le),
    modifiee: dateOf(instruction.decision_modifiee_le),
    reponse: reponseOf(instruction, delaiJours),
    demande: instruction.montant_demande,
    accorde: instruction.montant_accorde,
    verse: instruction.montant_verse,
    argent: instruction.argent,
    versement: { canAsk: rights.message === true, rib: null, enCours: [] },
    crf: null,
    areCrfsRecus: false,
    manque: attendu
      ? {
          service: attendu.service.nom,
          quoi: attendu.completude.manque,
          avant: dateOf(attendu.completude.avant_le),
          canAnswer: attendu.completude.moves.includes('answer'),
        }
      : null,
    question: question?.reponse_avant
      ? { de: question.service ?? question.par, avant: new Date(question.reponse_avant) }
      : null,
    points: { demandes: points.length, faits: points.filter(({ corrige_le }) => corrige_le !== null).length },
    canEdit: rights.edit === true,
    canWrite: rights.message === true,
  };
}

const reponseOf = ({ etat, transmis_le }: InstructionView, delai_jours: number | null): Date | null =>
  reponseHabituelle({ etat, transmis_le: dateOf(transmis_le), delai_jours });

/** Returns when a study last began and when a payment was last made, which only the history holds. */
export const listFilDates = (
  evenements: readonly Evenement[],
): { etudie: Date | null; verse_le: Date | null } => {
  const instants = (actions: readonly string[]) =>
    evenements
      .filter(({ action }) => actions.includes(action))
      .map(({ le }) => le)
      .toSorted();
  return {
    etudie: dateOf(instants(['instruction.start']).at(-1) ?? null),
    verse_le: dateOf(instants(['paiement.pay', 'instruction.markPaid']).at(-1) ?? null),
  };
};
