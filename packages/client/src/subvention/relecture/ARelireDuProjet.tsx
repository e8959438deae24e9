import type { ARelire } from '@asso/domain/subvention/projet-a-revoir.rules';
import { ErrorLink } from '../../ui/fields/ErrorLink.tsx';
import { ARelireCadre } from './ARelireCadre.tsx';
import { ARelireMotif } from './ARelireMotif.tsx';

/** The page of a project lists its own points worth reading again. */
export function ARelireDuProjet({ points }: { points: readonly ARelire[] }) {
  if (points.length === 0) return null;
  return (
    <ARelireCadre n={points.length}>
      {points.map((point) => (
        <li key={point.path}>
          <ErrorLink field={point.path}>{point.label}</ErrorLink>
          <ARelireMotif point={point} />
        </li>
      ))}
    </ARelireCadre>
  );
}
