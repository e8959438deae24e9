import type { UserAssociation } from '@asso/contract/compte/user.schemas';
import { demandeSiretEndpoints } from '@asso/contract/demande-siret/demande-siret.endpoints';
import type { DemandeSiretItem } from '@asso/contract/demande-siret/demande-siret.schemas';
import { compteCommeExistante } from '@asso/domain/demande-siret/demande-siret.states';
import { demandeSiretSaid, phrasesSiret } from '@asso/domain/demande-siret/demande-siret.words';
import { AppLink } from '../../platform/AppLink.tsx';
import { useRead } from '../../platform/use-read.ts';
import { Notice } from '../../ui/Notice.tsx';

type SansSiretProps = { association: Pick<UserAssociation, 'id_rna' | 'id_association'> };

/** Says that a subvention needs a SIRET, and where the request for one stands, or how to begin one. */
export function SansSiret({ association: { id_rna, id_association } }: SansSiretProps) {
  const id = id_rna ?? id_association;
  const read = useRead(demandeSiretEndpoints.listDemandesSiret, { query: { id_rna: id, limit: 1 } });
  const [demande] = read.state === 'lu' ? read.value.items : [];
  const canBegin = !demande || !compteCommeExistante(demande.description.code_etat);
  return (
    <Notice tone="attention" title="Il faut un numéro SIRET pour demander une subvention.">
      <p>
        {demande ? demandeSaid(demande) : 'Votre association n’en a pas encore.'}{' '}
        {(canBegin || demande.rights.consult) && (
          <AppLink href={`/associations/${id}/demande-siret`}>
            {canBegin ? 'Obtenir un SIRET' : 'Voir la demande'}
          </AppLink>
        )}
      </p>
    </Notice>
  );
}

function demandeSaid({ identifiant, description, rights, createdBy }: DemandeSiretItem): string {
  const said = capitalized(demandeSiretSaid(identifiant.id_fo_fonctionnel));
  if (description.code_etat === 'ECS' && !rights.consult) return `${said}, commencée par ${createdBy.nom}.`;
  const phrase = phrasesSiret[description.code_etat];
  return `${said} : ${phrase.charAt(0).toLowerCase()}${phrase.slice(1)}`;
}

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
