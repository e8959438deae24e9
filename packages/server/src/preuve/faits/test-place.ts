// Test support: the association, its campaign and its service, before anything is asked.
import { enveloppeEndpoints } from '@asso/contract/instruction/enveloppe.endpoints';
import { openDataEndpoints } from '@asso/contract/statistiques/open-data.endpoints';
import { aCollegue } from '../../instruction/test/test-bureau.ts';
import { wearsService } from '../../instruction/test/test-lots.sql.ts';
import type { TestPortal } from '../../platform/http/test/test-app.ts';
import { nameService } from '../../service/test/test-services.sql.ts';
import { setRna } from '../../statistiques/test/test-instructions.sql.ts';
import { aWorld } from '../../subvention/test/test-dossiers.sql.ts';

/** Prepares the association, its campaign and its service with an envelope a year and a public file. */
export async function aPlace(portal: TestPortal) {
  const { api, db } = portal;
  const world = await aWorld(db);
  await wearsService(db, world);
  await nameService(db, world.drajes.id, 'Service 1');
  await setRna(db, world.id_association, 'W131000009');
  const dates = { date_debut: '2027-01-05T09:00:00+01:00', date_fin: '2027-03-11T23:59:59+01:00' };
  await world.publish({
    ...{ demande_paiement: 'plusieurs', acompte_pourcent: 50 },
    sous_dispositifs: [
      { code: 'FDB', label: 'Formation des bénévoles', ...dates },
      { code: 'FGI', label: 'Financement global', ...dates, pluriannuel: 'au-choix' },
    ],
  });
  const service = world.drajes.id;
  const responsable = await aCollegue(db, world, 'responsable');
  for (const [exercice, total] of [
    [2027, 10_000],
    [2028, 5000],
  ] as const) {
    const body = { id_service: service, code_subvention: world.code, campagne_exercice: 2027 };
    await api(enveloppeEndpoints.createEnveloppe, { as: responsable, body: { ...body, exercice, total } });
  }
  await api(openDataEndpoints.saveSiretService, {
    ...{ as: responsable, params: { service }, ifMatch: 1, body: { siret: '11000201100044' } },
  });
  const publie = async () => {
    const body = { publie: true };
    const done = await api(openDataEndpoints.choosePublication, {
      as: responsable,
      params: { service },
      body,
    });
    await portal.runJobs();
    return done.body.adresse ?? '';
  };
  return { world, service, responsable, publie, adresse: await publie() };
}
export type ScenePlace = Awaited<ReturnType<typeof aPlace>> & { portal: TestPortal };
