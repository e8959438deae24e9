import type { InvitationRecue } from '@asso/contract/association/invitation.schemas';
import { withElision } from '@asso/domain/identifiants/elision';
import { count, formatSiret } from '@asso/domain/identifiants/nombres-affiches';

type Portee = Pick<InvitationRecue, 'association' | 'id_siret' | 'dossiers'>;

/** Says what an invitation is for, in words that follow « pour ». */
export function porteeInvitation({ association: { nom }, id_siret, dossiers }: Portee): string {
  if (dossiers !== null) return `agir sur ${count(dossiers, 'dossier', 'dossiers')} ${withElision(nom)}`;
  return id_siret ? `gérer l’établissement ${formatSiret(id_siret)} ${withElision(nom)}` : `gérer ${nom}`;
}
