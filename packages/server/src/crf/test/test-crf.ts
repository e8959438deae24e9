// Test support: a dossier granted and paid, and the calls that fill and move its reports.
import { crfEndpoints } from '@asso/contract/crf/crf.endpoints';
import type { CrfProjetView, CrfView } from '@asso/contract/crf/crf.schemas';
import { ajoutsCrf } from '@asso/contract/crf/crf-ajouts';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import type { ActionServiceCrf } from '@asso/domain/crf/crf.states';
import { copyContenu, copyPrevu } from '@asso/domain/crf/reprise.rules';
import type { ActionService } from '@asso/domain/dossier/instruction.states';
import { type Changes, readAt } from '@asso/domain/kernel/changes';
import type { TestPortal } from '../../platform/http/test/test-app.ts';
import { subventionCalls } from '../../subvention/test/test-calls.ts';
import { aWorld, type World } from '../../subvention/test/test-dossiers.sql.ts';

const { createCrf, readCrf, saveCrf, saveCrfProjet, transmitCrf, decideCrf } = crfEndpoints;

/**
 * Creates a dossier granted and paid, in a world of its own for each test; `campagne` changes what the usual campaign
 * of the tests says.
 */
export async function aGrant(portal: TestPortal, campagne: Parameters<World['publish']>[0] = {}) {
  const world = await aWorld(portal.db);
  await world.publish(campagne);
  const calls = crfCallsOf(portal, world);
  return { world, ...calls, ...(await calls.aPaid()) };
}

function crfCallsOf(portal: TestPortal, world: World) {
  const { read, aReady, transmit } = subventionCalls(portal, world);
  const move = async (id_fo: string, action: ActionService, body: object = {}) =>
    portal.api(dossierEndpoints.moveInstruction, {
      as: world.agent,
      params: { id: id_fo, service: world.drajes.id, action },
      ifMatch: (await read(world.agent, id_fo)).version,
      body,
    });

  /** Creates a dossier of 2027, granted 1 800 € of the 2 000 € asked. */
  const aGranted = async (): Promise<{ id: string; id_fo: string }> => {
    const { id, id_fo } = await aReady();
    await transmit(world.jeanne, id_fo);
    await move(id_fo, 'start');
    const [projet] = (await read(world.agent, id_fo)).projets;
    const montants = [{ id_projet: projet?.id ?? '', annee: 2027, montant_accorde: 1800 }];
    await move(id_fo, 'grant', { montants });
    return { id, id_fo };
  };
  const aPaid = async () => {
    const dossier = await aGranted();
    await move(dossier.id_fo, 'markPaid');
    return dossier;
  };

  const open = (as: Actor, id: string, { exercice = 2027, key }: { exercice?: number; key?: string } = {}) =>
    portal.api(createCrf, { as, params: { id }, body: { exercice }, idempotencyKey: key });
  const readOne = async (as: Actor, { id_fo, id }: Pick<CrfView, 'id_fo' | 'id'>) =>
    (await portal.api(readCrf, { as, params: { id: id_fo, crf: id }, query: { populate: [...ajoutsCrf] } }))
      .body as CrfView;
  const save = (as: Actor, crf: CrfView, changes: Changes) =>
    portal.api(saveCrf, {
      as,
      params: { id: crf.id_fo, crf: crf.id },
      ifMatch: crf.version,
      body: { changes },
    });
  const saveProjet = (
    as: Actor,
    { crf, projet }: { crf: CrfView; projet: CrfProjetView },
    changes: Changes,
  ) =>
    portal.api(saveCrfProjet, {
      as,
      params: { id: crf.id_fo, crf: crf.id, projectId: projet.id },
      ifMatch: projet.version,
      body: { changes },
    });

  /** Fills everything that is asked with what was planned; `over` replaces some of it in every project. */
  const fill = async (crf: CrfView, over: Changes = {}): Promise<CrfView> => {
    for (const projet of crf.projets) {
      await saveProjet(world.jeanne, { crf, projet }, { ...changesOf(projet), ...over });
    }
    const present = await readOne(world.jeanne, crf);
    await save(world.jeanne, present, {
      'attestation.lieu': { from: null, to: 'Marseille' },
      'attestation.certifie': { from: null, to: true },
    });
    return readOne(world.jeanne, crf);
  };
  const transmitOne = async (as: Actor, crf: CrfView, options: { ifMatch?: number; key?: string } = {}) =>
    portal.api(transmitCrf, {
      as,
      params: { id_fo: crf.id_fo, crf: crf.id },
      ifMatch: options.ifMatch ?? (await readOne(world.jeanne, crf)).version,
      body: {},
      idempotencyKey: options.key,
    });
  const decide = async (
    as: Actor,
    crf: CrfView,
    { action, motif }: { action: ActionServiceCrf; motif?: string },
  ) =>
    portal.api(decideCrf, {
      as,
      params: { id: crf.id_fo, crf: crf.id, action },
      ifMatch: (await readOne(world.jeanne, crf)).version,
      body: { motif },
    });

  /** Creates a report that Jeanne began, filled and sent. */
  const aSent = async (id_fo: string): Promise<CrfView> => {
    const filled = await fill((await open(world.jeanne, id_fo)).body);
    await transmitOne(world.jeanne, filled);
    return readOne(world.jeanne, filled);
  };

  return { move, aGranted, aPaid, open, readOne, save, saveProjet, fill, transmitOne, decide, aSent };
}

/** Gives the changes that realise a project as planned, with a few words. */
function changesOf({ prevu, corps }: CrfProjetView): Changes {
  const copied = [...copyPrevu(prevu, corps), ...copyContenu(prevu, corps)];
  const said = {
    isRealised: true,
    'moyens.commentaire': 'Trois samedis au siège, deux formateurs.',
    'evaluation.commentaire': 'Douze arbitres formés.',
  };
  const all = [...copied, ...Object.entries(said).map(([path, value]) => ({ path, value }))];
  return Object.fromEntries(
    all.map(({ path, value }) => [path, { from: readAt(corps, path) ?? null, to: value }]),
  );
}
