// Test support: several dossiers of one association before one service, and the calls of a lot on them.
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { lotEndpoints } from '@asso/contract/instruction/lot.endpoints';
import type { LotView } from '@asso/contract/instruction/lot.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import type { EtatInstruction } from '@asso/domain/dossier/instruction.states';
import type { ActionLot } from '@asso/domain/instruction/lot.states';
import type { TestPortal } from '../../platform/http/test/test-app.ts';
import { setChoix } from '../../service/test/test-services.sql.ts';
import { dossierCreation, subventionCalls } from '../../subvention/test/test-calls.ts';
import { aWorld, markEtats, type World } from '../../subvention/test/test-dossiers.sql.ts';
import { wearsService } from './test-lots.sql.ts';

const always = { date_debut: '2020-01-01T00:00:00Z', date_fin: '2100-01-01T00:00:00Z' };

export type PlacedDossier = { id: string; id_fo: string; version: number; id_projet: string };

/**
 * Creates one dossier for each state, each of its own type of request and asking 2 000 €; their service keeps its
 * decisions for `minutes`; `campagne` changes what the usual campaign of the tests says.
 */
export async function aDesk(
  portal: TestPortal,
  etats: readonly EtatInstruction[],
  { minutes = 0, campagne = {} }: { minutes?: number; campagne?: Parameters<World['publish']>[0] } = {},
) {
  const world = await aWorld(portal.db);
  await wearsService(portal.db, world);
  await setChoix(portal.db, world.drajes.id, { reprise_minutes: minutes });
  const types = etats.map((_, index) => ({ code: `T${index}`, label: `Type ${index}`, ...always }));
  await world.publish({ ...campagne, sous_dispositifs: types });
  const calls = subventionCalls(portal, world);
  const dossiers: PlacedDossier[] = [];
  for (const [index, etat] of etats.entries()) {
    const body = dossierCreation(world);
    const description = { ...body.description, id_sous_type_dispositif: `T${index}` };
    const created = await portal.api(dossierEndpoints.createDossier, {
      as: world.jeanne,
      body: { ...body, description },
    });
    const { id_fo } = created.body;
    await calls.fill(world.jeanne, id_fo);
    await calls.addProjet(world.jeanne, id_fo);
    if (etat !== 'A') await calls.transmit(world.jeanne, id_fo);
    await markEtats(portal.db, id_fo, etat);
    const { id, version, projets } = await calls.read(world.jeanne, id_fo);
    dossiers.push({ id, id_fo, version, id_projet: projets[0]?.id ?? '' });
  }
  const etatsNow = async () =>
    Promise.all(
      dossiers.map(async ({ id_fo }) => (await calls.read(world.jeanne, id_fo)).instructions[0]?.etat),
    );
  return {
    world,
    calls,
    dossiers,
    etatsNow,
    ...lotCalls(portal, { as: world.agent, id_service: world.drajes.id }),
  };
}

export function lotCalls(portal: TestPortal, { as, id_service }: { as: Actor; id_service: string }) {
  const { api } = portal;
  const { createLot, launchLot, listLignes, readLot, retryLot, saveLigne, saveLot } = lotEndpoints;
  const prepare = (action: ActionLot, ids: readonly string[], idempotencyKey?: string) =>
    api(createLot, { as, body: { action, id_service, selection: { ids: [...ids] } }, idempotencyKey });
  const read = async ({ id }: Pick<LotView, 'id'>) => (await api(readLot, { as, params: { id } })).body;
  const lignes = async ({ id }: Pick<LotView, 'id'>) =>
    (await api(listLignes, { as, params: { id } })).body.items;
  const save = async (
    lot: Pick<LotView, 'id'>,
    parametres: LotView['parametres'],
    montants_demandes?: boolean,
  ) =>
    api(saveLot, {
      as,
      params: { id: lot.id },
      ifMatch: (await read(lot)).version,
      body: { parametres, montants_demandes },
    });
  const saveLine = async (lot: Pick<LotView, 'id'>, rang: number, body: object) =>
    api(saveLigne, { as, params: { id: lot.id, rang }, ifMatch: (await read(lot)).version, body });
  const launch = async (lot: Pick<LotView, 'id'>, idempotencyKey?: string) =>
    api(launchLot, { as, params: { id: lot.id }, ifMatch: (await read(lot)).version, idempotencyKey });
  const retry = (lot: Pick<LotView, 'id'>, rangs?: number[]) =>
    api(retryLot, { as, params: { id: lot.id }, body: { rangs } });
  /** Launches the lot, then does it. */
  const run = async (lot: Pick<LotView, 'id'>) => {
    const launched = await launch(lot);
    if (launched.status !== 202) throw new Error(JSON.stringify(launched.problem));
    await portal.runJobs();
    return read(lot);
  };
  return { prepare, read, lignes, save, saveLine, launch, retry, run };
}
