// Lists what is still to come in a dossier, with usual dates; the history begins with these coming events.

import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { isCrfTransmis } from '@asso/domain/crf/crf.states';
import { type CrfCommence, echeanceCrf, exercicesAttendus } from '@asso/domain/crf/echeance-crf.rules';
import { isAtStudy } from '@asso/domain/dossier/instruction.states';
import { reponseHabituelle } from '@asso/domain/dossier/retard.rules';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { formatEurosCents } from '@asso/domain/identifiants/nombres-affiches';
import { withServices } from '@asso/domain/service/nom-service.words';
import type { InstructionView } from '../dossier/etat-dossier.ts';

/** Something to come, such as « Versement de 4 000 € », and its date. */
export type Attendu = {
  id: string;
  /** What is to come, in words that fit within a sentence: « décision du service ». */
  quoi: string;
  /** When it is expected, such as « vers le 20/02/2027 » or « avant le 30/06/2028 »; null when nobody can say. */
  quand: string | null;
  kind: 'etat' | 'paiement' | 'crf';
};

type Connu = {
  now: Date;
  /** The reports begun or sent, where they are known. */
  crfs?: readonly CrfCommence[];
};

/** Lists the decision or the payment to come from each service, then the financial reports to transmit. */
export const listUpcoming = (dossier: DossierSubventionView, connu: Connu): Attendu[] => [
  ...dossier.instructions.flatMap((one) => avantPaiement(dossier, one, connu.now)),
  ...comptesRendus(dossier, connu),
];

/** Returns what comes from one service: its decision, then its payment. */
function avantPaiement(dossier: DossierSubventionView, instruction: InstructionView, now: Date): Attendu[] {
  return isAtStudy(instruction.etat)
    ? [decisionOf(dossier, instruction, now)]
    : versementsOf(instruction, now);
}

function decisionOf({ campagne }: DossierSubventionView, instruction: InstructionView, now: Date): Attendu {
  const { etat, transmis_le, id_service_instructeur } = instruction;
  const le = reponseHabituelle({
    etat,
    transmis_le: transmis_le === null ? null : new Date(transmis_le),
    delai_jours: campagne.delai_habituel_jours,
  });
  return {
    id: `decision-${id_service_instructeur}`,
    quoi: 'décision du service',
    quand: le && vers(le, now, 'attendue'),
    kind: 'etat',
  };
}

/** Returns the money that comes from one service, then what the association has still to ask of it. */
function versementsOf({ argent, id_service_instructeur, service }: InstructionView, now: Date): Attendu[] {
  if (argent === null) return [];
  const { attendu, a_demander, ensuite } = argent;
  const lines: { montant: number; quand: string | null }[] = [
    ...(attendu
      ? [{ montant: attendu.montant, quand: attendu.le && vers(new Date(attendu.le), now, 'attendu') }]
      : []),
    ...(a_demander ? [{ montant: a_demander.montant, quand: 'à demander' }] : []),
    ...(ensuite
      ? [{ montant: ensuite.montant, quand: ensuite.par === 'association' ? 'à demander ensuite' : null }]
      : []),
  ];
  return lines.map(({ montant, quand }, index) => ({
    id: `versement-${id_service_instructeur}-${index}`,
    quoi: `versement de ${formatEurosCents(montant)} par ${withServices([service.nom])}`,
    quand,
    kind: 'paiement' as const,
  }));
}

/** Returns the reports still to be transmitted, one for each year once something is granted. */
function comptesRendus(dossier: DossierSubventionView, { crfs = [] }: Connu): Attendu[] {
  const { description, instructions, campagne } = dossier;
  const sent = crfs.filter(({ id_etat }) => isCrfTransmis(id_etat)).map(({ exercice }) => exercice);
  const awaited = exercicesAttendus({ ...description, instructions }).filter((one) => !sent.includes(one));
  return awaited.map((annee) => ({
    id: `crf-${annee}`,
    quoi:
      description.exercice === description.exercice_fin
        ? 'compte rendu financier'
        : `compte rendu financier ${annee}`,
    quand: `avant le ${formatDate(echeanceCrf(annee, campagne.fuseau), campagne.fuseau)}`,
    kind: 'crf',
  }));
}

const vers = (le: Date, now: Date, attendu: string): string =>
  le < now ? `${attendu} depuis le ${formatDate(le)}` : `vers le ${formatDate(le)}`;
