// Test support: one association with its people, two services, one campaign in two versions, and calls on them.

import { randomUUID } from 'node:crypto';
import type { Actor } from '@asso/domain/compte/actor';
import { readCampagne } from '@asso/domain/subvention/campagne.rules';
import { aCampagne } from '@asso/domain/subvention/test-dossier-complet';
import { insertRepresentant } from '../association/representant.sql.ts';
import { insertRib } from '../association/rib.sql.ts';
import { aCompte, aMembership, anAssociation, aService } from '../compte/test-comptes.sql.ts';
import type { Db } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { insertCampagneVersion, insertSubvention } from './subvention.sql.ts';

let rank = 0;

/** Each world has its own establishment and its own subvention: tests do not meet. */
const nextSiret = (): string => `669900125${String(++rank).padStart(5, '0')}`;
const iban = 'FR7642559000052102312860353';

export type World = Awaited<ReturnType<typeof aWorld>>;

/** The day is 1 February 2027: the campaign of `aCampagne` is open. */
export const today = '2027-02-01T12:00:00Z';

export async function aWorld(db: Db) {
  const siret = nextSiret();
  const code = `FDVA-${rank}`;
  const people = { jeanne: await aCompte(db), ali: await aCompte(db), paul: await aCompte(db) };
  const agents = { agent: await aCompte(db), other: await aCompte(db) };
  const id_association = await anAssociation(db, {
    nom: 'Les Voisins de la rue Haute',
    commune: 'Marseille',
    code_departement: '13',
  });
  await aMembership(db, { id_utilisateur: people.jeanne.id, id_association });
  await aMembership(db, { id_utilisateur: people.ali.id, id_association });
  const elsewhere = await aMembership(db, { id_utilisateur: people.paul.id });
  const drajes = await aService(db, { membres: [agents.agent.id] });
  const cd = await aService(db, { membres: [agents.other.id] });
  await db.insertInto('etablissement').values({ siret, id_association, est_siege: true }).execute();
  const member = (id: string, association: string) => anActor(id, { associations: [siege(association)] });
  return {
    id_association,
    emails: { jeanne: people.jeanne.email },
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
    publish: (changes: Parameters<typeof aCampagne>[0] = {}) =>
      publish(db, { code, id_service: drajes.id }, changes),
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

/** A complete representative, an account that can receive money, an activity report. */
type Identity = { id_association: string; siret: string; by: string };

async function identityOf(db: Db, { id_association, siret, by }: Identity) {
  const written = { by, at: new Date('2026-12-01T10:00:00Z') };
  const representant = await inTransaction(db, (trx) =>
    insertRepresentant(trx, { idAssociation: id_association, value: jeanne }, written),
  );
  const value = { id_siret: siret, titulaire: 'LES VOISINS DE LA RUE HAUTE', iban, bic: 'CCOPFRPP' };
  const rib = await inTransaction(db, (trx) =>
    insertRib(trx, { idAssociation: id_association, value }, written),
  );
  return {
    representant: representant.id,
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

async function aDocument(db: Db, id_association: string): Promise<string> {
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
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Publishes the next version of the world's campaign. */
async function publish(
  db: Db,
  { code, id_service }: { code: string; id_service: string },
  changes: Parameters<typeof aCampagne>[0],
): Promise<number> {
  const campagne = readCampagne(aCampagne({ instructeurs: [{ id_service, isReferent: true }], ...changes }));
  if (!campagne.ok) throw new Error(JSON.stringify(campagne.problems));
  return inTransaction(db, async (trx) => {
    const id_subvention = await insertSubvention(trx, {
      code,
      id_type_dispositif: 'FDVA',
      lib_type_dispositif: 'Fonds pour le développement de la vie associative',
      mots: '',
    });
    const version = { campagne_exercice: 2027, contenu: campagne.value, publiee_le: new Date(today) };
    return (await insertCampagneVersion(trx, { id_subvention, ...version })).numero;
  });
}

/** What is in the tables of one dossier, to see that nothing is half done. */
export async function rowsOf(db: Db, id: string) {
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

export const countDossiers = async (db: Db): Promise<number> =>
  (await db.selectFrom('dossier').select('id').execute()).length;
