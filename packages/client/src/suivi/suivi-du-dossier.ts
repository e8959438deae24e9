// Gathers the facts from which the page of a dossier tells its state and its dated steps.
import type { CrfResume } from '@asso/contract/dossier/crf-resume.schemas';
import type { Evenement, MessageDossier } from '@asso/contract/dossier/dossier.schemas';
import type { PaiementsView, PaiementView } from '@asso/contract/paiement/paiement.schemas';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { isCrfTransmis } from '@asso/domain/crf/crf.states';
import { echeanceCrf, exercicesAttendus, exercicesNonRecus } from '@asso/domain/crf/echeance-crf.rules';
import { isCrfYours } from '@asso/domain/dossier/crf-attendu.rules';
import type { DossierDates } from '@asso/domain/dossier/suivi/etapes-datees.rules';
import type { SuiviFaits } from '@asso/domain/dossier/suivi/etat-suivi.words';
import { delaiVersement } from '@asso/domain/dossier/suivi/suite-argent.rules';
import type { VersementUnderWay } from '@asso/domain/dossier/suivi/versements-attendus.words';
import { addJours } from '@asso/domain/identifiants/durees';
import type { EtatPaiement } from '@asso/domain/paiement/demande-paiement.states';
import { listFilDates, readSuiviFaits } from '../dossier/faits-du-suivi.ts';

export type DossierKnown = {
  now: Date;
  evenements: readonly Evenement[];
  messages: readonly MessageDossier[];
  crfs: readonly CrfResume[];
  /** The payments of the main service; null while they are not read. */
  paiements: PaiementsView | null;
};

export function suiviSubvention(dossier: DossierSubventionView, connu: DossierKnown): SuiviFaits {
  const { campagne, choix, tete } = dossier;
  const { now, messages, paiements } = connu;
  const rib = choix.ribs.find(({ id }) => id === tete.demandeur?.id_rib);
  return {
    ...readSuiviFaits(dossier, { now, messages, delaiJours: campagne.delai_habituel_jours }),
    versement: {
      canAsk: paiements ? paiements.rights.ask === true : dossier.rights.message === true,
      rib: rib?.iban_masque ?? null,
      enCours: paiements?.items.flatMap(enCoursOf) ?? [],
    },
    crf: crfAttendu(dossier, connu),
    areCrfsRecus:
      connu.crfs.length > 0 &&
      exercicesNonRecus({ ...dossier.description, instructions: dossier.instructions }, connu.crfs).length ===
        0,
  };
}

const stades: Partial<Record<EtatPaiement, VersementUnderWay['stade']>> = {
  '1': 'demande',
  '2': 'prepare',
  '3': 'parti',
};

/** Returns what the head says of a payment that waits, and nothing for any other. */
function enCoursOf({ etat, montant, suite, iban_masque }: PaiementView): VersementUnderWay[] {
  const stade = stades[etat];
  if (!stade) return [];
  const attendu = suite?.attendu_le ? new Date(suite.attendu_le) : null;
  return [{ montant, stade, attendu, compte: iban_masque }];
}

/** Returns the first report to transmit; one that was sent back is due at once. */
function crfAttendu(
  dossier: DossierSubventionView,
  { crfs, now }: Pick<DossierKnown, 'crfs' | 'now'>,
): SuiviFaits['crf'] {
  const { description, instructions, campagne } = dossier;
  const crfOf = (exercice: number) => crfs.find((one) => one.exercice === exercice);
  const [exercice] = exercicesAttendus({ ...description, instructions }).filter((annee) => {
    const etat = crfOf(annee)?.id_etat;
    return etat === undefined || !isCrfTransmis(etat);
  });
  if (exercice === undefined) return null;
  const avant = echeanceCrf(exercice, campagne.fuseau);
  const etat = crfOf(exercice)?.id_etat ?? 1;
  return {
    avant,
    isProche: isCrfYours({ isRenvoye: etat === 3, avant: avant.toISOString() }, now),
    isBegun: etat !== 1,
  };
}

export function datesSubvention(dossier: DossierSubventionView, connu: DossierKnown): DossierDates {
  const faits = suiviSubvention(dossier, connu);
  const { etat, genre, transmis, decide, modifiee, reponse, demande, accorde, verse, argent } = faits;
  const { etudie, verse_le } = listFilDates(connu.evenements);
  const exercice = dossier.description.exercice;
  const isExpected = !['11', '12', 'A', 'B', 'C'].includes(etat);
  const avant = faits.crf?.avant ?? (isExpected ? echeanceCrf(exercice, dossier.campagne.fuseau) : null);
  return {
    etat,
    genre,
    transmis,
    etudie,
    decide,
    modifiee,
    verse_le,
    reponse,
    demande,
    accorde,
    verse,
    versement: reponse && addJours(reponse, delaiVersement(dossier.campagne)),
    argent,
    crf: avant && { avant, isSent: faits.crf === null && connu.crfs.length > 0 },
  };
}
