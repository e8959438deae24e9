import type { ModeleView } from '@asso/contract/courrier/courrier.schemas';
import { StateBadge } from '../ui/StateBadge.tsx';

/** Which version serves, and whether what is written has gone on since. */
export const EtatModele = ({
  modele: { publiee, isModifie },
}: {
  modele: Pick<ModeleView, 'publiee' | 'isModifie'>;
}) => {
  if (!publiee) return <StateBadge tone="orange">jamais publié</StateBadge>;
  return (
    <>
      <StateBadge tone="vert">{`version ${publiee.numero}`}</StateBadge>{' '}
      {isModifie && <StateBadge tone="orange">modifié depuis</StateBadge>}
    </>
  );
};
