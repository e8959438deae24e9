import { demarchesEndpoints } from '@asso/contract/association/demarches.endpoints';
import type { UserAssociation } from '@asso/contract/compte/user.schemas';
import { toNumeroActe } from '@asso/domain/identifiants/numero-etablissement';
import { AppLink } from '../../platform/AppLink.tsx';
import { useRead } from '../../platform/use-read.ts';
import { Notice } from '../../ui/Notice.tsx';

type SansSiretProps = {
  association: Pick<UserAssociation, 'id_rna' | 'id_association' | 'numero_local'>;
};

/**
 * Says that a subvention needs a number: that of its territory where Sirene does not reach, a SIRET elsewhere, with a link
 * to give or to obtain it.
 */
export function SansSiret({ association: { id_rna, id_association, numero_local } }: SansSiretProps) {
  const id = id_rna ?? id_association;
  const href = `/associations/${id}/demande-siret`;
  if (numero_local === null) return <SiretADemander id={id} href={href} />;
  return (
    <Notice tone="attention" title="Il faut le numéro de votre association pour demander une subvention.">
      <p>
        <AppLink href={href}>{toNumeroActe(numero_local)}</AppLink>
      </p>
    </Notice>
  );
}

/** Leads to the request for a SIRET, or says where the one already made stands. */
function SiretADemander({ id, href }: { id: string; href: string }) {
  const read = useRead(demarchesEndpoints.listDemarches, { query: { id_asso: id } });
  const siret = read.state === 'lu' && read.value.items.find((one) => one.id === 'demande-siret');
  const faite = siret ? siret.faite : null;
  return (
    <Notice tone="attention" title="Il faut un numéro SIRET pour demander une subvention.">
      {read.state === 'attente' ? (
        <p aria-busy="true">Chargement…</p>
      ) : (
        <p>
          {faite ?? 'Votre association n’en a pas encore.'}{' '}
          <AppLink href={href}>{faite ? 'Voir la demande' : toNumeroActe(null)}</AppLink>
        </p>
      )}
    </Notice>
  );
}
