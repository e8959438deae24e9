import type { UserAssociation } from '@asso/contract/compte/user.schemas';
import { AppLink } from '../../platform/AppLink.tsx';
import { Notice } from '../../ui/Notice.tsx';

type SansSiretProps = { association: Pick<UserAssociation, 'id_rna' | 'id_association'> };

/** Says that a subvention needs a SIRET, with a link to obtain one, or to the request that was already begun. */
export const SansSiret = ({ association: { id_rna, id_association } }: SansSiretProps) => (
  <Notice tone="attention" title="Il faut un numéro SIRET pour demander une subvention.">
    <p>
      Votre association n’en a pas encore.{' '}
      <AppLink href={`/associations/${id_rna ?? id_association}/demande-siret`}>Obtenir un SIRET</AppLink>. Si
      vous l’avez déjà demandé, ce lien dit où en est la demande.
    </p>
  </Notice>
);
