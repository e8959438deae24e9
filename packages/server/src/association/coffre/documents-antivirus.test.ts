import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import { documentEndpoints as endpoints } from '@asso/contract/document/document.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { regleCourte } from '@asso/domain/document/fichier.rules';
import { afterAll, describe, expect, it } from 'vitest';
import { analyseJob, analyseWorkers } from '../../document/analyse.job.ts';
import { listToAnalyse } from '../../document/document.sql.ts';
import { ownersOfDocuments } from '../../document/document-owners.ts';
import { documentFeature } from '../../document/feature.ts';
import { aPortal, type TestPortal } from '../../platform/http/test/test-app.ts';
import { listWaiting } from '../../platform/jobs/waiting-jobs.sql.ts';
import { anAntivirus } from '../../platform/storage/test/test-antivirus.ts';
import { aClamd, marks } from '../../platform/storage/test/test-clamd.ts';
import { eicar } from '../../platform/storage/test/test-eicar.ts';
import { associationFeature } from '../feature.ts';
import { anAssociation, aPerson } from '../test/test-associations.sql.ts';
import { vaultOfAssociations } from './document-owner.ts';

const features = [documentFeature, associationFeature];
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const infected = Buffer.concat([pdf, eicar()]);

/** Creates a portal, an association and two of its people. */
async function aVault(clamavUrl?: string) {
  const portal = await aPortal({ features, environment: clamavUrl ? { CLAMAV_URL: clamavUrl } : {} });
  const { id } = await anAssociation(portal.db);
  const [ali, eve] = await Promise.all(
    [0, 1].map(() => aPerson(portal.db, { membre: { id_association: id } })),
  );
  if (!ali || !eve) throw new Error('nobody');
  return { portal, id, ali, eve, send: (sent: Sent = {}) => send(portal, { as: ali, id, ...sent }) };
}

type Sent = { content?: Buffer; nom?: string; proprietaire?: string };

function send(
  portal: TestPortal,
  { as, id, content = pdf, nom = 'a.pdf', proprietaire }: Sent & { as: Actor; id: string },
) {
  const body = new FormData();
  body.append('type', 'STC');
  body.append('fichier', new Blob([new Uint8Array(content)]), nom);
  return portal.api(endpoints.depositDocument, { as, query: { id_asso: id, proprietaire }, body });
}

const download = (portal: TestPortal, uuid: string, as: Actor) =>
  portal.api(endpoints.downloadDocument, { as, params: { uuid } });
const analyse = async (portal: TestPortal, uuid: string, as: Actor) =>
  (await portal.api(endpoints.readAnalyse, { as, params: { uuid } })).body;

const antivirus = await anAntivirus();
afterAll(antivirus.close);

describe(`with ${antivirus.name}`, async () => {
  const { portal, ali, eve, send } = await aVault(antivirus.url);

  it('serves a file to its depositor only, until it is found safe', async () => {
    const { uuid, etat_analyse } = (await send()).body;
    expect(etat_analyse).toBe('en_cours');
    expect((await download(portal, uuid, ali)).status).toBe(200);
    expect((await download(portal, uuid, eve)).codes).toEqual(['document.analyse-en-cours']);
    await portal.runJobs();
    expect((await download(portal, uuid, eve)).status).toBe(200);
    expect(await analyse(portal, uuid, eve)).toMatchObject({
      etat_analyse: 'sur',
      lib_etat_analyse: 'Sans virus',
      version: 2,
    });
  });

  it('takes no virus that is bare text, whatever it is called', async () => {
    for (const nom of ['eicar.txt', 'statuts.pdf']) {
      expect((await send({ content: eicar(), nom })).status).toBe(400);
    }
  });

  it('serves a virus in a PDF to nobody, and tells its depositor', async () => {
    const { uuid } = (await send({ content: infected })).body;
    await portal.runJobs();
    expect(await analyse(portal, uuid, ali)).toMatchObject({ etat_analyse: 'refuse' });
    const refused = await download(portal, uuid, ali);
    expect([refused.status, refused.problem.message]).toEqual([
      422,
      'Refusé : ce fichier contient un virus. Déposez une autre copie.',
    ]);
    expect((await download(portal, uuid, eve)).codes).toEqual(['document.refuse']);
  });

  it('says the state of a file to nobody who may not read it', async () => {
    const { uuid } = (await send()).body;
    const other = await anAssociation(portal.db);
    const stranger = await aPerson(portal.db, { membre: { id_association: other.id } });
    for (const one of [uuid, '00000000-0000-4000-8000-0000000000ff', 'rien']) {
      const reply = await portal.api(endpoints.readAnalyse, { as: stranger, params: { uuid: one } });
      expect(reply.status).toBe(404);
    }
  });
});

describe('while the antivirus is down', async () => {
  const clamd = await aClamd();
  afterAll(clamd.close);
  const { portal, ali, eve, send } = await aVault(clamd.url);

  it('a file waits, is served to nobody else, and is analysed once it is back', async () => {
    const { uuid } = (await send({ content: Buffer.concat([pdf, Buffer.from(marks.drops)]) })).body;
    const safe = (await send()).body;
    await portal.runJobs();
    expect(await analyse(portal, uuid, ali)).toMatchObject({ etat_analyse: 'en_cours' });
    expect((await download(portal, uuid, eve)).codes).toEqual(['document.analyse-en-cours']);
    expect(await analyse(portal, safe.uuid, ali)).toMatchObject({ etat_analyse: 'sur' });
    clamd.isBack();
    await portal.runJobs({ isEarly: true });
    expect(await analyse(portal, uuid, ali)).toMatchObject({ etat_analyse: 'sur' });
    expect((await download(portal, uuid, eve)).status).toBe(200);
  });
});

describe('while the antivirus stays down', async () => {
  const clamd = await aClamd();
  afterAll(clamd.close);
  const { portal, ali, send } = await aVault(clamd.url);
  const jobsOf = async (uuid: string) =>
    (await listWaiting(portal.db, analyseJob.name)).filter(
      (data) => analyseJob.schema.parse(data).id === uuid,
    ).length;

  it('a file keeps its one job, however often those without a verdict are looked for', async () => {
    const { uuid } = (await send({ content: Buffer.concat([pdf, Buffer.from(marks.drops)]) })).body;
    await portal.runJobs();
    portal.clock.advance(3601);
    const context = { id: 'x', attempt: 1, isLastAttempt: false, signal: new AbortController().signal };
    const [, again] = analyseWorkers(portal);
    for (let hour = 0; hour < 3; hour++) await again?.handler({}, context);
    expect(await jobsOf(uuid)).toBe(1);
    expect(await analyse(portal, uuid, ali)).toMatchObject({ etat_analyse: 'en_cours' });
    const before = portal.clock.now();
    expect(await listToAnalyse(portal.db, before, [])).toEqual([uuid]);
    expect(await listToAnalyse(portal.db, before, [uuid])).toEqual([]);
  });
});

describe('without an antivirus', async () => {
  const { portal, ali, eve, send } = await aVault();

  it('a file is said « non analysé », never safe', async () => {
    const { uuid } = (await send({ content: infected })).body;
    await portal.runJobs();
    expect(await analyse(portal, uuid, ali)).toMatchObject({
      etat_analyse: 'non_analyse',
      lib_etat_analyse: 'Non analysé',
    });
    expect((await download(portal, uuid, eve)).status).toBe(200);
  });
});

describe('an owner with a rule of its own', async () => {
  const { portal, id, ali } = await aVault();
  ownersOfDocuments.add('certificat', { ...vaultOfAssociations, regle: regleCourte });
  const sized = (size: number) => Buffer.concat([pdf, Buffer.alloc(size - pdf.length)]);

  it.each([
    ['2 MB', { content: sized(2_097_152) }, 201, []],
    ['one byte more', { content: sized(2_097_153) }, 413, ['document.trop-gros-2mo']],
    ['another format', { nom: 'a.png' }, 400, ['document.extension']],
  ])('takes or refuses %s [R5.48] [R5.49] [R9.2]', async (_, sent, status, codes) => {
    const reply = await send(portal, { as: ali, id, proprietaire: 'certificat', ...sent });
    expect([reply.status, reply.codes]).toEqual([status, codes]);
    if (status === 413) expect(reply.problem.message).toBe('La taille du fichier ne doit excéder 2MO.');
  });

  it('leaves the other owners their 15 MB', async () => {
    expect((await send(portal, { as: ali, id, content: sized(2_097_153) })).status).toBe(201);
    const { body } = await portal.api(associationEndpoints.listDocuments, {
      as: ali,
      query: { id_asso: id },
    });
    expect(body.items.length).toBeGreaterThan(0);
  });
});
