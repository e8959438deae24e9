// Gathers the facts from which the page of a dossier tells its state and its dated steps.
import type { CrfResume } from '@asso/contract/dossier/crf-resume.schemas';
import type { Evenement, MessageDossier } from '@asso/contract/dossier/dossier.schemas';
import type { PaiementsView } from '@asso/contract/paiement/paiement.schemas';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { isCrfTransmis } from '@asso/domain/crf/crf.states';
import { echeanceCrf, exercicesAttendus } from '@asso/domain/crf/echeance-crf.rules';
import { isCrfProche } from '@asso/domain/dossier/crf-attendu.rules';
import type { DatesDuDossier } from '@asso/domain/dossier/etapes-datees.rules';
import type { FaitsDuSuivi } from '@asso/domain/dossier/etat-suivi.words';
import { joursApres } from '@asso/domain/identifiants/durees';
import { delaiVersement, versementAttendu } from '@asso/domain/paiement/paiement.rules';
import { mainInstruction } from '../dossier/etat-dossier.ts';
import { datesDuFil, faitsDuSuivi } from '../dossier/faits-du-suivi.ts';

export type ConnuDuDossier = {
  now: Date;
  evenements: readonly Evenement[];
  messages: readonly MessageDossier[];
  crfs: readonly CrfResume[];
  /** The payments of the main service; null while they are not read. */
  paiements: PaiementsView | null;
};

export function suiviSubvention(dossier: DossierSubventionView, connu: ConnuDuDossier): FaitsDuSuivi {
  const { campagne, choix, tete } = dossier;
  const { now, messages, paiements } = connu;
  const instruction = mainInstruction(dossier);
  const rib = choix.ribs.find(({ id }) => id === tete.demandeur?.id_rib);
  return {
    ...faitsDuSuivi(dossier, { now, messages, delaiJours: campagne.delai_habituel_jours }),
    versement: {
      attendu: versementAttendu(instruction, campagne),
      canAsk: paiements?.rights.ask === true,
      isAsked: instruction.paiement_demande_le !== null,
      delaiJours: delaiVersement(campagne),
      rib: rib?.iban_masque ?? null,
    },
    crf: crfAttendu(dossier, connu),
  };
}

/** Returns the first report to transmit; one that was sent back is due at once. */
function crfAttendu(
  dossier: DossierSubventionView,
  { crfs, now }: Pick<ConnuDuDossier, 'crfs' | 'now'>,
): FaitsDuSuivi['crf'] {
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
    isProche: etat === 3 || isCrfProche(avant.toISOString(), now),
    isBegun: etat !== 1,
  };
}

export function datesSubvention(dossier: DossierSubventionView, connu: ConnuDuDossier): DatesDuDossier {
  const faits = suiviSubvention(dossier, connu);
  const { etat, genre, transmis, decide, modifiee, reponse, demande, accorde, verse, versement } = faits;
  const { etudie, verse_le } = datesDuFil(connu.evenements);
  const exercice = dossier.description.exercice;
  const isExpected = !['11', '12', 'A', 'B', 'C'].includes(etat);
  const avant = faits.crf?.avant ?? (isExpected ? echeanceCrf(exercice, dossier.campagne.fuseau) : null);
  return {
    ...{ etat, genre, transmis, etudie, decide, modifiee, verse_le, reponse, demande, accorde, verse },
    versement: versement.attendu ?? (reponse && joursApres(reponse, versement.delaiJours)),
    crf: avant && { avant, isSent: faits.crf === null && connu.crfs.length > 0 },
  };
}
