import type { tableauDeBordSchema } from '@asso/contract/subvention/subvention.schemas';
import { sayManques } from '@asso/domain/dossier/completude/completude.rules';
import { isACompleter } from '@asso/domain/dossier/dossier.rules';
import { nameAide, sayCrfRenvoye, shortIntitule } from '@asso/domain/dossier/dossier.words';
import { isNonTransmis, isWithDemandeur, sayEtat } from '@asso/domain/dossier/instruction.states';
import { reponsesAttendues } from '@asso/domain/dossier/reponse.rules';
import { saySignatureAttendue } from '@asso/domain/dossier/signature/signature-attendue.words';
import { suiteArgent } from '@asso/domain/dossier/suivi/suite-argent.rules';
import { saySuiteArgent } from '@asso/domain/dossier/suivi/suite-argent.words';
import { currentExercice } from '@asso/domain/referentiel/exercices.rules';
import type { z } from 'zod';
import type { DossierCrf } from '../../dossier/compte-rendu/comptes-rendus.ts';
import type { MessageAttendu, Tache } from './tableau-de-bord.sql.ts';

export type Vue = z.infer<typeof tableauDeBordSchema>['aFaire'][number];

/**
 * Tells whether it is the association's turn: because of the state, because a service found something missing or
 * awaits an answer, or because money may be asked. `liste/tour.sql.ts` says the same of a list.
 */
export const isYours = ({ etat, manque, repondre_a, crf, argent }: Vue): boolean =>
  (isWithDemandeur(etat) && !isRendu({ etat, crf })) ||
  manque !== null ||
  repondre_a !== null ||
  argent?.tour === 'association';

/** Tells whether the money was paid and all the reports are with the service. */
const isRendu = ({ etat, crf }: Pick<Vue, 'etat' | 'crf'>): boolean => etat === '9' && crf === null;

/** The last instant that a date can hold, in milliseconds; it stands for the deadline of what has none. */
const farthest = 8.64e15;
export const toInstant = (le: string | null): number => (le === null ? farthest : new Date(le).getTime());

/** Gives the first message of this service that awaits an answer from the association; a closed dossier awaits none. */
export function readAttendu(
  { id_dossier, etat, id_service_instructeur }: Tache,
  messages: readonly MessageAttendu[],
) {
  if (['10', '11', '12'].includes(etat)) return undefined;
  const own = messages.filter((one) => one.id_dossier === id_dossier);
  return reponsesAttendues(own.map((one) => ({ ...one, isInterne: false }))).find(
    ({ id_service }) => id_service === null || id_service === id_service_instructeur,
  );
}

type Connu = {
  now: Date;
  attendu: MessageAttendu | undefined;
  crf: DossierCrf | null;
  exercice_crf: number;
};

export function tacheView(row: Tache, { now, attendu, crf, exercice_crf }: Connu): Vue {
  const { completude, avant, manques, statut, titre, type, projet, etat, exercice_fin, genre } = row;
  const year = currentExercice(now);
  const argent = suiteArgent({
    ...row,
    accorde_le: iso(row.accorde_le),
    paiement_demande_le: iso(row.paiement_demande_le),
  });
  const isAwaited = completude === 'demande' && isACompleter({ etats: [etat], exercice_fin, statut }, year);
  const manque = isAwaited ? sayManques(manques) : null;
  const signature = isNonTransmis(etat) ? signatureView(row, now) : null;
  const isAnswer = manque === null && !isNonTransmis(etat) && attendu !== undefined;
  const echeances = [
    etat === 'A' ? iso(row.echeance) : null,
    manque === null ? null : (avant?.toISOString() ?? null),
    attendu?.reponse_avant ?? null,
    crf?.echeance ?? null,
  ].filter((one) => one !== null);
  return {
    genre,
    id_fo: row.id_fo,
    id_siret: row.id_siret,
    association: row.association,
    etat,
    service: row.service,
    id_service_instructeur: row.id_service_instructeur,
    points: row.points,
    delai_jours: row.delai_jours,
    delai_versement_jours: row.delai_versement_jours,
    pieces: row.pieces,
    exercice_crf,
    montant_demande: row.montant_demande,
    montant_accorde: row.montant_accorde,
    montant_verse: row.montant_verse,
    intitule: shortIntitule({ titre, type, projet }),
    faits: nameAide({ titre, type, projet }),
    transmis_le: iso(row.transmis_le),
    renvoye_le: iso(row.renvoye_le),
    decide_le: iso(row.decide_le),
    accorde_le: iso(row.accorde_le),
    argent,
    etat_le: row.etat_le.toISOString(),
    repondre_a: isAnswer ? attendu.service : null,
    signature,
    phrase: isAnswer
      ? `À vous : ${attendu.service} attend votre réponse à son message.`
      : phraseOf({ etat, crf, genre, argent, manque, signature, service: row.service }, now),
    echeance: echeances.toSorted((a, b) => toInstant(a) - toInstant(b))[0] ?? null,
    manque,
    crf: crf && { exercice: crf.exercice, id: crf.id, isRenvoye: crf.isRenvoye },
  };
}

const signatureView = ({ signature }: Tache, now: Date): Vue['signature'] => {
  const avant = signature && new Date(signature.avant);
  return signature && avant && avant > now ? { ...signature, avant: avant.toISOString() } : null;
};

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null;

type Phrase = Pick<Vue, 'etat' | 'crf' | 'genre' | 'argent' | 'manque' | 'signature' | 'service'>;

/** Says whose turn the dossier is; what is missing comes before anything else. */
function phraseOf({ argent, manque, signature, service, ...tache }: Phrase, now: Date): string {
  if (manque !== null) return `Dossier à compléter : ${manque}.`;
  if (signature) return saySignatureAttendue(signature);
  if (isRendu(tache)) return 'Chez le service : il a vos comptes rendus.';
  if (argent) return saySuiteArgent(argent, { service, now });
  if (tache.crf?.isRenvoye) return sayCrfRenvoye(tache.crf.exercice);
  return sayEtat(tache.etat, tache.genre);
}
