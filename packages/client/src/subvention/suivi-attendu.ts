// What comes next for a dossier, said to the association: the sentence of its state, and the next steps of its time line.
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { phrasesEtats } from '@asso/domain/dossier/instruction.states';
import { count, formatEuros } from '@asso/domain/identifiants/affichage';
import { mainInstruction } from '../dossier/etat-dossier.ts';
import type { TimelineItem } from '../ui/Timeline.tsx';

/** Who acts, then the amount or the reason in full. */
export function phraseDe(dossier: DossierSubventionView): string {
  const { etat, motif, montant_accorde } = mainInstruction(dossier);
  if (etat === '6' && montant_accorde !== null) {
    return `${formatEuros(montant_accorde)} accordés. Le paiement va suivre.`;
  }
  return ['11', '12'].includes(etat) && motif ? `${phrasesEtats[etat]} Motif : ${motif}` : phrasesEtats[etat];
}

type Attendu = Pick<TimelineItem, 'id' | 'text' | 'kind'> & { date: string };

const attendu = ({ date, ...item }: Attendu): TimelineItem => ({ ...item, date, isExpected: true });

/** The next expected steps, the nearest last: they stand above what has happened. */
export function attendusDe(dossier: DossierSubventionView): TimelineItem[] {
  const delai = `${count(dossier.campagne.delai_habituel_jours, 'jour', 'jours')} après la transmission, en général`;
  const crf = `avant le 30/06/${dossier.description.exercice + 1}`;
  const decision = attendu({ id: 'decision', text: 'Décision du service', kind: 'etat', date: delai });
  const versement = (date: string) => attendu({ id: 'versement', text: 'Versement', kind: 'paiement', date });
  const compteRendu = attendu({ id: 'crf', text: 'Compte rendu financier', kind: 'crf', date: crf });
  switch (mainInstruction(dossier).etat) {
    case 'D':
    case '2':
      return [versement('après la décision'), decision];
    case '6':
    case '7':
    case '8':
      return [compteRendu, versement('le service prépare le paiement')];
    case '9':
      return [compteRendu];
    default:
      return [];
  }
}
