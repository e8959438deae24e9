import type { MembreService } from '@asso/contract/service/service-admin.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { normaliseCourriel } from '@asso/domain/identifiants/courriel';
import { problems } from '@asso/domain/kernel/walk-problems';
import { membreServiceFields, rolesMembre } from '@asso/domain/service/membre-service.fields';
import { readCompteEtat } from '@asso/domain/service/service.rules';
import {
  type CompteAdministre,
  lockCompteOfEmail,
  saveCompteAdministre,
} from '../compte/administration/compte-administre.sql.ts';
import { inviteCompte } from '../compte/administration/invite-compte.ts';
import { insertMembreService } from '../compte/membre.sql.ts';
import { isCompteOfService } from '../compte/profil/profil.sql.ts';
import { revokeOtherSessions } from '../compte/session/session.sql.ts';
import { insertUtilisateur } from '../compte/utilisateur.sql.ts';
import type { Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { type Answer, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { retraitServiceMail } from './membres-service.mail.ts';
import type { ServiceRow } from './service.sql.ts';
import { lockAdministered } from './service-access.ts';
import { deleteMembre, listMembres, lockServiceAdministre, type MembreRow } from './service-admin.sql.ts';

type Nomme = { prenom: string; nom: string; role: string };
const nomDe = ({ prenom, nom }: Pick<Nomme, 'prenom' | 'nom'>): string => `${prenom} ${nom}`;

/** What the journal says of a member, such as « Inès Haddad (Responsable) »; their address is only on the page. */
const membreSaid = (membre: Nomme): string =>
  `${nomDe(membre)} (${rolesMembre.find(({ value }) => value === membre.role)?.label ?? membre.role})`;

type Saisi = { email: string; prenom: string; nom: string; role: 'membre' | 'responsable' };
type Target = { actor: Actor; key: string };

/** Adds a member: a person who has an account joins at once; otherwise an account is created, with an invitation. */
export const addMembre = (
  platform: Platform,
  { actor, key }: Target,
  saisi: Saisi,
): Promise<Answer<MembreService>> =>
  inTransaction(platform.db, async (trx) => {
    const found = await lockAdministered(trx, actor, key);
    if (!found.ok) return found;
    const row = found.value;
    const [first, ...others] = problems(membreServiceFields, saisi, { stage: 'saisie' });
    if (first) return refusal(first, ...others);
    const at = platform.clock.now();
    const email = normaliseCourriel(saisi.email);
    const compte = await lockCompteOfEmail(trx, email);
    const refused = compte && (await refusedCompte(trx, compte, row));
    if (refused) return refused;
    const id = compte
      ? await giveRole(trx, compte, at)
      : await openCompte(trx, platform, { actor, row, saisi, email });
    await insertMembreService(trx, { id_utilisateur: id, id_service: row.id, role: saisi.role, since: at });
    const line = { objet: 'service', id_objet: row.id, by: actor, at, action: 'ajouter-membre' };
    await writeHistory(trx, {
      ...line,
      to: nomDe(saisi),
      details: { id, role: saisi.role },
      valeurs: [{ champ: 'Personne', avant: null, apres: membreSaid(saisi) }],
    });
    const membre = (await listMembres(trx, row.id)).find(({ id_utilisateur }) => id_utilisateur === id);
    if (!membre) throw new Error('who was just added is in the list');
    return { ok: true, value: membreView(membre), status: 201 };
  });

async function refusedCompte(trx: Tx, compte: CompteAdministre, row: ServiceRow) {
  if (await isCompteOfService(trx, compte.id))
    return refusal({ code: 'service.compte-d-un-service', field: 'email' });
  if (compte.desactive_at !== null) return refusal({ code: 'compte.desactive', field: 'email' });
  const isIn = (await listMembres(trx, row.id)).some(({ id_utilisateur }) => id_utilisateur === compte.id);
  return isIn ? refusal({ code: 'service.membre-deja-la', field: 'email' }) : undefined;
}

async function giveRole(trx: Tx, { id, roles }: CompteAdministre, at: Date): Promise<string> {
  const held = roles.some((role) => role.startsWith('rds.'));
  if (!held) await saveCompteAdministre(trx, id, { roles: [...roles, 'rds.user'], at });
  return id;
}

type Opening = { actor: Actor; row: ServiceRow; saisi: Saisi; email: string };

async function openCompte(
  trx: Tx,
  platform: Platform,
  { actor, row, saisi, email }: Opening,
): Promise<string> {
  const { prenom, nom } = saisi;
  const id = await insertUtilisateur(trx, {
    email,
    prenom,
    nom,
    civilite: null,
    mot_de_passe: null,
    roles: ['rds.user'],
    origine: 'rds',
  });
  if (!id) throw new Error('the address was free, and is held');
  const compte = { id, email, prenom, nom };
  await inviteCompte(trx, platform, {
    compte,
    par: `${actor.prenom} ${actor.nom}`,
    pour: `le service ${row.nom}`,
  });
  return id;
}

export const removeMembre = (
  { db, clock }: Platform,
  { actor, key, membre }: Target & { membre: string },
): Promise<Answer<{ retire: true }>> =>
  inTransaction(db, async (trx) => {
    const found = await lockAdministered(trx, actor, key);
    if (!found.ok) return found;
    const leaving = await takeOut(trx, { row: found.value, membre, by: actor, at: clock.now() });
    return leaving ? { ok: true, value: { retire: true } } : refusal({ code: 'service.membre-inconnu' });
  });

/**
 * Lets an administrator of the portal remove a person from a service of any territory, from the page of the person's
 * account. The person is told why.
 */
export const endAppartenance = (
  { db, clock, mail }: Platform,
  { actor, key, membre, motif }: Target & { membre: string; motif: string },
): Promise<Answer<{ retire: true }>> =>
  inTransaction(db, async (trx) => {
    if (actor.id === membre) return refusal({ code: 'compte.soi-meme' });
    const row = await lockServiceAdministre(trx, key);
    if (!row) return refusal({ code: 'service.introuvable' });
    if (motif === '') return refusal({ code: 'service.motif-manquant', field: 'motif' });
    const at = clock.now();
    const leaving = await takeOut(trx, { row, membre, by: actor, at, why: motif });
    if (!leaving) return refusal({ code: 'service.membre-inconnu' });
    const cle = `retrait-service/${row.id}/${membre}/${at.toISOString()}`;
    await mail.write(trx, { cle, ...retraitServiceMail(leaving, { service: row.nom, motif }) });
    return { ok: true, value: { retire: true } };
  });

type Leaving = { row: ServiceRow; membre: string; by: Actor; at: Date; why?: string };

/**
 * Removes a member and ends their open sessions. Gives undefined when the person is not a member, or is the service's
 * own account.
 */
async function takeOut(
  trx: Tx,
  { row: { id }, membre, by, at, why }: Leaving,
): Promise<MembreRow | undefined> {
  const leaving = (await listMembres(trx, id)).find(({ id_utilisateur }) => id_utilisateur === membre);
  if (!leaving) return undefined;
  await deleteMembre(trx, { id_service: id, id_utilisateur: membre });
  await revokeOtherSessions(trx, { id_utilisateur: membre, motif: 'compte' });
  const line = { objet: 'service', id_objet: id, by, at, action: 'retirer-membre', why: why ?? null };
  const valeurs = [{ champ: 'Personne', avant: membreSaid(leaving), apres: null }];
  await writeHistory(trx, { ...line, from: nomDe(leaving), details: { id: membre }, valeurs });
  return leaving;
}

export const membreView = ({ enabled, desactive_at, since, ...membre }: MembreRow): MembreService => ({
  ...membre,
  since: since.toISOString(),
  etat_compte: readCompteEtat({ enabled, desactive_at }),
});
