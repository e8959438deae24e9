// Test support: publishes an agrément and makes the calls on a dossier that asks for it, up to the agrément.
import { dossierAgrementEndpoints as own } from '@asso/contract/agrement/dossier-agrement.endpoints';
import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { BodyInput } from '@asso/contract/kernel/endpoint';
import type { Definition } from '@asso/domain/agrement/definition.rules';
import { readDefinition } from '@asso/domain/agrement/definition.schema';
import type { Actor } from '@asso/domain/compte/actor';
import type { ActionService } from '@asso/domain/dossier/instruction.states';
import { changesBetween } from '@asso/domain/kernel/changes';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { TestPortal } from '../../platform/http/test/test-app.ts';
import { pdf } from '../../subvention/test/test-coffre.ts';
import { aWorld, today } from '../../subvention/test/test-dossiers.sql.ts';
import { insertDefinition, updateDefinition } from '../definition.sql.ts';
import { insertVersionAgrement } from '../version.sql.ts';
import { hasSiege } from './test-agrements.sql.ts';

export { own as endpoints };

/** Makes a definition that is open on the day of these tests and asks for one document and one question. */
const aDefinition = (changes: Partial<Definition> = {}): Definition => {
  const read = readDefinition({
    libelle: 'Jeunesse et éducation populaire 2027',
    niveau: 'departemental',
    duree_validite_annees: 5,
    fuseau: 'Europe/Paris',
    date_debut: '2027-01-05T09:00:00+01:00',
    date_fin: '2027-03-11T23:59:59+01:00',
    documents_attendus: [{ code: 'RAR', label: 'Rapport d’activité', nature: 'RAR', obligatoire: true }],
    champs_personnalises: {
      'dossier-bloc': {
        projet_educatif: { kind: 'text', label: 'Projet éducatif', max: 500, requiredAt: 'transmission' },
      },
    },
    ...changes,
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};

let rank = 0;

type Published = { type?: string; definition?: Partial<Definition> };

/** Makes a world whose service offers a published agrément. */
export async function anAgrementWorld(db: Db, { type = 'JEP', definition }: Published = {}) {
  const world = await aWorld(db);
  await hasSiege(db, world);
  const code = `JEP-ESSAI-${++rank}`;
  await publish(db, { code, id_service: world.drajes.id, type, contenu: aDefinition(definition) });
  return { ...world, code_agrement: code, type };
}
export type AgrementWorld = Awaited<ReturnType<typeof anAgrementWorld>>;

type Offre = { code: string; id_service: string; type: string; contenu: Definition };

const publish = (db: Db, { code, id_service, type: type_agrement, contenu }: Offre) =>
  inTransaction(db, async (trx) => {
    const { libelle, niveau = null, date_debut, date_fin } = contenu;
    const tete = { code, type_agrement, id_service, libelle, niveau, campagne_exercice: 2027 };
    const ecrit = { brouillon: {}, at: new Date(today), by: null, isPublished: true } as const;
    const id = await insertDefinition(trx, tete, ecrit);
    if (!id) throw new Error('taken');
    const made = { id_definition: id, campagne_exercice: 2027, contenu, publiee_le: new Date(today) };
    const { id: id_version } = await insertVersionAgrement(trx, made);
    await updateDefinition(trx, {
      id,
      version: 1,
      etat: 'publie',
      id_version,
      ouvre_le: new Date(date_debut),
      ferme_le: new Date(date_fin),
    });
  });

/**
 * Runs `work` while the table of agréments is missing, so that tests see what the portal says of an unexpected failure.
 */
export async function withoutDefinitions<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await db.schema.alterTable('agrement_definition').renameTo('agrement_ailleurs').execute();
  try {
    return await work();
  } finally {
    await db.schema.alterTable('agrement_ailleurs').renameTo('agrement_definition').execute();
  }
}

export const agrementCreation = ({
  code_agrement,
  siret,
}: Pick<AgrementWorld, 'code_agrement' | 'siret'>) => ({
  description: { code_agrement, exercice: 2027 },
  demandeur: { id_siret: siret, nom: 'Les Voisins de la rue Haute' },
});

export const decret = {
  numero: 'JEP-13-27-004',
  date_attribution: '2027-01-29',
  date_validite: '2032-01-28',
};

export function agrementCalls({ api }: TestPortal, world: AgrementWorld) {
  const read = (id: string, as: Actor = world.jeanne) => api(own.readDossierAgrement, { as, params: { id } });
  const version = async (id: string) => (await read(id)).body.version;
  const create = (as: Actor = world.jeanne, key?: string) =>
    api(dossierEndpoints.createDossier, { as, body: agrementCreation(world), idempotencyKey: key });
  const save = async (id_fo: string, tete: object, as: Actor = world.jeanne) => {
    const present = (await read(id_fo)).body;
    const changes = changesBetween(present.tete, { ...present.tete, ...tete });
    return api(own.saveEtapeAgrement, { as, params: { id_fo }, body: { changes }, ifMatch: present.version });
  };
  const join = (id_fo: string, uuid: string | null = world.document, as: Actor = world.jeanne) =>
    api(own.savePiecesAgrement, { as, params: { id_fo }, body: { pieces: [{ code: 'RAR', uuid }] } });

  /** Makes a complete dossier of Jeanne's that is not transmitted. */
  const aReady = async (): Promise<DossierAgrementView> => {
    const { body } = await create();
    const { representant, siret } = world;
    await save(body.id_fo, {
      demandeur: {
        id_siret: siret,
        id_representant_legal: representant,
        id_signataire: representant,
        id_responsable: representant,
      },
      customs: { projet_educatif: 'Jouer ensemble, apprendre à décider ensemble.' },
      attestation: { lieu: 'Marseille', certifie: true },
    });
    await join(body.id_fo);
    return (await read(body.id_fo)).body;
  };

  type Body = BodyInput<(typeof own)['transmitDossierAgrement']>;
  const transmit = async (id_fo: string, as: Actor = world.jeanne, body: Body = {}) =>
    api(own.transmitDossierAgrement, { as, params: { id_fo }, body, ifMatch: await version(id_fo) });

  type Decision = BodyInput<typeof dossierEndpoints.moveInstruction> & { as?: Actor };
  const move = async (id: string, action: ActionService, { as = world.agent, ...body }: Decision = {}) =>
    api(dossierEndpoints.moveInstruction, {
      as,
      body,
      ifMatch: await version(id),
      params: { id, service: world.drajes.id, action },
    });

  const aTransmitted = async (): Promise<DossierAgrementView> => {
    const { id_fo } = await aReady();
    await transmit(id_fo);
    return (await read(id_fo)).body;
  };

  const deposit = (id_fo: string, as: Actor = world.agent) => {
    const body = new FormData();
    body.append('type', 'AGR');
    body.append('fichier', new Blob([pdf]), 'arrete.pdf');
    const query = { id_asso: id_fo, proprietaire: 'arrete-agrement' };
    return api(documentEndpoints.depositDocument, { as, query, body });
  };

  /** Makes a dossier that is transmitted, studied, then granted with its decree. */
  const aGranted = async () => {
    const { id_fo } = await aTransmitted();
    await move(id_fo, 'start');
    const { body: arrete } = await deposit(id_fo);
    const granted = await move(id_fo, 'grant', { agrement: { ...decret, arrete: arrete.uuid } });
    return { id_fo, arrete: arrete.uuid, granted };
  };

  return { read, create, save, join, aReady, transmit, move, aTransmitted, deposit, aGranted };
}
