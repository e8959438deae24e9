// The whole journey of a partner's software is made by calls alone, as docs/api-partenaires.md tells it; the code
// printed there checks the signatures.
import { readFile } from 'node:fs/promises';
import { createDossierSubventionSchema } from '@asso/contract/subvention/dossier-subvention.endpoints';
import { changesBetween } from '@asso/domain/kernel/changes';
import { afterEach, expect, test, vi } from 'vitest';
import { features as all } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { filledProjet, filledTete } from '../subvention/test/test-calls.ts';
import { pdf } from '../subvention/test/test-coffre.ts';
import { aWorld, today } from '../subvention/test/test-dossiers.sql.ts';
import { partenaireFeatureWith } from './feature.ts';
import { aCle } from './test/test-cles.ts';
import { aReceveur, toTestReceiver } from './test/test-receveur.ts';

const features = all.map((one) => (one.name === 'partenaire' ? partenaireFeatureWith(toTestReceiver) : one));
const portal = await aPortal({ features, clock: aClock(today) });
const receveur = await aReceveur();
const documentation = await readFile(new URL('../../../../docs/api-partenaires.md', import.meta.url), 'utf8');
const blocs = (langue: string) =>
  [...documentation.matchAll(new RegExp(`\`\`\`${langue}\\n([^]*?)\`\`\``, 'g'))].map(
    ([, code = '']) => code,
  );

afterEach(() => {
  vi.useRealTimers();
});

type Envoi = { body?: object; ifMatch?: number; cle?: string };

/** Prepares an association with a key, and a caller that uses plain HTTP and the key alone, as a partner does. */
async function aLogiciel() {
  const world = await aWorld(portal.db);
  await world.publish();
  const owner = { id_asso: world.id_association };
  const { secret } = await aCle(portal, { as: world.jeanne, owner });
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, { body, ifMatch, cle }: Envoi = {}) => {
    const reply = await portal.inject({
      method,
      url: `/api${path}`,
      headers: {
        authorization: `Bearer ${secret}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(ifMatch && { 'if-match': `"${ifMatch}"` }),
        ...(cle && { 'idempotency-key': cle }),
      },
      ...(body && { payload: JSON.stringify(body) }),
    });
    return { status: reply.statusCode, body: JSON.parse(reply.body) };
  };
  const deposit = async () => {
    const form = new FormData();
    form.append('type', 'RAR');
    form.append('annee_validite', '2026');
    form.append('fichier', new Blob([new Uint8Array(Buffer.from(pdf))]), 'rapport-activite.pdf');
    const encoded = new Response(form);
    const reply = await portal.inject({
      method: 'POST',
      url: `/api/dac/association/documents?id_asso=${world.siret}`,
      headers: {
        authorization: `Bearer ${secret}`,
        'content-type': encoded.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    return { status: reply.statusCode, body: JSON.parse(reply.body) };
  };
  return { world, call, deposit };
}

test('from the key to the decision: a dossier is made, filled, transmitted, and told in order, signed', async () => {
  const { world, call, deposit } = await aLogiciel();
  const evenements = ['dossier.cree', 'dossier.transmis'];
  const hooked = await call('POST', '/partenaire/webhooks', { body: { url: receveur.url, evenements } });
  expect(hooked.status).toBe(201);

  const creation = {
    description: { code_subvention: world.code, id_sous_type_dispositif: 'FDB', exercice: 2027 },
    demandeur: { id_siret: world.siret },
  };
  const cle = 'dossier-2027-fdb';
  const made = await call('POST', '/demande/dossiers', { body: creation, cle });
  expect(made.status).toBe(201);
  expect((await call('POST', '/demande/dossiers', { body: creation, cle })).body).toEqual(made.body);
  const { id_fo } = made.body;
  const read = async () => (await call('GET', `/demande/dossiers/${id_fo}`)).body;

  const dossier = await read();
  const { choix, tete, version } = dossier;
  const filled = filledTete({ representant: choix.representants[0].id, rib: choix.ribs[0].id }, tete);
  const changes = changesBetween(tete, filled);
  const saved = await call('PUT', `/demande/dossiers/${id_fo}`, { body: { changes }, ifMatch: version });
  expect(saved.status).toBe(200);

  const { body: document, status } = await deposit();
  expect(status).toBe(201);
  await portal.runJobs();
  const pieces = [{ code: 'RAR', uuid: document.uuid }];
  expect((await call('PUT', `/demande/dossiers/${id_fo}/documents`, { body: { pieces } })).status).toBe(200);

  const missing = await call('POST', `/demande/dossiers/transmit/${id_fo}`, {
    body: {},
    ifMatch: (await read()).version,
  });
  expect([missing.status, missing.body.problems.length > 0]).toEqual([422, true]);

  const { body: projet } = await call('POST', `/demande/dossiers/${id_fo}/projets`, { body: {} });
  const written = await call('PUT', `/demande/dossiers/${id_fo}/projets/${projet.id}`, {
    body: { changes: changesBetween(projet.corps, filledProjet(projet.corps)) },
    ifMatch: projet.version,
  });
  expect(written.status).toBe(200);

  const transmit = `/demande/dossiers/transmit/${id_fo}`;
  expect((await call('POST', transmit, { body: {} })).status).toBe(428);
  const ready = await read();
  const sent = await call('POST', transmit, { body: {}, ifMatch: ready.version, cle: 'transmission-1' });
  expect([sent.status, sent.body.services]).toEqual([200, [expect.any(String)]]);
  const again = await call('POST', transmit, { body: {}, ifMatch: ready.version, cle: 'transmission-1' });
  expect(again).toEqual(sent);

  await portal.runJobs();
  expect(receveur.recus.map(({ type }) => type)).toEqual(evenements);
  expect(receveur.recus.map(({ data }) => (data.dossier as { id_fo: string }).id_fo)).toEqual([id_fo, id_fo]);

  const [verification = ''] = blocs('js');
  const { estDuPortail } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(verification)}`
  );
  vi.useFakeTimers({ now: new Date(today), toFake: ['Date'] });
  for (const { headers, corps } of receveur.recus) {
    expect(estDuPortail(headers, corps, hooked.body.secret)).toBe(true);
    expect(estDuPortail(headers, `${corps} `, hooked.body.secret)).toBe(false);
    expect(estDuPortail(headers, corps, `whsec_${Buffer.from('un autre').toString('base64')}`)).toBe(false);
  }
  vi.setSystemTime(new Date(new Date(today).getTime() + 301_000));
  const [first] = receveur.recus;
  expect(estDuPortail(first?.headers, first?.corps, hooked.body.secret)).toBe(false);
});

test('the first call of the documentation is one that is taken, and its event has the shape of those sent', () => {
  const [curl = ''] = blocs('sh');
  const [, body = ''] = /-d '([^']+)'/.exec(curl) ?? [];
  expect(createDossierSubventionSchema.safeParse(JSON.parse(body)).error).toBeUndefined();
  const evenement = blocs('json').find((bloc) => bloc.includes('"timestamp"')) ?? '';
  expect(Object.keys(JSON.parse(evenement).data)).toEqual(Object.keys(receveur.recus[1]?.data ?? {}));
});
