import { defaultRole } from '@asso/domain/compte/roles.rules';
import { addJours } from '@asso/domain/identifiants/durees';
import { recogniseReference } from '@asso/domain/identifiants/reconnaissance';
import { findAssociation } from '../../association/association.sql.ts';
import { type Coffre, coffre } from '../../compte/coffre.ts';
import { courrielInscriptionJob } from '../../compte/inscription/inscription.job.ts';
import { insertMembreAssociation, insertMembreService } from '../../compte/membre.sql.ts';
import {
  activateSecret,
  findSecondFacteur,
  saveSecretPropose,
} from '../../compte/second-facteur/second-facteur.sql.ts';
import { findIdByEmail, insertUtilisateur } from '../../compte/utilisateur.sql.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import type { DemoAccount } from '../../platform/seeds.ts';
import { findService, saveServiceCompte } from '../../service/service.sql.ts';
import { type DemoCompte, demoComptes, demoMotDePasse } from './comptes-de-demo.ts';
import { type DemoAssociation, demoAssociations, demoServices } from './identites.ts';
import { motDePasseHache } from './mot-de-passe-hache.ts';

type Seeding = Pick<Platform, 'db' | 'clock' | 'config' | 'jobs'>;

/**
 * Writes the missing accounts, after services and associations, and returns the list. An account whose association is
 * in no register yet is left for a later start.
 */
export async function seedComptes({ db, clock, config, jobs }: Seeding): Promise<DemoAccount[]> {
  const safe = coffre(config);
  const now = clock.now();
  const written: DemoCompte[] = [];
  for (const compte of demoComptes) {
    const isThere = (await findIdByEmail(db, compte.email)) !== undefined;
    const ids = isThere ? [] : await idsOf(db, compte);
    if (ids === null) continue;
    written.push(compte);
    if (!isThere) {
      const mot_de_passe = await motDePasseHache();
      await inTransaction(db, async (trx) => {
        await writeCompte(trx, compte, { mot_de_passe, now, ids });
        // The page that such a person reads says that they were written to.
        if (compte.etat === 'a-valider')
          await jobs.enqueue(trx, courrielInscriptionJob, { email: compte.email, redirect: '/' });
      });
    }
    await inTransaction(db, (trx) => protect(trx, compte, { safe, now }));
  }
  return written.map(accountOf);
}

async function writeCompte(
  trx: Tx,
  compte: DemoCompte,
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
      since: addJours(now, -(membership.depuisJours ?? 0)),
    });
  }
  if (compte.service) await joinService(trx, compte, id);
}

/** Gives the person a second factor, as if they had scanned the key and typed a first code long ago. */
async function protect(
  trx: Tx,
  { email, totp_secret }: DemoCompte,
  { safe, now }: { safe: Coffre; now: Date },
): Promise<void> {
  const id = totp_secret && (await findIdByEmail(trx, email));
  if (!totp_secret || !id || (await findSecondFacteur(trx, id))) return;
  const secret = safe.seal(totp_secret, id);
  await saveSecretPropose(trx, id, secret);
  await activateSecret(trx, id, { secret, pas: 0, at: now });
}

async function joinService(trx: Tx, { service, isCompteDuService }: DemoCompte, id: string): Promise<void> {
  const code = service && demoServices[service].code;
  const found = code && (await findService(trx, code));
  if (!found) throw new Error(`the service ${code} of the demonstration is missing`);
  const role = isCompteDuService ? 'compte' : 'membre';
  await insertMembreService(trx, { id_utilisateur: id, id_service: found.id, role });
  if (isCompteDuService) await saveServiceCompte(trx, found.id, id);
}

/** Returns the ids of the associations of an account; null when one of them is unknown. */
async function idsOf(db: Db, { associations = [] }: DemoCompte): Promise<string[] | null> {
  const ids: string[] = [];
  for (const { cle } of associations) {
    const { id_siren, id_rna }: DemoAssociation = demoAssociations[cle];
    const reference = recogniseReference(id_siren ?? id_rna ?? '');
    const found = reference && (await findAssociation(db, reference));
    if (!found) return null;
    ids.push(found.id);
  }
  return ids;
}

function accountOf(compte: DemoCompte): DemoAccount {
  const { email, totp_secret, roles, associations = [], service, what } = compte;
  return {
    email,
    password: demoMotDePasse,
    ...(totp_secret === undefined ? {} : { totp_secret }),
    role: defaultRole(roles) ?? '',
    roles,
    associations: associations.map(({ cle, fonction, id_siret }) => {
      const { nom, id_siren, id_rna, etablissements }: DemoAssociation = demoAssociations[cle];
      const siege = etablissements.find(({ est_siege }) => est_siege)?.id_siret ?? null;
      return { nom, id_siren, id_rna, id_siret: id_siret ?? siege, fonction };
    }),
    service: service ? demoServices[service].code : null,
    what,
  };
}
