import type { ModeleView } from '@asso/contract/courrier/courrier.schemas';
import { StateBadge } from '../ui/StateBadge.tsx';

/** Says which version is published, and whether the draft has changed since. */
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
