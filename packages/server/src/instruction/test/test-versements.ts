// Test support: several dossiers granted by one service, the payments of each, and the lists of the service.
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { type TransfertLotLigne, versementsEndpoints } from '@asso/contract/instruction/versements.endpoints';
import { paiementEndpoints } from '@asso/contract/paiement/paiement.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import type { BatchActe } from '@asso/domain/paiement/versements.rules';
import type { TestPortal } from '../../platform/http/test/test-app.ts';
import type { World } from '../../subvention/test/test-dossiers.sql.ts';
import { aDesk } from './test-lots.ts';

type Campagne = Parameters<World['publish']>[0];
type Mouvement = 'take' | 'order' | 'pay';
export const bordereau = { paye_le: '2027-02-01', reference: 'B-2027-118' };

/** Creates one dossier for each amount, granted; its campaign accepts several payment requests by default. */
export async function aPayeur(portal: TestPortal, accordes: readonly number[], campagne: Campagne = {}) {
  const { api } = portal;
  const { world, calls, dossiers } = await aDesk(
    portal,
    accordes.map(() => '2' as const),
    { campagne: { demande_paiement: 'plusieurs', ...campagne } },
  );
  const { agent, jeanne, drajes } = world;
  const service = drajes.id;
  for (const [rank, { id_fo, id_projet }] of dossiers.entries()) {
    const granted = await api(dossierEndpoints.moveInstruction, {
      as: agent,
      params: { id: id_fo, service, action: 'grant' },
      ifMatch: (await calls.read(agent, id_fo)).version,
      body: { montants: [{ id_projet, annee: 2027, montant_accorde: accordes[rank] ?? 0 }] },
    });
    if (granted.status !== 200) throw new Error(JSON.stringify(granted.problem));
  }
  const dossierAt = (rank: number) => dossiers[rank] ?? { id: '', id_fo: '' };
  const paiementsOf = async (rank: number) =>
    (
      await api(paiementEndpoints.listPaiements, {
        as: agent,
        params: { id: dossierAt(rank).id_fo, service },
      })
    ).body;
  /** The association asks for an amount, then the service moves the request as far as told. */
  const ask = async (rank: number, montant: number, moves: readonly Mouvement[] = []) => {
    const params = { id: dossierAt(rank).id_fo, service };
    const asked = await api(paiementEndpoints.askPaiement, { as: jeanne, params, body: { montant } });
    if (asked.status !== 201) throw new Error(JSON.stringify(asked.problem));
    for (const action of moves) await move(rank, action);
  };
  /** Moves the last request of a dossier, from its own page. */
  const move = async (rank: number, action: Mouvement) => {
    const [last] = (await paiementsOf(rank)).items;
    if (!last) throw new Error('no payment yet');
    return api(paiementEndpoints.movePaiement, {
      as: agent,
      params: { id: dossierAt(rank).id_fo, service, paiement: last.id, action },
      ifMatch: last.version,
      body: action === 'pay' ? bordereau : {},
    });
  };
  const aVerser = (query: object = {}, as: Actor = agent) =>
    api(versementsEndpoints.listAVerser, { as, params: { service }, query });
  const verses = (query: object = {}, as: Actor = agent) =>
    api(versementsEndpoints.listVerses, { as, params: { service }, query });
  const comptesRendus = (query: object = {}, as: Actor = agent) =>
    api(versementsEndpoints.listComptesRendusDus, { as, params: { service }, query });
  /** Gives the lines of the list that offer this act, as an act on many names them. */
  const lignesDe = async (acte: BatchActe): Promise<TransfertLotLigne[]> =>
    (await aVerser()).body.items
      .filter((one) => one.acte === acte)
      .map(({ id_fo, paiement, version, montant }) => ({ id_fo, paiement, version, montant }));
  const enLot = (
    acte: BatchActe,
    lignes: readonly TransfertLotLigne[],
    { as = agent, key, ...details }: { as?: Actor; key?: string; paye_le?: string; reference?: string } = {},
  ) =>
    api(versementsEndpoints.moveVersements, {
      as,
      params: { service, acte },
      body: { lignes: [...lignes], ...details },
      idempotencyKey: key,
    });
  return {
    world,
    calls,
    dossiers,
    service,
    rankOf: (id_fo: string) => dossiers.findIndex((one) => one.id_fo === id_fo),
    paiementsOf,
    ask,
    move,
    aVerser,
    verses,
    comptesRendus,
    lignesDe,
    enLot,
  };
}
