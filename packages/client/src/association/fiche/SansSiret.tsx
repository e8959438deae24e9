import { demarchesEndpoints } from '@asso/contract/association/demarches.endpoints';
import type { UserAssociation } from '@asso/contract/compte/user.schemas';
import { AppLink } from '../../platform/AppLink.tsx';
import { useRead } from '../../platform/use-read.ts';
import { Notice } from '../../ui/Notice.tsx';

type SansSiretProps = { association: Pick<UserAssociation, 'id_rna' | 'id_association'> };

/** Says that a subvention needs a SIRET, with a link to obtain one, or where the request already made stands. */
export function SansSiret({ association: { id_rna, id_association } }: SansSiretProps) {
  const id = id_rna ?? id_association;
  const read = useRead(demarchesEndpoints.listDemarches, { query: { id_asso: id } });
  const find = (wanted: string) =>
    read.state === 'lu' && read.value.items.find(({ id: one }) => one === wanted);
  const siret = find('demande-siret');
  const local = find('numero-local');
  if (local) {
    return (
      <Notice tone="attention" title="Il faut le numéro de votre association pour demander une subvention.">
        <p>
          <AppLink href={local.lien}>{local.titre}</AppLink>
        </p>
      </Notice>
    );
  }
  const faite = siret ? siret.faite : null;
  return (
    <Notice tone="attention" title="Il faut un numéro SIRET pour demander une subvention.">
      {read.state === 'attente' ? (
        <p aria-busy="true">Chargement…</p>
      ) : (
        <p>
          {faite ?? 'Votre association n’en a pas encore.'}{' '}
          <AppLink href={`/associations/${id}/demande-siret`}>
            {faite ? 'Voir la demande' : 'Obtenir un SIRET'}
          </AppLink>
        </p>
      )}
    </Notice>
  );
}
