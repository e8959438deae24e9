import { rattachementEndpoints as endpoints } from '@asso/contract/association/rattachement.endpoints';
import { expect, it } from 'vitest';
import { listLignesHistorique } from '../association/fusion/test/test-fiches.sql.ts';
import { anAssociation, aPerson } from '../association/test/test-associations.sql.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { eraseFusions } from './conservation.ts';
import { countFusionNotee } from './test/test-conservation.sql.ts';

const clock = aClock('2027-02-01T12:00:00Z');
const portal = await aPortal({ features, clock });
const { db, api } = portal;
const admin = await aPerson(db, { role: 'lca.admin', roles: ['lca.admin'] });

it('what undoes a merge goes when it can no longer be undone; the history still tells it', async () => {
  const [gardee, absorbee] = [await anAssociation(db), await anAssociation(db, { nom: 'PIONS HUVEAUNE' })];
  await aPerson(db, { membre: { id_association: absorbee.id } });
  const query = { id_asso: gardee.id };
  const { id: id_fusion } = (
    await api(endpoints.fusionner, {
      as: admin,
      query,
      body: {
        absorbee: absorbee.id,
        motif: 'La même association.',
        versions: { gardee: 1, absorbee: 1 },
      },
    })
  ).body;
  const kept = await countFusionNotee(db, id_fusion);
  expect(kept.fusions).toBe(1);
  expect(kept.lignes).toBeGreaterThan(2);
  const fusions = async () => (await api(endpoints.readRattachement, { as: admin, query })).body.fusions;

  clock.set('2027-03-03T11:59:59Z');
  await eraseFusions(portal);
  expect(await countFusionNotee(db, id_fusion)).toEqual(kept);
  expect(await fusions()).toMatchObject([{ est_annulable: true }]);

  clock.set('2027-03-03T12:00:00Z');
  expect(await fusions()).toMatchObject([{ est_annulable: false }]);
  await eraseFusions(portal);
  await eraseFusions(portal);
  expect(await countFusionNotee(db, id_fusion)).toEqual({ fusions: 0, lignes: 0 });
  expect(await fusions()).toEqual([]);
  const undone = await api(endpoints.annulerFusion, { as: admin, query, body: { id_fusion } });
  expect(undone.codes).toEqual(['association.element-disparu']);
  expect(await listLignesHistorique(db, gardee.id)).toMatchObject([
    { action: 'fusion.garder', avant: 'PIONS HUVEAUNE', motif: 'La même association.' },
  ]);
});
