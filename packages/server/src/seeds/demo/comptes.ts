import { defaultRole } from '@asso/domain/compte/roles';
import { recogniseReference } from '@asso/domain/identifiants/reconnaissance';
import { findAssociation } from '../../association/association.sql.ts';
import { insertMembreAssociation, insertMembreService } from '../../compte/membre.sql.ts';
import { passwordHasher } from '../../compte/password-hasher.ts';
import { findIdByEmail, insertUtilisateur } from '../../compte/utilisateur.sql.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { DemoAccount } from '../../platform/seeds.ts';
import { findService, saveCompteDuService } from '../../service/service.sql.ts';
import { type CompteDeDemo, comptesDeDemo, motDePasseDeDemo } from './comptes-de-demo.ts';
import { type AssociationDeDemo, associationsDeDemo, servicesDeDemo } from './identites.ts';

/**
 * Writes the accounts that are not there yet, after services and associations; gives the list of all. Somebody
 * whose association no register knows waits for it.
 */
export async function seedComptes(db: Db, now: Date): Promise<DemoAccount[]> {
  const hasher = passwordHasher();
  const written: CompteDeDemo[] = [];
  for (const compte of comptesDeDemo) {
    const isThere = (await findIdByEmail(db, compte.email)) !== undefined;
    const ids = isThere ? [] : await idsOf(db, compte);
    if (ids === null) continue;
    written.push(compte);
    if (isThere) continue;
    const mot_de_passe = await hasher.hash(motDePasseDeDemo);
    await inTransaction(db, (trx) => writeCompte(trx, compte, { mot_de_passe, now, ids }));
  }
  return written.map(accountOf);
}

async function writeCompte(
  trx: Tx,
  compte: CompteDeDemo,
  { mot_de_passe, now, ids }: { mot_de_passe: string; now: Date; ids: readonly string[] },
): Promise<void> {
  const { email, civilite, prenom, nom, roles, territoire = null, etat } = compte;
  const id = await insertUtilisateur(trx, {
    ...{ email, civilite, prenom, nom, territoire, mot_de_passe },
    roles: [...roles],
    enabled: etat !== 'a-valider',
    locked: etat === 'verrouille',
    desactive_at: etat === 'desactive' ? now : null,
    must_change_password: etat === 'mot-de-passe-a-changer',
  });
  if (id === undefined) return;
  for (const [rank, membership] of (compte.associations ?? []).entries()) {
    await insertMembreAssociation(trx, {
      id_utilisateur: id,
      id_association: ids[rank] ?? '',
      id_siret: membership.id_siret ?? null,
      fonction: membership.fonction,
      etat: membership.enAttente ? 'demandee' : 'active',
      since: now,
    });
  }
  if (compte.service) await joinService(trx, compte, id);
}

async function joinService(
  trx: Tx,
  { service, estCompteDuService }: CompteDeDemo,
  id: string,
): Promise<void> {
  const code = service && servicesDeDemo[service].code;
  const found = code && (await findService(trx, code));
  if (!found) throw new Error(`the service ${code} of the demonstration is missing`);
  const role = estCompteDuService ? 'compte' : 'membre';
  await insertMembreService(trx, { id_utilisateur: id, id_service: found.id, role });
  if (estCompteDuService) await saveCompteDuService(trx, found.id, id);
}

/** Null when one of them is not known. */
async function idsOf(db: Db, { associations = [] }: CompteDeDemo): Promise<string[] | null> {
  const ids: string[] = [];
  for (const { cle } of associations) {
    const { id_siren, id_rna }: AssociationDeDemo = associationsDeDemo[cle];
    const reference = recogniseReference(id_siren ?? id_rna ?? '');
    const found = reference && (await findAssociation(db, reference));
    if (!found) return null;
    ids.push(found.id);
  }
  return ids;
}

function accountOf({ email, roles, associations = [], service, what }: CompteDeDemo): DemoAccount {
  return {
    email,
    password: motDePasseDeDemo,
    role: defaultRole(roles) ?? '',
    roles,
    associations: associations.map(({ cle, fonction, id_siret }) => {
      const { nom, id_siren, id_rna, etablissements }: AssociationDeDemo = associationsDeDemo[cle];
      const siege = etablissements.find(({ est_siege }) => est_siege)?.id_siret ?? null;
      return { nom, id_siren, id_rna, id_siret: id_siret ?? siege, fonction };
    }),
    service: service ? servicesDeDemo[service].code : null,
    what,
  };
}
