// Test support: an association without a number, with people and documents, and the calls on its SIRET request.
import { randomInt, randomUUID } from 'node:crypto';
import { demandeSiretEndpoints } from '@asso/contract/demande-siret/demande-siret.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import type { DemandeSiret } from '@asso/domain/demande-siret/demande-siret.fields';
import type { DecisionSiret } from '@asso/domain/demande-siret/demande-siret.states';
import { formats } from '@asso/domain/identifiants/formats';
import { type Changes, changesBetween } from '@asso/domain/kernel/changes';
import type { Insertable } from 'kysely';
import { aPerson } from '../../association/test/test-associations.sql.ts';
import { anAssociationRow } from '../../compte/test/test-comptes.sql.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { anActor } from '../../platform/http/test/test-actor.ts';
import type { TestPortal } from '../../platform/http/test/test-app.ts';

export const siretToday = '2027-02-01T12:00:00Z';

export type SiretWorld = Awaited<ReturnType<typeof aSiretWorld>>;

const siege = {
  num_voie: '12',
  repet_voie: 'B',
  type_voie: 'RUE',
  voie: 'DES LILAS',
  cp: '13011',
  commune: 'MARSEILLE 11E ARRONDISSEMENT',
  code_insee: '13211',
};

/** Makes an association as the RNA knows it, before Sirene gives it a number. */
export async function aSiretWorld(db: Db, changes: Partial<Insertable<Database['association']>> = {}) {
  const id_rna = `W13${String(randomInt(1_000_000, 9_999_999))}`;
  const registre = {
    RNA: {
      date: '2024-03-12',
      identite: {},
      coordonnees: { adresse_siege: siege },
      activites: { objet: 'Faire découvrir les échecs.', id_objet_social1: '011000' },
    },
  };
  const id_association = await anAssociationRow(db, {
    nom: 'Les Pions de l’Huveaune n°1',
    id_rna,
    commune: 'Marseille',
    code_postal: '13011',
    code_departement: '13',
    registre: JSON.stringify(registre),
    ...changes,
  });
  const membre = { id_association };
  const admin = (about: Partial<Actor>) => anActor({ id: randomUUID(), ...about });
  return {
    id_association,
    id_rna,
    documents: {
      REC: await aDocument(db, id_association, 'REC'),
      STC: await aDocument(db, id_association, 'STC'),
      LDC: await aDocument(db, id_association, 'LDC'),
    },
    jeanne: await aPerson(db, { membre, prenom: 'Jeanne', nom: 'Roux' }),
    ali: await aPerson(db, { membre, prenom: 'Ali', nom: 'Benali' }),
    paul: await aPerson(db, { membre: { id_association: await anAssociationRow(db) } }),
    service: admin({ roles: ['rds.service'] }),
    admin: await aPerson(db, { roles: ['lca.admin'] }),
    local: await aPerson(db, { roles: ['rds.admin'], territoire: '13' }),
    ailleurs: await aPerson(db, { roles: ['rds.admin'], territoire: '75' }),
  };
}

export async function aDocument(db: Db, id_association: string, type: string): Promise<string> {
  const row = await db
    .insertInto('document')
    .values({
      proprietaire: 'association',
      id_proprietaire: id_association,
      type,
      nom: `${type}.pdf`,
      taille: 1200,
      sha256: randomUUID().replaceAll('-', '').repeat(2),
      mime: 'application/pdf',
      etat_analyse: 'sur',
      origine: 'RNA',
      date_chargement: new Date('2026-12-01T10:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Makes a SIRET with valid check digits, which belongs to nobody yet. */
export function aSiret(): string {
  const siren = withKey(String(randomInt(10_000_000, 99_999_999)), formats.siren.warn);
  return withKey(`${siren}0001`, formats.siret.warn);
}

const withKey = (digits: string, warn: typeof formats.siren.warn): string =>
  [...'0123456789'].map((key) => digits + key).find((one) => warn?.(one) === null) ?? digits;

/** Fills in what the registers did not say. */
export const filledDemande = (demande: DemandeSiret): DemandeSiret => ({
  ...demande,
  identite: { ...demande.identite, dateCreation: '2024-03-12' },
  activites: { ...demande.activites, types_employeur: ['association-subvention'], permanence: 'P' },
  attestation: true,
});

type Seen = { id: string; version: number };

export function demandeSiretCalls({ api }: TestPortal, monde: SiretWorld) {
  const calls = demandeSiretEndpoints;
  const read = async (as: Actor, id: string) =>
    (await api(calls.readDemandeSiret, { as, params: { id } })).body;

  const create = (as: Actor = monde.jeanne, id_rna: string = monde.id_rna, idempotencyKey?: string) =>
    api(calls.createDemandeSiret, { as, body: { identite: { id_rna } }, idempotencyKey });

  const save = (as: Actor, { id, version }: Seen, changes: Changes) =>
    api(calls.saveDemandeSiret, { as, params: { id }, ifMatch: version, body: { changes } });

  /** Fills in what is missing, as somebody would type it. */
  const fill = async (as: Actor, id: string) => {
    const { demande, version } = await read(as, id);
    return save(as, { id, version }, changesBetween(demande, filledDemande(demande)));
  };

  /** Makes a complete request of Jeanne's that is not sent. */
  const aReady = async () => {
    const { body } = await create();
    return (await fill(monde.jeanne, body.id)).body;
  };

  const transmit = async (as: Actor, id: string, sent: { ifMatch?: number; key?: string } = {}) =>
    api(calls.transmitDemandeSiret, {
      as,
      params: { id },
      ifMatch: sent.ifMatch ?? (await read(monde.admin, id)).version,
      body: {},
      idempotencyKey: sent.key,
    });

  /** Makes a request that was sent to the SIRET service. */
  const aSent = async () => {
    const { id } = await aReady();
    return (await transmit(monde.jeanne, id)).body.demande;
  };

  type Decision = { action: DecisionSiret; motif?: string; id_siret?: string; ifMatch?: number };
  const decide = async (as: Actor, id: string, { action, ifMatch, ...body }: Decision) =>
    api(calls.decideDemandeSiret, {
      as,
      params: { id, action },
      ifMatch: ifMatch ?? (await read(monde.admin, id)).version,
      body,
    });

  return { read, create, save, fill, aReady, transmit, aSent, decide };
}

/** Reads the rows of one request in all tables, to see that nothing is half written. */
export async function readDemandeRows(db: Db, id: string) {
  const [demandes, notifications, history, mails] = await Promise.all([
    db.selectFrom('demande_siret').selectAll().where('id', '=', id).execute(),
    db
      .selectFrom('notification')
      .select(['id', 'id_utilisateur', 'lien', 'params'])
      .where('objet_id', '=', id)
      .execute(),
    db.selectFrom('historique').select('action').where('id_objet', '=', id).orderBy('id').execute(),
    db.selectFrom('courriel').select(['cle', 'objet', 'texte', 'destinataire']).execute(),
  ]);
  const ids = new Set(notifications.map((one) => one.id));
  return {
    demande: demandes[0],
    notifications,
    actions: history.map(({ action }) => action),
    mails: mails.filter(({ cle }) => [...ids].some((one) => cle.endsWith(one))),
  };
}

export async function readDemandeAssociation(db: Db, id: string) {
  const [association, etablissements] = await Promise.all([
    db
      .selectFrom('association')
      .select(['id_siren', 'id_siret_siege', 'version'])
      .where('id', '=', id)
      .executeTakeFirst(),
    db
      .selectFrom('etablissement')
      .select(['siret', 'est_siege', 'actif', 'commune', 'code_postal'])
      .where('id_association', '=', id)
      .execute(),
  ]);
  return { ...association, etablissements };
}

export const removeDocument = (db: Db, id: string) =>
  db.updateTable('document').set({ deleted: true }).where('id', '=', id).execute();

export const setSiret = (db: Db, id: string, id_siret_siege: string) =>
  db
    .updateTable('association')
    .set({ id_siret_siege, id_siren: id_siret_siege.slice(0, 9) })
    .where('id', '=', id)
    .execute();

export const setSiren = (db: Db, id: string, id_siren: string) =>
  db.updateTable('association').set({ id_siren }).where('id', '=', id).execute();

export const countDemandes = async (db: Db, id_association: string): Promise<number> =>
  (await db.selectFrom('demande_siret').select('id').where('id_association', '=', id_association).execute())
    .length;
