import { analyseDite } from '@asso/domain/document/document.rules';
import { StateBadge } from '../ui/StateBadge.tsx';

/** What is known of the safety of a file, where that matters: silent as long as nothing is wrong. */
export function AnalyseBadge({ etat }: { etat: string }) {
  const said = analyseDite(etat);
  return said && <StateBadge tone={etat === 'refuse' ? 'rouge' : 'bleu'}>{said}</StateBadge>;
}
