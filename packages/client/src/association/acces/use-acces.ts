import { accesEndpoints } from '@asso/contract/association/acces.endpoints';
import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import { invitationEndpoints } from '@asso/contract/association/invitation.endpoints';
import { membreEndpoints } from '@asso/contract/association/membre.endpoints';
import { useRead } from '../../platform/use-read.ts';
import { readAll, type ValueOfRead } from '../read-all.ts';

/** Reads everything that the page of people and accesses shows. */
export function useAcces(id: string) {
  const input = { query: { id_asso: id } };
  const identite = useRead(associationEndpoints.readIdentite, input);
  const etablissements = useRead(associationEndpoints.listEtablissements, input);
  const membres = useRead(membreEndpoints.listMembres, input);
  const invitations = useRead(invitationEndpoints.listInvitations, input);
  const historique = useRead(accesEndpoints.listHistoriqueAcces, input);
  return readAll({ identite, etablissements, membres, invitations, historique });
}

export type AccesLu = ValueOfRead<ReturnType<typeof useAcces>>;
