import { findValidite, sayValidite } from '@asso/domain/document/validite.rules';
import { now } from '../platform/clock.ts';
import { StateBadge } from '../ui/StateBadge.tsx';

/** Says « Expire le 02/05/2027 » or « Périmé »; shows nothing while the document stays valid. */
export function ValiditeBadge({ expire_le }: { expire_le: string | null }) {
  const validite = findValidite({ expire_le }, now());
  if (validite !== 'bientot' && validite !== 'perime') return null;
  return (
    <span className="nombre">
      <StateBadge tone={validite === 'perime' ? 'rouge' : 'orange'}>
        {sayValidite({ expire_le, annee_validite: null }, now())}
      </StateBadge>
    </span>
  );
}
