import { test } from 'vitest';
import { scene } from './test-appels.ts';
import { aDemonstration } from './test-demonstration.ts';
import type { Lu } from './test-requete.ts';
import { drajes, portail, roster } from './test-roster.ts';

const demo = await aDemonstration(roster);
const appel = scene(demo, roster);
const [fatou, helene, agent] = ['fatou.sarr', 'helene.garnier', 'paul.girard'];
const lecteurs = [...drajes, portail];
const instructeurs = drajes.filter((one) => one !== agent);

/** Finds a dossier of this person that one service alone studies, in this state. */
async function dossierOf(qui: string, etat: string) {
  const { body } = await appel('GET /demande/dossiers', qui, { permis: 'tous' });
  const found = body.items.find(
    ({ instructions }: Lu) => instructions.length === 1 && instructions[0].etat === etat,
  );
  if (!found) throw new Error(`${qui} has no dossier in ${etat}`);
  return { ...found, service: found.instructions[0].id_service_instructeur };
}

test('what was sent back goes again, and is granted with a letter', async () => {
  const { id, service } = await dossierOf(fatou, 'C');
  const params = { id, service };
  const mine = await appel('GET /demande/dossiers/{id}', fatou, { params: { id }, permis: lecteurs });
  await appel('POST /demande/dossiers/transmit/{id_fo}', fatou, {
    params: { id_fo: id },
    ifMatch: mine.version,
    body: {},
  });
  const version = async () =>
    (await appel('GET /demande/dossiers/{id}', agent, { params: { id }, permis: [fatou, ...lecteurs] }))
      .version;
  await appel('POST /demande/dossiers/{id}/instructions/{service}/{action}', agent, {
    params: { ...params, action: 'start' },
    ifMatch: await version(),
    body: {},
    permis: instructeurs,
  });
  const { body } = await appel('GET /demande/dossiers/{id}/projets', agent, {
    params: { id },
    permis: [fatou, ...lecteurs],
  });
  const [projet] = body.items ?? body;
  const montants = [{ id_projet: projet.id, annee: 2026, montant_accorde: 1500 }];
  await appel('POST /demande/dossiers/{id}/instructions/{service}/courriers/apercu', agent, {
    params,
    body: { action: 'grant', montants },
    permis: instructeurs,
    encore: true,
  });
  await appel('POST /demande/dossiers/{id}/instructions/{service}/{action}', agent, {
    params: { ...params, action: 'grant' },
    ifMatch: await version(),
    body: { montants },
    permis: instructeurs,
  });
  await appel('GET /demande/dossiers/{id}/courriers', fatou, { params: { id }, permis: lecteurs });
});

test('paid in two times', async () => {
  const { id, service } = await dossierOf(fatou, '7').catch(() => dossierOf(fatou, '6'));
  const params = { id, service };
  await appel('GET /demande/dossiers/{id}/instructions/{service}/paiements', fatou, {
    params,
    permis: lecteurs,
  });
  const asked = await appel('POST /demande/dossiers/{id}/instructions/{service}/paiements', fatou, {
    params,
    body: { montant: 700 },
    permis: drajes,
  });
  const paiement = asked.body.items[0].id;
  await appel('DELETE /demande/dossiers/{id}/instructions/{service}/paiements/{paiement}', fatou, {
    params: { ...params, paiement },
    ifMatch: 1,
    permis: drajes,
  });
  const again = await appel('POST /demande/dossiers/{id}/instructions/{service}/paiements', fatou, {
    params,
    body: { montant: 700 },
    permis: drajes,
  });
  const [paye] = again.body.items.filter(({ etat }: { etat: string }) => etat === '1');
  for (const [rank, action] of ['take', 'order', 'pay'].entries()) {
    await appel('POST /demande/dossiers/{id}/instructions/{service}/paiements/{paiement}/{action}', agent, {
      params: { ...params, paiement: paye.id, action },
      ifMatch: rank + 1,
      body: action === 'pay' ? { paye_le: '2026-03-02', reference: 'VIR-1' } : {},
      permis: instructeurs,
    });
  }
  const ribs = await appel('GET /dac/association/ribs', fatou, {
    query: { id_asso: '666140934' },
    // This service studies another dossier of the association, whose other accounts it reads masked.
    permis: [...lecteurs, 'vie-associative'],
  });
  const head = await appel('GET /demande/dossiers/{id}', fatou, { params: { id }, permis: lecteurs });
  await appel('PUT /demande/dossiers/{id_fo}/rib', fatou, {
    params: { id_fo: id },
    ifMatch: head.version,
    body: { id_rib: ribs.body.items[0].id },
    permis: drajes,
  });
  await appel('GET /demande/argent', fatou, { permis: 'tous' });
});

test('reported', async () => {
  const { id } = await dossierOf(helene, '9');
  const list = await appel('GET /demande/dossiers/{id}/crf', helene, { params: { id }, permis: lecteurs });
  const crf = list.body.crfs[0].id;
  const params = { id, crf };
  const report = await appel('GET /demande/dossiers/{id}/crf/{crf}', helene, {
    params,
    query: { populate: ['projets'] },
    permis: lecteurs,
  });
  const [projet] = report.body.projets;
  await appel('PUT /demande/dossiers/{id}/crf/{crf}', helene, {
    params,
    ifMatch: report.version,
    body: { changes: {} },
    encore: true,
  });
  await appel('PUT /demande/dossiers/{id}/crf/{crf}/projects/{projectId}', helene, {
    params: { ...params, projectId: projet.id },
    ifMatch: projet.version ?? 1,
    body: { changes: {} },
    encore: true,
  });
  await appel('PUT /demande/dossiers/{id}/crf/{crf}/pieces', helene, {
    params,
    body: { pieces: [] },
    encore: true,
  });
  await appel('GET /demande/dossiers/{id}/crf/{crf}/pdf', helene, { params, permis: lecteurs });
  await appel('GET /demande/crf-attendus', helene, { permis: 'tous' });
});

test('a report is begun by its association, read by nobody else', async () => {
  const lucie = 'lucie.fabre';
  const { id } = await dossierOf(lucie, '9');
  await appel('POST /demande/dossiers/{id}/crf', lucie, { params: { id }, body: { exercice: 2026 } });
});
