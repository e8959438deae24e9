// This command of the operator, who has the database, opens the account of the first administrator: nobody could open
// it from the pages.
import { listJournalRoles } from '@asso/domain/compte/administration.rules';
import { inscriptionFields } from '@asso/domain/compte/inscription.fields';
import { lienSecondes } from '@asso/domain/compte/lien.rules';
import { isAdminRole, roles as knownRoles, type Role } from '@asso/domain/compte/roles.rules';
import { roleLabel } from '@asso/domain/compte/roles.words';
import type { Format } from '@asso/domain/kernel/formats';
import { type Clock, systemClock } from '../../platform/clock/clock.ts';
import { readConfig } from '../../platform/config/config.ts';
import { loadEnvironmentFile } from '../../platform/config/environment-file.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { prepareDatabase } from '../../platform/db/prepare-database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import { Misused, operatorCommand } from '../../platform/operator-command.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { closeLiens, createLien } from '../lien.sql.ts';
import { pageUrl } from '../mail-draft.ts';
import { insertUtilisateur } from '../utilisateur.sql.ts';
import { type CompteAdministre, lockCompteOfEmail, saveCompteAdministre } from './compte-administre.sql.ts';

const rolesAdmin = knownRoles.filter(isAdminRole);

const usage = `Utilisation : npm run admin -- --courriel ADRESSE --prenom PRÉNOM --nom NOM [--role RÔLE]…
  --courriel  son adresse ; si elle a déjà un compte, il garde ses noms et reçoit le rôle
  --prenom    son prénom
  --nom       son nom
  --role      ${rolesAdmin.map((role) => `${role} (${roleLabel(role)})`).join(' ou ')} ; lca.admin sans rien dire
Un lien s’affiche : qui l’ouvre choisit son mot de passe. Donnez-le à cette personne seule.`;

/** Resolves to the exit code of the process. */
export const openAdministrateurByCommand = (): Promise<number> =>
  operatorCommand(
    {
      usage,
      options: {
        courriel: { type: 'string' },
        prenom: { type: 'string' },
        nom: { type: 'string' },
        role: { type: 'string', multiple: true, default: ['lca.admin'] },
      },
    },
    async ({ role, ...typed }) => {
      const asked = { ...readTyped(typed), roles: role.map(readRole) };
      loadEnvironmentFile();
      const config = readConfig();
      const database = await prepareDatabase({ ...config, isBeside: true });
      try {
        const lien = await openAdministrateur({ ...config, clock: systemClock, db: database.db }, asked);
        process.stdout.write(`${said(asked.email, lien)}\n`);
        return 0;
      } finally {
        await database.stop();
      }
    },
  );

type Person = { email: string; prenom: string; nom: string };
type Deps = { db: Db; clock: Clock; publicUrl: URL };

/**
 * Gives these roles to the account of the address, which is created if it does not exist. Gives the page where its
 * owner chooses the password, or null when the account was already validated. No e-mail is sent, because nothing may
 * be configured yet to send it.
 */
export const openAdministrateur = (
  { db, clock, publicUrl }: Deps,
  { roles, ...person }: Person & { roles: readonly Role[] },
): Promise<string | null> =>
  inTransaction(db, async (trx) => {
    const at = clock.now();
    const compte = await lockCompteOfEmail(trx, person.email);
    const id = compte
      ? await giveRoles(trx, compte, { roles, at })
      : await openCompte(trx, { person, roles });
    const territoire = compte?.territoire ?? null;
    const before = compte ? listJournalRoles(compte.roles, territoire) : null;
    const after = listJournalRoles(rolesWith(compte?.roles ?? [], roles), territoire);
    if (before !== after) {
      const { prenom, nom } = compte ?? person;
      const line = { objet: 'compte', id_objet: id, by: null, at, action: 'changer-roles' };
      await writeHistory(trx, { ...line, from: before, to: after, details: { compte: `${prenom} ${nom}` } });
    }
    if (compte?.enabled) return null;
    await closeLiens(trx, { id_utilisateur: id, objets: ['invitation'], now: at });
    const lien = { id_utilisateur: id, destinataire: person.email, donnees: {}, now: at };
    const token = await createLien(trx, { objet: 'invitation', ...lien });
    return pageUrl(publicUrl, `mot-de-passe-oublie/${token}`);
  });

async function giveRoles(
  trx: Tx,
  compte: CompteAdministre,
  { roles, at }: { roles: readonly Role[]; at: Date },
): Promise<string> {
  if (compte.locked || compte.desactive_at !== null)
    throw new StartupError(
      `Le compte ${compte.email} est verrouillé ou désactivé : donnez une autre adresse.`,
    );
  await saveCompteAdministre(trx, compte.id, { roles: rolesWith(compte.roles, roles), at });
  return compte.id;
}

async function openCompte(
  trx: Tx,
  { person, roles }: { person: Person; roles: readonly Role[] },
): Promise<string> {
  const given = { civilite: null, mot_de_passe: null, roles: rolesWith([], roles) };
  const id = await insertUtilisateur(trx, { ...person, ...given, enabled: false });
  if (id === undefined) throw new Error('the address was free a moment ago');
  return id;
}

const rolesWith = (held: readonly string[], added: readonly string[]): string[] =>
  [...new Set([...held, ...added])].toSorted();

function readTyped(typed: { courriel?: string; prenom?: string; nom?: string }): Person {
  const read = (option: keyof typeof typed, { format }: { format: Format }) => {
    const text = format.normalise?.(typed[option] ?? '') ?? '';
    if (text === '') throw new Misused(`Il manque --${option}.`);
    if (format.check(text)) throw new Misused(`L’option --${option} est mal employée : « ${text} ».`);
    return text;
  };
  const { email, prenom, nom } = inscriptionFields;
  return { email: read('courriel', email), prenom: read('prenom', prenom), nom: read('nom', nom) };
}

function readRole(role: string): Role {
  const found = rolesAdmin.find((one) => one === role);
  if (!found) throw new Misused(`« ${role} » n’est pas un rôle d’administration.`);
  return found;
}

function said(email: string, lien: string | null): string {
  if (lien === null) return `${email} administre le portail, avec le mot de passe que cette personne a déjà.`;
  const jours = lienSecondes.invitation / 86_400;
  return `${email} administre le portail. Son mot de passe se choisit ici, une seule fois, pendant ${jours} jours :\n${lien}`;
}
