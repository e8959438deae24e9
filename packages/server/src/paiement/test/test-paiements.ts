// Test support: a granted dossier, and the calls that each side makes about its payments.
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { paiementEndpoints } from '@asso/contract/paiement/paiement.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import type { ActionService } from '@asso/domain/dossier/instruction.states';
import type { TestPortal } from '../../platform/http/test/test-app.ts';
import { subventionCalls } from '../../subvention/test/test-calls.ts';
import { aWorld, type World } from '../../subvention/test/test-dossiers.sql.ts';

const { moveInstruction, readHistorique } = dossierEndpoints;
const { listPaiements, askPaiement, movePaiement, deletePaiement } = paiementEndpoints;

type Campagne = Parameters<World['publish']>[0];
type Mouvement = 'take' | 'order' | 'pay' | 'refuse';

/**
 * Creates a world with one dossier, granted 2 000 € by default; its campaign accepts several payment requests by
 * default.
 */
export async function aGranted(
  portal: TestPortal,
  { accorde = 2000, campagne = {}, siret }: { accorde?: number; campagne?: Campagne; siret?: string } = {},
) {
  const world = await aWorld(portal.db, { siret });
  const calls = subventionCalls(portal, world);
  await world.publish({ demande_paiement: 'plusieurs', ...campagne });
  const { id, id_fo } = await calls.aReady();
  await calls.transmit(world.jeanne, id_fo);
  const service = world.drajes.id;
  const params = { id: id_fo, service };

  const decide = async (action: ActionService, body: object = {}, as: Actor = world.agent) =>
    portal.api(moveInstruction, {
      as,
      params: { ...params, action },
      ifMatch: (await calls.read(world.agent, id_fo)).version,
      body,
    });
  await decide('start');
  const [projet] = (await calls.read(world.agent, id_fo)).projets;
  await decide('grant', { montants: [{ id_projet: projet?.id, annee: 2027, montant_accorde: accorde }] });

  const list = (as: Actor = world.jeanne) => portal.api(listPaiements, { as, params });
  const ask = (montant: unknown, { as = world.jeanne, key }: { as?: Actor; key?: string } = {}) =>
    portal.api(askPaiement, { as, params, body: { montant: montant as number }, idempotencyKey: key });
  const latest = async () => {
    const [paiement] = (await list()).body.items;
    if (!paiement) throw new Error('no payment yet');
    return paiement;
  };
  type Given = { as?: Actor; paiement?: string; ifMatch?: number };
  const move = async (action: Mouvement, body: object = {}, { as = world.agent, ...given }: Given = {}) => {
    const { id: last, version } = await latest();
    const { paiement = last, ifMatch = version } = given;
    return portal.api(movePaiement, { as, params: { ...params, paiement, action }, ifMatch, body });
  };
  const remove = async (as: Actor, given: Given = {}) => {
    const { id: last, version } = await latest();
    const { paiement = last, ifMatch = version } = given;
    return portal.api(deletePaiement, { as, params: { ...params, paiement }, ifMatch });
  };
  const etat = async () => (await calls.read(world.jeanne, id_fo)).instructions[0]?.etat;
  const facts = async (as: Actor = world.jeanne) =>
    (await portal.api(readHistorique, { as, params: { id: id_fo } })).body.evenements;

  return { world, id, id_fo, params, calls, decide, list, ask, latest, move, remove, etat, facts };
}

export const versement = { paye_le: '2027-02-01', reference: 'DP 2027-0042' };
