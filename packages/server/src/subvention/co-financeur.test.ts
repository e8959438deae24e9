import { readDossier } from '@asso/contract/subvention/dossier-subvention.endpoints';
import { projetEndpoints } from '@asso/contract/subvention/projet.endpoints';
import { changesBetween } from '@asso/domain/kernel/changes';
import { aCampagne } from '@asso/domain/subvention/test/test-dossier-complet';
import { expect, it } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { findService } from '../service/service.sql.ts';
import { subventionCalls } from './test/test-calls.ts';
import { aWorld, today } from './test/test-dossiers.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;
const [type] = aCampagne().sous_dispositifs;

it('a blocker names the service that is asked beside the first one, and whose sum is missing', async () => {
  const world = await aWorld(db);
  const { jeanne: as, cd, drajes } = world;
  await world.publish({
    instructeurs: [
      { id_service: drajes.id, isReferent: true },
      { id_service: cd.id, isReferent: false },
    ],
    sous_dispositifs: [{ ...(type as NonNullable<typeof type>), duree_pluriannuelle: 1 }],
  });
  const { create, fill } = subventionCalls(portal, world);
  const { id_fo } = (await create()).body;
  await fill(as, id_fo);
  const { body: projet } = await api(projetEndpoints.createProjet, { as, params: { id_fo } });
  const lineOf = (annee: number) => ({
    ...{ id: `${annee}-${cd.id}`, annee, id_service_instructeur: cd.id },
  });
  const financements = [{ ...lineOf(2027), montant_demande: 1000 }, lineOf(2028)];
  const saved = await api(projetEndpoints.saveProjet, {
    as,
    params: { id_fo, id: projet.id },
    ifMatch: projet.version,
    body: { changes: changesBetween(projet.corps, { ...projet.corps, financements }) },
  });
  expect(saved.status).toBe(200);
  const { blockers } = (await api(readDossier, { as, params: { id: id_fo } })).body;
  const nom = (await findService(db, cd.id))?.nom;
  expect(blockers.map(({ message }) => message)).toContain(`${nom}, 2028 : indiquez un montant, ou 0.`);
  expect(blockers.some(({ message }) => message.startsWith('Service, '))).toBe(false);
});
