import type { ARelire } from '@asso/domain/subvention/projet-a-revoir.rules';
import { motifsRelecture } from '@asso/domain/subvention/projet-a-revoir.words';

/** Says why a value is worth reading again. */
export const ARelireMotif = ({ point }: { point: ARelire }) => (
  <span className="discret">{`\u00a0: ${motifsRelecture[point.motif]}`}</span>
);
