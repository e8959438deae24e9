import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { documentFeature } from '../../document/feature.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal, type TestPortal } from '../../platform/http/test/test-app.ts';
import { aFakeService, type FakeReply } from '../../platform/outside/test/test-json-service.ts';
import { associationFeature } from '../feature.ts';
import { anAssociation, aPerson, type TestAssociation } from '../test/test-associations.sql.ts';

const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';

/** The content of the fake register, and whether it is down. */
let rows: object[] = [];
let outage: FakeReply | null = null;
const asked: string[] = [];
const registre = await aFakeService((_, path, headers) => {
  asked.push(path);
  if (outage) return outage;
  if (path.includes('/sirene/')) return { status: 200, body: `${pdf}${path}` };
  if (headers['x-gravitee-api-key'] !== 'une-cle') return { status: 401, body: '' };
  if (path.includes('/documents/')) return fileOf(path);
  return { status: 404, body: '' };
});
const fileOf = (path: string): FakeReply =>
  path.includes('proxy_db_asso')
    ? { status: 200, body: JSON.stringify({ asso: { documents: { document_rna: rows } } }) }
    : contentOf(path);
const contentOf = (path: string): FakeReply => {
  if (path.endsWith('/perdu')) return { status: 404, body: '' };
  if (path.endsWith('/page')) return { status: 200, body: '<html><script>1</script></html>' };
  if (path.endsWith('/gros')) return { status: 200, body: pdf.padEnd(15_728_641, ' ') };
  return { status: 200, body: `${pdf}${path}` };
};
afterAll(() => registre.stop());

const base = new URL('/apim/', registre.url).href;
const clock = aClock('2027-02-02T10:00:00Z');
const features = [documentFeature, associationFeature];
const portal = await aPortal({
  features,
  clock,
  environment: {
    API_ASSOCIATION_URL: base,
    API_ASSOCIATION_KEY: 'une-cle',
    AVIS_SIRENE_URL: new URL('/sirene/', registre.url).href,
  },
});
const bare = await aPortal({ features, clock });

const aRow = (id: string, more: object = {}) => ({
  id,
  sous_type: 'STC',
  lib_sous_type: 'Statuts',
  annee: '2019',
  time: 1_560_470_400,
  url: `${base}api/documents/${id}`,
  ...more,
});

beforeEach(() => {
  rows = [
    aRow('A1'),
    aRow('A2', {
      sous_type: 'LDC',
      lib_sous_type: 'Liste des dirigeants',
      annee: '2024',
      time: 1_727_697_600,
    }),
  ];
  outage = null;
  asked.length = 0;
  // The circuit breaker and the answers of one test must not reach the next.
  clock.advance(3600);
});

async function aVault(on: TestPortal = portal) {
  const association = await anAssociation(on.db);
  const jeanne = await aPerson(on.db, { membre: { id_association: association.id } });
  const open = async (as: Actor = jeanne) => {
    const query = { id_asso: association.id };
    return (await on.api(associationEndpoints.listDocuments, { as, query })).body;
  };
  const named = async () => (await open()).items.map(({ origine, nom }) => `${origine} ${nom}`).toSorted();
  return { ...association, jeanne, open, named };
}

describe('what the registers keep of an association', () => {
  it('arrives by itself once its vault was opened, with its origin and its day [R3.3]', async () => {
    const { open, siege, jeanne } = await aVault();
    expect(await open()).toMatchObject({ items: [], registre: { etat: 'en_cours', lu_le: null } });
    await portal.runJobs();
    const { items, registre: lu } = await open();
    expect(lu).toEqual({ etat: 'lu', lu_le: clock.now().toISOString(), invente: false });
    expect(items).toMatchObject([
      { origine: 'RNA', type: 'LDC', nom: 'Liste des dirigeants 2024.pdf', id_siret: null },
      { origine: 'RNA', type: 'STC', nom: 'Statuts 2019.pdf', date_chargement: '2019-06-14T12:00:00.000Z' },
      { origine: 'Sirene', type: 'SIR', id_siret: siege, expire_le: '2027-05-02' },
    ]);
    const [, statuts] = items;
    const file = await portal.api(documentEndpoints.downloadDocument, {
      as: jeanne,
      params: { uuid: statuts?.uuid ?? '' },
    });
    expect(file.bytes.toString()).toContain('/api/documents/A1');
    const remove = await portal.api(documentEndpoints.deleteDocument, {
      as: jeanne,
      query: { uuid: statuts?.uuid ?? '' },
    });
    expect(remove.status).toBe(403);
  });

  it('is asked again a day later, and brings only what is new', async () => {
    const { open, named } = await aVault();
    await open();
    await portal.runJobs();
    const before = asked.length;
    await open();
    clock.advance(23 * 3600);
    await open();
    await portal.runJobs();
    expect(asked).toHaveLength(before);
    rows = [...rows, aRow('A3', { sous_type: 'PV', lib_sous_type: 'Procès-verbal', annee: '2026' })];
    clock.advance(2 * 3600);
    await open();
    await portal.runJobs();
    expect(await named()).toEqual([
      'RNA Liste des dirigeants 2024.pdf',
      'RNA Procès-verbal 2026.pdf',
      'RNA Statuts 2019.pdf',
      expect.stringMatching(/^Sirene Avis de situation/),
    ]);
    expect(asked.filter((path) => path.endsWith('/A1'))).toHaveLength(1);
  });

  it('is asked once when several people open the vault at the same moment', async () => {
    const { open } = await aVault();
    await Promise.all(Array.from({ length: 5 }, () => open()));
    await portal.runJobs();
    expect(asked.filter((path) => path.includes('proxy_db_asso'))).toHaveLength(1);
  });

  it('gives one notice of Sirene, which a newer one takes the place of', async () => {
    const { open } = await aVault();
    clock.set('2027-03-30T10:00:00Z');
    await open();
    await portal.runJobs();
    clock.set('2027-04-02T10:00:00Z');
    await open();
    await portal.runJobs();
    const notices = (await open()).items.filter(({ type }) => type === 'SIR');
    expect(notices).toMatchObject([
      { nom: 'Avis de situation 2027-04-02.pdf', versions: [{ etat: 'remplace' }] },
    ]);
  });

  it('leaves out what is no document, too long, lost, or kept by somebody else', async () => {
    const elsewhere = { url: 'http://127.0.0.1:1/secret' };
    rows = [aRow('page'), aRow('gros'), aRow('perdu'), aRow('ailleurs', elsewhere), aRow('A1')];
    const { open, named } = await aVault();
    await open();
    await portal.runJobs();
    expect((await named()).filter((one) => one.startsWith('RNA'))).toEqual(['RNA Statuts 2019.pdf']);
    expect(asked.filter((path) => path.includes('secret'))).toEqual([]);
  });

  it('is open to a newcomer, whose past is closed', async () => {
    const { id, open } = await aVault();
    await open();
    await portal.runJobs();
    const late = new Date(clock.now().getTime() + 1000);
    const newcomer = await aPerson(portal.db, { membre: { id_association: id, ferme_avant: late } });
    expect((await open(newcomer)).items).toHaveLength(3);
  });

  it('is nothing without a number in either register', async () => {
    const association = await anAssociation(portal.db, {
      id_rna: null,
      id_siren: null,
      id_siret_siege: null,
    });
    const jeanne = await aPerson(portal.db, { membre: { id_association: association.id } });
    const open = async () =>
      (
        await portal.api(associationEndpoints.listDocuments, {
          as: jeanne,
          query: { id_asso: association.id },
        })
      ).body;
    await open();
    await portal.runJobs();
    expect(await open()).toMatchObject({ items: [], registre: { etat: 'lu' } });
    expect(asked).toEqual([]);
  });
});

describe('a register that fails', () => {
  it.each([
    ['is down', { status: 500, body: '' }],
    ['raves', { status: 200, body: '<html>En travaux</html>' }],
    ['sends elsewhere', { status: 302, body: '', headers: { location: 'http://127.0.0.1:1/' } }],
  ])('because it %s: is said, takes nothing away, and is asked again later', async (_, down) => {
    const { open, named } = await aVault();
    await open();
    await portal.runJobs();
    const before = await named();
    clock.advance(25 * 3600);
    outage = down;
    await open();
    await portal.runJobs();
    expect((await open()).registre).toMatchObject({ etat: 'inaccessible', lu_le: expect.any(String) });
    expect(await named()).toEqual(before);
    outage = null;
    clock.advance(601);
    await open();
    await portal.runJobs();
    expect((await open()).registre).toMatchObject({ etat: 'lu' });
  });

  it('leaves no trace of whose documents these are in the log', async () => {
    const { open, id_rna }: TestAssociation & { open: () => Promise<unknown> } = await aVault();
    outage = { status: 500, body: '' };
    await open();
    await portal.runJobs();
    expect(portal.logLines().some((line) => line.includes('does not answer'))).toBe(true);
    expect(portal.logLines().filter((line) => line.includes(id_rna))).toEqual([]);
  });
});

it('where no register is named, nothing is asked, and the page is told', async () => {
  const { open } = await aVault(bare);
  expect(await open()).toEqual({
    items: [],
    rights: expect.any(Object),
    registre: { etat: 'absent', lu_le: null, invente: false },
  });
  await bare.runJobs();
  expect(asked).toEqual([]);
});
