import { analyseSaid } from '@asso/domain/document/document.rules';
import { StateBadge } from '../ui/StateBadge.tsx';

/** The badge warns about a file's safety, and is absent as long as nothing is wrong. */
export function AnalyseBadge({ etat }: { etat: string }) {
  const said = analyseSaid(etat);
  return said && <StateBadge tone={etat === 'refuse' ? 'rouge' : 'bleu'}>{said}</StateBadge>;
}
