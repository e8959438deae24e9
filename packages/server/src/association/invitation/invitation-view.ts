import type { InvitationRecue, InvitationView } from '@asso/contract/association/invitation.schemas';
import { etatInvitation, etatsInvitation } from '@asso/domain/association/invitation.rules';
import { maskCourriel } from '@asso/domain/identifiants/courriel';
import type { Db } from '../../platform/db/database.ts';
import { readNom } from '../acces/membre.sql.ts';
import { findAssociation } from '../association.sql.ts';
import type { InvitationRow } from './invitation.sql.ts';

export function invitationView(row: InvitationRow, now: Date): InvitationView {
  const etat = etatInvitation(row, now);
  return {
    id: row.id,
    email: row.email,
    fonction: row.fonction,
    id_siret: row.id_siret,
    dossiers: row.id_dossiers?.length ?? null,
    etat,
    lib_etat: etatsInvitation[etat],
    invitee_le: row.invitee_le.toISOString(),
    envoyee_le: row.envoyee_le.toISOString(),
    expire_le: row.expire_le.toISOString(),
    est_passation: row.passation_de !== null,
    version: row.version,
  };
}

/**
 * Gives the invitation as its recipient, or the holder of its link, sees it: it shows nothing private of the
 * association.
 */
export async function invitationRecue(
  db: Db,
  row: InvitationRow,
  { email, now }: { email: string | null; now: Date },
): Promise<InvitationRecue> {
  const association = await findAssociation(db, { kind: 'uuid', value: row.id_association });
  return {
    id: row.id,
    association: {
      id: row.id_association,
      nom: association?.nom ?? '',
      commune: association?.commune ?? null,
    },
    par: await readNom(db, row.par),
    fonction: row.fonction,
    id_siret: row.id_siret,
    dossiers: row.id_dossiers?.length ?? null,
    etat: etatInvitation(row, now),
    expire_le: row.expire_le.toISOString(),
    est_passation: row.passation_de !== null,
    adresse: maskCourriel(row.email),
    est_la_mienne: email?.toLowerCase() === row.email.toLowerCase(),
  };
}
