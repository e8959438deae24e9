// What comes next for a dossier, said to the association: the sentence of its state, and its next step with its date.
import type { MessageDossier } from '@asso/contract/dossier/dossier.schemas';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { reponsesAttendues } from '@asso/domain/dossier/reponse.rules';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { joursApres } from '@asso/domain/identifiants/durees';
import { showEcheance } from '@asso/domain/identifiants/echeances-affichees';
import { formatEurosCents } from '@asso/domain/identifiants/nombres-affiches';
import { sumEuros } from '@asso/domain/kernel/money';
import { versementAttendu } from '@asso/domain/paiement/paiement.rules';
import { aCompleter } from '../dossier/completude.ts';
import { type InstructionView, mainInstruction, phraseEtat } from '../dossier/etat-dossier.ts';

type Given = { messages: readonly MessageDossier[]; now: Date };

/** Who acts, and before when; then the amount or the reason in full. */
export function phraseDe(dossier: DossierSubventionView, { messages, now }: Given): string {
  const { etat, motif, montant_accorde } = mainInstruction(dossier);
  const [attendu] = dossier.isACompleter ? aCompleter(dossier) : [];
  if (attendu) return `À vous : ${attendu.service.nom} attend ce qui manque.`;
  const [message] = ['10', '11', '12'].includes(etat) ? [] : reponsesAttendues(messages);
  if (message?.reponse_avant) {
    const { date, relative } = showEcheance(new Date(message.reponse_avant), now);
    return `À vous : répondez à ${message.service ?? message.par} avant le ${date}, ${relative}.`;
  }
  return phraseEtat(etat, { montantEuros: montant_accorde, motif });
}

/** Something to come: « Versement de 4 000 € », when. */
export type Attendu = {
  id: string;
  /** « décision du service », within a sentence. */
  quoi: string;
  /** « vers le 20/02/2027 », « avant le 30/06/2028 »; null when nobody can say. */
  quand: string | null;
  kind: 'etat' | 'paiement' | 'crf';
};

/** « décision du service, vers le 20/02/2027 »: what usually comes, never a promise; null when nothing is expected. */
export function prochaineEtape(dossier: DossierSubventionView, now: Date): string | null {
  const [next] = attendusDe(dossier, mainInstruction(dossier), now);
  return next ? [next.quoi, next.quand].filter(Boolean).join(', ') : null;
}

/** All that is to come before every service, as the timeline says it first. */
export const aVenir = (dossier: DossierSubventionView, now: Date): Attendu[] => {
  const all = dossier.instructions.flatMap((one) => attendusDe(dossier, one, now));
  return all.filter(({ id }, index) => all.findIndex((one) => one.id === id) === index);
};

function attendusDe(dossier: DossierSubventionView, instruction: InstructionView, now: Date): Attendu[] {
  const { etat, transmis_le, id_service_instructeur: service } = instruction;
  switch (etat) {
    case 'D':
    case '2': {
      const le = transmis_le && joursApres(new Date(transmis_le), dossier.campagne.delai_habituel_jours);
      return [
        {
          id: `decision-${service}`,
          quoi: 'décision du service',
          quand: le ? vers(le, now, 'attendue') : null,
          kind: 'etat',
        },
      ];
    }
    case '6':
    case '7':
    case '8':
      return [versementDe(dossier, instruction, now), ...comptesRendus(dossier)];
    case '9':
      return comptesRendus(dossier);
    case 'A':
    case 'B':
    case 'C':
    case '10':
    case '11':
    case '12':
      return [];
  }
}

/** What is granted and not paid yet; who must ask for it is told so. */
function versementDe({ campagne }: DossierSubventionView, instruction: InstructionView, now: Date): Attendu {
  const { montant_accorde, montant_verse, id_service_instructeur, service } = instruction;
  const reste = sumEuros([montant_accorde, -montant_verse]);
  const le = versementAttendu(instruction, campagne);
  return {
    id: `versement-${id_service_instructeur}`,
    quoi: `versement de ${formatEurosCents(reste)} par ${service.nom}`,
    quand: le && vers(le, now, 'attendu'),
    kind: 'paiement',
  };
}

/** One for each exercise, once something is granted. */
const comptesRendus = ({ description: { exercice, exercice_fin } }: DossierSubventionView): Attendu[] =>
  Array.from({ length: exercice_fin - exercice + 1 }, (_, index) => exercice + index).map((annee) => ({
    id: `crf-${annee}`,
    quoi: exercice === exercice_fin ? 'compte rendu financier' : `compte rendu financier ${annee}`,
    quand: `avant le 30/06/${annee + 1}`,
    kind: 'crf',
  }));

const vers = (le: Date, now: Date, attendu: string): string =>
  le < now ? `${attendu} depuis le ${formatDate(le)}` : `vers le ${formatDate(le)}`;
