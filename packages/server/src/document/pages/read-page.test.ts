import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import { describe, expect, it } from 'vitest';
import { associationFeature } from '../../association/feature.ts';
import { anAssociation, aPerson } from '../../association/test/test-associations.sql.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { aPdf, aPdfWith } from '../../platform/lecture/test/test-papiers.ts';
import { documentFeature } from '../feature.ts';
import { sweep } from '../sweep.job.ts';
import { forgetDocuments, pagesKept, writeDocument } from '../test/test-page-dessinee.sql.ts';
import { forgetPages } from './page-dessinee.sql.ts';

const portal = await aPortal({ features: [documentFeature, associationFeature] });
const { db } = portal;
const { id: id_asso } = await anAssociation(db);
const jeanne = await aPerson(db, { membre: { id_association: id_asso } });
const stranger = await aPerson(db, { membre: { id_association: (await anAssociation(db)).id } });

async function deposit(bytes: Uint8Array, nom = 'devis.pdf') {
  const body = new FormData();
  body.append('type', 'AUT');
  body.append('file', new File([new Uint8Array(bytes)], nom));
  const { body: document } = await portal.api(documentEndpoints.depositDocument, {
    as: jeanne,
    query: { id_asso },
    body,
  });
  return document.uuid;
}

const read = (uuid: string, page = 1, as = jeanne) =>
  portal.api(documentEndpoints.readPage, { as, params: { uuid, page } });
const rows = () => pagesKept(db);

describe('a page of a document', () => {
  it('is drawn once for all who may download it, and for nobody else', async () => {
    const uuid = await deposit(await aPdf((doc) => doc.text('Gilets 912', 60, 80, { lineBreak: false })));
    const { status, body } = await read(uuid);
    expect([status, body.page, body.pages, body.lignes[0]?.[0]?.texte]).toEqual([200, 1, 1, 'Gilets 912']);
    expect(body.image).toMatch(/^data:image\/jpeg;base64,/);
    const [kept, ...others] = await rows();
    expect([others, kept?.refus]).toEqual([[], null]);
    expect((await read(uuid)).body).toEqual(body);
    expect(await rows()).toEqual([kept]);
    expect((await read(uuid, 1, stranger)).status).toBe(404);
    expect((await read(uuid, 2)).status).toBe(404);
    expect((await read(crypto.randomUUID())).status).toBe(404);
  });

  it('waits for the antivirus as the file does, even when it was drawn before', async () => {
    const uuid = await deposit(await aPdf((doc) => doc.text('Analyse', 60, 80)));
    expect((await read(uuid)).status).toBe(200);
    await writeDocument(db, uuid, { etat_analyse: 'refuse' });
    expect(await read(uuid)).toMatchObject({ body: { code: 'document.refuse' } });
  });

  it('that cannot be drawn is refused with a sentence, and is not tried again at once', async () => {
    const uuid = await deposit(aPdfWith({ pages: 10_000 }), 'long.pdf');
    const refused = { status: 400, body: { code: 'document.page-lourde' } };
    expect(await read(uuid)).toMatchObject(refused);
    const tried = (await rows()).find(({ refus }) => refus !== null);
    expect(await read(uuid)).toMatchObject(refused);
    expect((await rows()).find(({ refus }) => refus !== null)).toEqual(tried);
    portal.clock.advance(2 * 3_600_000);
    expect(await read(uuid)).toMatchObject(refused);
    expect((await rows()).find(({ refus }) => refus !== null)?.le).not.toEqual(tried?.le);
  });

  it('of another type is not shown here', async () => {
    const uuid = await deposit(aPdfWith({ content: 'q Q' }), 'liste.pdf');
    await writeDocument(db, uuid, { mime: 'text/csv' });
    expect(await read(uuid)).toMatchObject({ status: 400, body: { code: 'document.page-autre-type' } });
  });

  it('ends with its file', async () => {
    const before = (await rows()).flatMap(({ contenu }) => contenu ?? []);
    expect(before.length).toBeGreaterThan(0);
    const isKept = async (sha256: string) => {
      const stream = await portal.storage.get(sha256);
      stream?.destroy();
      return stream !== null;
    };
    portal.clock.set('2100-01-01T00:00:00Z');
    await db.transaction().execute(forgetPages);
    await sweep(portal);
    expect(await Promise.all(before.map(isKept))).toEqual(before.map(() => true));
    await forgetDocuments(db);
    await sweep(portal);
    expect(await Promise.all(before.map(isKept))).toEqual(before.map(() => false));
    await db.transaction().execute(forgetPages);
    expect(await rows()).toEqual([]);
  });
});
