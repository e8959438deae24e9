// Test support: one dossier before two services, each with its own state and its own sums.
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { projetEndpoints } from '@asso/contract/subvention/projet.endpoints';
import type { ProjetView } from '@asso/contract/subvention/subvention.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import type { EtatInstruction } from '@asso/domain/dossier/instruction.states';
import { changesBetween } from '@asso/domain/kernel/changes';
import { emptyFinancement } from '@asso/domain/subvention/projet-annees.rules';
import type { TestPortal } from '../../platform/http/test/test-app.ts';
import { subventionCalls } from './test-calls.ts';
import { aWorld, markInstructionEtat } from './test-dossiers.sql.ts';

/** What the first project asks in 2027: 2 000 € of the first service, 1 000 € of the second. */
export const montantsAsked = { drajes: 2000, cd: 1000 } as const;

/**
 * Creates a dossier transmitted to two services, then leaves the instruction of each in the state that is given; in A
 * for both, it is never transmitted, and the second service has no instruction yet.
 */
export async function beforeTwo(portal: TestPortal, etats: { drajes: EtatInstruction; cd: EtatInstruction }) {
  const world = await aWorld(portal.db);
  const services = [world.drajes.id, world.cd.id];
  await world.publish({
    instructeurs: services.map((id_service, index) => ({ id_service, isReferent: index === 0 })),
  });
  const calls = subventionCalls(portal, world);
  const { id, id_fo } = await calls.aReady();
  const first = async (as: Actor = world.jeanne) => {
    const [projet] = (await calls.read(as, id_fo)).projets;
    if (!projet) throw new Error('the dossier has a project');
    return projet;
  };
  const saveProjet = async (as: Actor, projet: ProjetView, changed: object) =>
    portal.api(projetEndpoints.saveProjet, {
      as,
      params: { id_fo, id: projet.id },
      ifMatch: projet.version,
      body: { changes: changesBetween(projet.corps, { ...projet.corps, ...changed }) },
    });
  const projet = await first();
  const line = { ...emptyFinancement(2027, world.cd.id), montant_demande: montantsAsked.cd };
  const [budget] = projet.corps.budgets ?? [];
  await saveProjet(world.jeanne, projet, {
    financements: [...(projet.corps.financements ?? []), line],
    budgets: [{ ...budget, charges: { '60-1': 4000 } }],
  });
  if (etats.drajes !== 'A' || etats.cd !== 'A') {
    await calls.transmit(world.jeanne, id_fo);
    await markInstructionEtat(portal.db, { id_fo, id_service: world.drajes.id }, etats.drajes);
    await markInstructionEtat(portal.db, { id_fo, id_service: world.cd.id }, etats.cd);
  }
  const move = async (as: Actor, { action, id_service, ...body }: Move) =>
    portal.api(dossierEndpoints.moveInstruction, {
      as,
      params: { id: id_fo, service: id_service, action },
      ifMatch: (await calls.read(world.jeanne, id_fo)).version,
      body,
    });
  return { world, id, id_fo, calls, first, saveProjet, move };
}

type Move = { action: string; id_service: string } & Record<string, unknown>;

export const findFinancement = (projet: ProjetView, id_service: string) =>
  projet.corps.financements?.find((one) => one.id_service_instructeur === id_service);
