// What comes next for a dossier, said to the association: the sentence of its state, and its next step with its date.
import type { MessageDossier } from '@asso/contract/dossier/dossier.schemas';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { reponsesAttendues } from '@asso/domain/dossier/reponse.rules';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { showEcheance } from '@asso/domain/identifiants/echeances-affichees';
import { aCompleter } from '../dossier/completude.ts';
import { mainInstruction, phraseEtat } from '../dossier/etat-dossier.ts';

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

const jourMs = 86_400_000;

/** « décision, vers le 20/02/2027 »: what a service usually takes, never a promise; null when nothing is expected. */
export function prochaineEtape(dossier: DossierSubventionView, now: Date): string | null {
  const { etat, transmis_le } = mainInstruction(dossier);
  switch (etat) {
    case 'D':
    case '2': {
      const delai = dossier.campagne.delai_habituel_jours * jourMs;
      const le = transmis_le === null ? null : new Date(new Date(transmis_le).getTime() + delai);
      if (le === null) return 'décision du service';
      const day = formatDate(le);
      return le < now
        ? `décision du service, attendue depuis le ${day}`
        : `décision du service, vers le ${day}`;
    }
    case '6':
    case '7':
    case '8':
      return 'versement, que le service prépare';
    case '9':
      return `compte rendu financier, avant le 30/06/${dossier.description.exercice + 1}`;
    case 'A':
    case 'B':
    case 'C':
    case '10':
    case '11':
    case '12':
      return null;
  }
}
