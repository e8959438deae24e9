// What a dossier lacks, in the words shown on its head, among its checks and with its decision.
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { now } from '../platform/clock.ts';
import type { InstructionView } from './etat-dossier.ts';

type Dite = { tone: 'orange' | 'bleu'; badge: string; phrase: string };

/** Returns null when nothing is awaited and nothing has arrived. */
export function sayCompletude({ completude }: Pick<InstructionView, 'completude'>): Dite | null {
  const { etat, avant_le, manque } = completude;
  if (etat === 'complet') return null;
  if (etat === 'repondu') {
    return {
      tone: 'bleu',
      badge: 'complété, à vérifier',
      phrase: 'L’association a envoyé ce qui manquait : vérifiez-le dans « Pièces ».',
    };
  }
  const date = avant_le ? formatDate(new Date(avant_le)) : null;
  const isLate = avant_le !== null && new Date(avant_le).getTime() < now().getTime();
  const said = date === null ? '' : isLate ? `, avant le ${date} (date passée)` : `, avant le ${date}`;
  return {
    tone: 'orange',
    badge: date === null ? 'à compléter' : `à compléter avant le ${date}`,
    phrase: `Dossier à compléter : ${manque}${said}.`,
  };
}
