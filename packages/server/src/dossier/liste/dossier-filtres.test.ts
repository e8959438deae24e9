import { randomUUID } from 'node:crypto';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { filtresDossiers, type NomFiltre } from '@asso/domain/dossier/dossier-filtres.rows';
import { aCampagne } from '@asso/domain/subvention/test/test-dossier-complet';
import { expect, test } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { subventionCalls } from '../../subvention/test/test-calls.ts';
import { anAnnexe, aWorld, markEtats, setTransmis, today } from '../../subvention/test/test-dossiers.sql.ts';
import {
  moveToService,
  setAccorde,
  setDossier,
  setEtiquette,
  setInstruction,
  setTypeAgrement,
  writeMessage,
} from '../test/test-filtres.sql.ts';
import { readIndex } from '../test/test-index.sql.ts';
import { dossiersVus } from './dossier-list.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { db } = portal;
const world = await aWorld(db);
const { create } = subventionCalls(portal, world);
const agent = {
  ...world.agent,
  services: [world.drajes, world.cd].map(({ id }) => ({ id_service: id, role: 'membre' as const })),
};

const [only] = aCampagne().sous_dispositifs;
if (!only) throw new Error('the made-up campaign has a type');
await world.publish({ sous_dispositifs: [only, { ...only, code: 'FGI', label: 'Fonctionnement' }] });

/** Two colleagues sent the same request to the same service. The filters look for the first, and leave the second. */
const found = await aSent(world.jeanne);
const autre = await aSent(world.ali);
const annexe = await anAnnexe(db, world);
const etiquette = randomUUID();

async function aSent(by: typeof world.jeanne) {
  const { body } = await create(by);
  await markEtats(db, body.id_fo, 'D');
  await setTransmis(db, body.id_fo);
  return body;
}

type Case = {
  /** The values that the filter is asked for. */
  values: readonly string[];
  /** Changes the one fact by which the first dossier is found and the second is not. */
  set: (id: string) => Promise<unknown>;
  /** The filter reads these columns of `instruction` outside `instruction_file`, for the reason said beside. */
  outside?: readonly string[];
  /** The tables that the filter reads beside the queue, for the reason given where they are named. */
  beside?: readonly string[];
  /** Both dossiers are kept until the fact changes, which leaves the second out. */
  isKeptFirst?: true;
};

const { id } = found;
const cases: Record<NomFiltre, Case> = {
  etats: { values: ['2'], set: () => setInstruction(db, id, { etat: '2' }) },
  retard: {
    values: ['oui'],
    set: () => setInstruction(db, id, { transmis_le: new Date('2026-01-01T00:00:00Z') }),
    // Only what is under study can be late: the index `instruction_a_l_etude` holds those dossiers alone.
    outside: ['delai_jours', 'transmis_le'],
  },
  // The campaign says ninety days: the other dossier was sent today, and its answer is due much later.
  echeance: {
    values: ['semaine-0', 'semaine-1'],
    set: () => setInstruction(db, id, { transmis_le: new Date(new Date(today).getTime() - 88 * 86_400_000) }),
    // As for what is late, the index `instruction_a_l_etude` holds those dossiers alone.
    outside: ['delai_jours', 'transmis_le'],
  },
  a_lire: {
    values: ['message'],
    set: () =>
      writeMessage(db, {
        id_dossier: id,
        par: world.jeanne.id,
        cote: 'association',
        texte: 'Bonjour',
        le: new Date(today),
      }),
    // News stand in tables of their own, which are looked at dossier by dossier.
    outside: ['transmis_le'],
    beside: ['message_dossier', 'message_lecture'],
  },
  // Only a paid dossier may owe its report later: the other is paid, for a year that is not over.
  compte_rendu: {
    values: ['proche'],
    set: () => setInstruction(db, autre.id, { etat: '9' }),
    isKeptFirst: true,
  },
  // The other dossier waits for its association too, to send a report that was sent back (bit 3).
  tour: {
    values: ['service'],
    set: () => setInstruction(db, autre.id, { etat: '9', crf_masque: 1 << 3 }),
    isKeptFirst: true,
    // Only an association is asked whose turn it is, and it has few dossiers.
    outside: [],
    beside: ['crf', 'dossier', 'lateral', 'message_dossier'],
  },
  statuts: { values: ['complet'], set: () => setDossier(db, id, { statut: 'complet' }) },
  // Bit 4 says that a report is in state 4.
  etatsCRF: { values: ['4'], set: () => setInstruction(db, id, { crf_masque: 1 << 4 }) },
  demande_min: { values: ['50000'], set: () => setInstruction(db, id, { montant_demande: 50_000 }) },
  affectes: {
    values: [agent.id],
    set: () => setInstruction(db, id, { affecte_a: agent.id, affecte_le: new Date(today) }),
    // The dossiers of one person are few: the index `instruction_affecte` finds them.
    outside: ['affecte_a'],
  },
  exercices: { values: ['2026'], set: () => setDossier(db, id, { exercice: 2026 }) },
  id_type_dispositif: { values: ['FEDE'], set: () => setDossier(db, id, { id_type_dispositif: 'FEDE' }) },
  departements: { values: ['30'], set: () => setInstruction(db, id, { code_departement: '30' }) },
  id_sous_type_dispositif: {
    values: ['FGI'],
    set: () => setDossier(db, id, { id_sous_type_dispositif: 'FGI' }),
  },
  etiquettes: {
    values: [etiquette],
    set: () => setEtiquette(db, { id: etiquette, id_dossier: id, id_service: world.drajes.id }),
    // An étiquette is put on few dossiers, and its index finds them.
    beside: ['etiquette_posee'],
  },
  id_service_instructeur: {
    values: [world.cd.id],
    set: () => moveToService(db, id, world.cd.id),
  },
  // These three leave few dossiers, which are looked for in `dossier` before the queue is read.
  demandeur: {
    values: [annexe.siret],
    set: () => setDossier(db, id, { id_siret: annexe.siret }),
    beside: ['dossier'],
  },
  typeAgrements: { values: ['JEP'], set: () => setTypeAgrement(db, id, 'JEP'), beside: ['dossier'] },
  createdBy: {
    values: [world.paul.id],
    set: () => setDossier(db, id, { created_by: world.paul.id }),
    beside: ['dossier'],
  },
  createdByType: { values: ['rds'], set: () => setInstruction(db, id, { created_by_type: 'rds' }) },
  a_payer: {
    values: ['retard'],
    set: () =>
      setAccorde(db, {
        id_dossier: id,
        id_service: world.cd.id,
        annee: 2026,
        montant: 900,
        le: '2026-01-04',
      }),
    // Only what is granted and not wholly paid is looked at; what was due is in the ledger of decisions, by year, and what
    // was asked has its own delay.
    outside: ['demande_paiement', 'montant_accorde', 'montant_verse', 'paiement_demande_le'],
    beside: ['campagne_version', 'dossier_subvention'],
  },
  genres: { values: ['agrement'], set: () => setInstruction(db, id, { genre: 'agrement' }) },
};

const noms = Object.keys(filtresDossiers) as NomFiltre[];

test('each filter of the queue has its case', () => {
  expect(Object.keys(cases).sort()).toEqual([...noms].sort());
});

// Each case changes another fact of the same dossier, so they can follow each other.
test.each(noms)('the filter « %s » keeps the dossier that fits, and leaves the other', async (nom) => {
  const { values, set, isKeptFirst = false } = cases[nom];
  const kept = async () => {
    const query = { [nom]: values };
    const { status, body } = await portal.api(dossierEndpoints.listDossiers, { as: agent, query });
    return [status, body.items?.map(({ id_fo }) => id_fo).toSorted()];
  };
  expect(await kept()).toEqual([200, isKeptFirst ? [found.id_fo, autre.id_fo].toSorted() : []]);
  await set(id);
  expect(await kept()).toEqual([200, [found.id_fo]]);
});

test.each(['id_type_dispositif', 'id_sous_type_dispositif'] as const)(
  'the filter « %s » knows what a dossier holds, though no subvention has it any more',
  async (nom) => {
    const read = (value: string) =>
      portal.api(dossierEndpoints.listDossiers, { as: agent, query: { [nom]: [value] } });
    expect((await read('ANCIEN')).status).toBe(400);
    await setDossier(db, id, { [nom]: 'ANCIEN' });
    const { status, body } = await read('ANCIEN');
    expect([status, body.items.map(({ id_fo }) => id_fo)]).toEqual([200, [found.id_fo]]);
  },
);

test.each(noms)('the filter « %s » reads the index that its queue is counted from', async (nom) => {
  const definition = await readIndex(db, 'instruction_file');
  const held = new Set(definition.match(/\w+/g));
  const { columns, tables } = readBy({ [nom]: cases[nom].values });
  expect(columns.filter((column) => !held.has(column))).toEqual(cases[nom].outside ?? []);
  const usual = new Set(readBy({}).tables);
  expect(tables.filter((table) => !usual.has(table))).toEqual(cases[nom].beside ?? []);
});

/** Finds the columns of the instruction seen (`vu`) and the tables that a queue so filtered reads. */
function readBy(filtres: Partial<Record<NomFiltre, readonly string[]>>) {
  const { sql } = dossiersVus({
    perimetre: { kind: 'services', services: [world.drajes.id] },
    filtres,
    includeDeleted: false,
    readsReserve: true,
    services: [world.drajes.id],
    lecteur: agent.id,
    now: portal.clock.now(),
  }).compile(db);
  const found = (shape: RegExp) => [...new Set([...sql.matchAll(shape)].map(([, name = '']) => name))].sort();
  return { columns: found(/\bvu\.(\w+)/g), tables: found(/\b(?:from|join)\s+"?(\w+)/g) };
}
