import { sayAnalyse } from '@asso/domain/document/document.rules';
import { StateBadge } from '../ui/StateBadge.tsx';

/** Says that a file is still being analysed, or was refused; shows nothing otherwise. */
export function AnalyseBadge({ etat }: { etat: string }) {
  const said = sayAnalyse(etat);
  return said && <StateBadge tone={etat === 'refuse' ? 'rouge' : 'bleu'}>{said}</StateBadge>;
}
