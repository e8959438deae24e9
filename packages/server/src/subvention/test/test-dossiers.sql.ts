// Test support: one association with its people, two services, one campaign in two versions, and calls on them.

import { randomUUID } from 'node:crypto';
import type { Actor } from '@asso/domain/compte/actor';
import type { EtatInstruction } from '@asso/domain/dossier/instruction.states';
import { readCampagne } from '@asso/domain/subvention/campagne.schema';
import { aCampagne } from '@asso/domain/subvention/test/test-dossier-complet';
import { type Insertable, sql } from 'kysely';
import { insertLigne } from '../../association/collection/ligne.sql.ts';
import { aCompte, aMembership, anAssociationRow, aService } from '../../compte/test/test-comptes.sql.ts';
import { writeMissingDecisions } from '../../dossier/decision/decision.sql.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { insertCampagneVersion, insertSubvention } from '../subvention.sql.ts';

let rank = 0;

/** Each world created by a test has its own establishment and its own subvention, so that tests do not meet. */
const nextSiret = (): string => `669900125${String(++rank).padStart(5, '0')}`;
const iban = 'FR7642559000052102312860353';

export type World = Awaited<ReturnType<typeof aWorld>>;

/** The campaign of `aCampagne` is open on this day. */
export const today = '2027-02-01T12:00:00Z';

export async function aWorld(db: Db, { siret = nextSiret() }: { siret?: string } = {}) {
  const code = `FDVA-${rank}`;
  const people = { jeanne: await aCompte(db), ali: await aCompte(db), paul: await aCompte(db) };
  const agents = { agent: await aCompte(db), other: await aCompte(db) };
  const id_association = await anAssociationRow(db, {
    nom: 'Les Voisins de la rue Haute',
    commune: 'Marseille',
    code_departement: '13',
  });
  await aMembership(db, { id_utilisateur: people.jeanne.id, id_association });
  await aMembership(db, { id_utilisateur: people.ali.id, id_association });
  const elsewhere = await aMembership(db, { id_utilisateur: people.paul.id });
  const courriels = { drajes: `drajes${rank}@exemple.gouv.fr`, cd: `cd${rank}@exemple.fr` };
  const drajes = await aService(db, { membres: [agents.agent.id], email: courriels.drajes });
  const cd = await aService(db, { membres: [agents.other.id], email: courriels.cd });
  await db.insertInto('etablissement').values({ siret, id_association, est_siege: true }).execute();
  const member = (id: string, association: string) => anActor(id, { associations: [siege(association)] });
  return {
    id_association,
    emails: {
      jeanne: people.jeanne.email,
      ali: people.ali.email,
      paul: people.paul.email,
      agent: agents.agent.email,
    },
    courriels,
    iban,
    siret,
    code,
    drajes,
    cd,
    ...(await identityOf(db, { id_association, siret, by: people.jeanne.id })),
    jeanne: member(people.jeanne.id, id_association),
    ali: member(people.ali.id, id_association),
    paul: member(people.paul.id, elsewhere),
    agent: anActor(agents.agent.id, {
      role: 'rds.user',
      services: [{ id_service: drajes.id, role: 'membre' }],
    }),
    autreAgent: anActor(agents.other.id, {
      role: 'rds.user',
      services: [{ id_service: cd.id, role: 'membre' }],
    }),
    publish: (changes: Parameters<typeof aCampagne>[0] = {}, campagne_exercice?: number) =>
      publish(db, { code, id_service: drajes.id, campagne_exercice }, changes),
  };
}

const siege = (id_association: string) => ({ id_association, id_siret: null, fonction: 'Trésorière' });

const anActor = (id: string, changes: Partial<Actor> = {}): Actor => ({
  id,
  email: `${id}@exemple.fr`,
  civilite: 'MME',
  nom: 'Roux',
  prenom: 'Jeanne',
  role: 'lca.association',
  roles: [changes.role ?? 'lca.association'],
  associations: [],
  services: [],
  territoire: null,
  ...changes,
});

/** Creates a second establishment of this association, with people, bank details and a file of its own. */
export async function anAnnexe(db: Db, { id_association }: Pick<World, 'id_association'>) {
  const siret = nextSiret();
  const iban = 'FR7610278089770002054310164';
  await db.insertInto('etablissement').values({ siret, id_association, est_siege: false }).execute();
  const written = { by: null, at: new Date('2026-12-01T10:00:00Z') };
  const value = { ...jeanne, nom: 'Annexe', courriel: 'annexe@exemple.fr', id_siret: siret };
  await inTransaction(db, (trx) =>
    insertLigne(trx, { type: 'representants_legaux', idAssociation: id_association, value }, written),
  );
  const rib = { id_siret: siret, titulaire: 'ANNEXE', iban, bic: 'CMCIFR2A' };
  await inTransaction(db, (trx) =>
    insertLigne(trx, { type: 'ribs', idAssociation: id_association, value: rib }, written),
  );
  await aDocument(db, id_association, { nom: 'annexe.pdf', id_siret: siret });
  return { siret, iban };
}

/** Creates another bank account of the association's head office. */
export async function aRib(
  db: Db,
  { id_association, siret }: Pick<World, 'id_association' | 'siret'>,
): Promise<{ id: string }> {
  const value = {
    id_siret: siret,
    titulaire: 'LES VOISINS',
    iban: 'FR7610278089770002054310181',
    bic: 'CMCIFR2A',
  };
  const written = { by: null, at: new Date('2026-12-01T10:00:00Z') };
  const rib = await inTransaction(db, (trx) =>
    insertLigne(trx, { type: 'ribs', idAssociation: id_association, value }, written),
  );
  return { id: rib?.id ?? '' };
}

/** Closes the subvention for good, as an administrator does. */
export const closeSubvention = (db: Db, code: string) =>
  db.updateTable('subvention').set({ active: false }).where('code', '=', code).execute();

/** Renames the association, as an import of the registers does. */
export const renameAssociation = (db: Db, id: string, nom: string) =>
  db.updateTable('association').set({ nom }).where('id', '=', id).execute();

/** Adds to what the association says of itself, beside what the register knows. */
export const setCorps = (db: Db, id: string, corps: object) =>
  db
    .updateTable('association')
    .set({ corps: sql`corps || ${JSON.stringify(corps)}::jsonb` })
    .where('id', '=', id)
    .execute();

type Marque = EtatInstruction | { etat: EtatInstruction; montant_accorde: number };
/** Sets the state directly, as if every service had moved the dossier there, and the granted amount if one is given. */
export async function markEtats(db: Db, id_fo: string, to: Marque): Promise<void> {
  await db
    .updateTable('instruction')
    .set(typeof to === 'string' ? { etat: to } : to)
    .where('id_dossier', '=', (eb) => eb.selectFrom('dossier').select('id').where('id_fo', '=', id_fo))
    .execute();
  await writeMissingDecisions(db);
}

/** Sets the state of one service's instruction directly, as if that service alone had moved the dossier there. */
export async function markInstructionEtat(
  db: Db,
  { id_fo, id_service }: { id_fo: string; id_service: string },
  to: Marque,
): Promise<void> {
  await db
    .updateTable('instruction')
    .set(typeof to === 'string' ? { etat: to } : to)
    .where('id_fo', '=', id_fo)
    .where('id_service_instructeur', '=', id_service)
    .execute();
}

/** Moves what is asked of one service to another year, as if the request had several. */
export const moveToYear = (db: Db, { id_service, annee }: { id_service: string; annee: number }) =>
  db.updateTable('financement').set({ annee }).where('id_service_instructeur', '=', id_service).execute();

type Identity = { id_association: string; siret: string; by: string };
/** Creates a complete representative, an account that can receive money and an activity report. */
async function identityOf(db: Db, { id_association, siret, by }: Identity) {
  const written = { by, at: new Date('2026-12-01T10:00:00Z') };
  const representant = await inTransaction(db, (trx) =>
    insertLigne(trx, { type: 'representants_legaux', idAssociation: id_association, value: jeanne }, written),
  );
  const value = { id_siret: siret, titulaire: 'LES VOISINS DE LA RUE HAUTE', iban, bic: 'CCOPFRPP' };
  const rib = await inTransaction(db, (trx) =>
    insertLigne(trx, { type: 'ribs', idAssociation: id_association, value }, written),
  );
  return {
    representant: representant?.id ?? '',
    rib: rib?.id ?? '',
    document: await aDocument(db, id_association),
  };
}

const jeanne = {
  civilite: 'MME',
  nom: 'Roux',
  prenom: 'Jeanne',
  fonction: 'TRE',
  courriel: 'jeanne.roux@exemple.fr',
  telephone: '0465710000',
  est_representant_legal: true,
} as const;

export async function aDocument(
  db: Db,
  id_association: string,
  more: Partial<Insertable<Database['document']>> = {},
): Promise<string> {
  const row = await db
    .insertInto('document')
    .values({
      proprietaire: 'association',
      id_proprietaire: id_association,
      type: 'RAR',
      nom: 'rapport.pdf',
      taille: 1200,
      sha256: randomUUID().replaceAll('-', '').repeat(2),
      mime: 'application/pdf',
      etat_analyse: 'non_analyse',
      date_chargement: new Date('2026-12-01T10:00:00Z'),
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

type Publiee = { code: string; id_service: string; campagne_exercice?: number };

/** Publishes the next version of the world's campaign. */
async function publish(
  db: Db,
  { code, id_service, campagne_exercice = 2027 }: Publiee,
  changes: Parameters<typeof aCampagne>[0],
): Promise<number> {
  const campagne = readCampagne(
    // FDVA counts as a sport dispositif: `domaine_libre` lets this campaign accept associations of any domain.
    aCampagne({ domaine_libre: true, instructeurs: [{ id_service, isReferent: true }], ...changes }),
  );
  if (!campagne.ok) throw new Error(JSON.stringify(campagne.problems));
  return inTransaction(db, async (trx) => {
    const id_subvention = await insertSubvention(trx, {
      code,
      id_type_dispositif: 'FDVA',
      lib_type_dispositif: 'Fonds pour le développement de la vie associative',
      mots: '',
    });
    const version = { campagne_exercice, contenu: campagne.value, publiee_le: new Date(today) };
    return (await insertCampagneVersion(trx, { id_subvention, ...version })).numero;
  });
}

/** Reads the rows of one dossier in several tables, to check that nothing is half done. */
export async function readDossierRows(db: Db, id: string) {
  const [instructions, mails, history] = await Promise.all([
    db.selectFrom('instruction').select('etat').where('id_dossier', '=', id).execute(),
    db.selectFrom('courriel').select(['cle', 'destinataire']).execute(),
    db.selectFrom('historique').select('action').where('id_objet', '=', id).orderBy('id').execute(),
  ]);
  return {
    etats: instructions.map((one) => one.etat),
    recepisses: mails.filter((one) => one.cle.startsWith(`recepisse/${id}/`)).length,
    mails: mails.length,
    actions: history.map((one) => one.action),
  };
}

/** Lists the states of the mails to this address. */
export async function readCourrielEtats(db: Db, email: string): Promise<string[]> {
  const mails = await db.selectFrom('courriel').select('etat').where('destinataire', '=', email).execute();
  return mails.map(({ etat }) => etat);
}

/** Sets today as the day on which every service received this dossier. */
export const setTransmis = (db: Db, id_fo: string) =>
  db
    .updateTable('instruction')
    .set({ transmis_le: new Date(today) })
    .where('id_fo', '=', id_fo)
    .execute();

export const leaveService = (db: Db, id: string) =>
  db.deleteFrom('membre_service').where('id_utilisateur', '=', id).execute();

export const setTerritoire = (db: Db, id: string, code_territoire: string) =>
  db.updateTable('service').set({ code_territoire }).where('id', '=', id).execute();

export const countDossiers = async (db: Db): Promise<number> =>
  (await db.selectFrom('dossier').select('id').execute()).length;

/** Leaves a dossier whose years are no longer those of its projects, and marks it incomplete. */
export const leaveYears = (db: Db, id_fo: string, years: { exercice: number; exercice_fin: number }) =>
  db
    .updateTable('dossier')
    .set({ ...years, statut: 'incomplet' })
    .where('id_fo', '=', id_fo)
    .execute();
