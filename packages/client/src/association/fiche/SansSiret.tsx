import type { UserAssociation } from '@asso/contract/compte/user.schemas';
import { AppLink } from '../../platform/AppLink.tsx';
import { Notice } from '../../ui/Notice.tsx';

type SansSiretProps = { association: Pick<UserAssociation, 'id_rna' | 'id_association'> };

/** Says that a subvention needs a SIRET, with a link to obtain one. */
export const SansSiret = ({ association: { id_rna, id_association } }: SansSiretProps) => (
  <Notice tone="attention" title="Il faut un numéro SIRET pour demander une subvention.">
    <p>
      Votre association n’en a pas encore.{' '}
      <AppLink href={`/associations/${id_rna ?? id_association}/demande-siret`}>Obtenir un SIRET</AppLink>
    </p>
  </Notice>
);

/** Says whether the person is a member of an association whose head office has no SIRET yet. */
export const isSansSiret = (
  association: UserAssociation | null | undefined,
): association is UserAssociation =>
  association?.etat === 'active' && association.type === 'association' && association.id_siret === null;
