import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import { collectionCalls } from '@asso/contract/association/collections.endpoints';
import { papierRibEndpoints } from '@asso/contract/association/papier-rib.endpoints';
import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import { describe, expect, it } from 'vitest';
import { findDocument } from '../../document/document.sql.ts';
import { documentFeature } from '../../document/feature.ts';
import { provisoiresWorker } from '../../document/provisoire.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { aPdf } from '../../platform/lecture/test/test-papiers.ts';
import { associationFeature } from '../feature.ts';
import { anAssociation, aPerson } from '../test/test-associations.sql.ts';

const portal = await aPortal({ features: [documentFeature, associationFeature] });
const { db } = portal;
const { id: id_asso, siege } = await anAssociation(db);
const jeanne = await aPerson(db, { membre: { id_association: id_asso } });
const stranger = await aPerson(db, { membre: { id_association: (await anAssociation(db)).id } });
const iban = 'FR7642559000052102312860353';

const papier = await aPdf((doc) => {
  doc.text('Titulaire : M OU MME LE GOFF', 60, 80, { lineBreak: false });
  doc.text('Ce relevé est destiné à être remis à vos créanciers.', 60, 100, { lineBreak: false });
  doc.text(`IBAN : ${iban}`, 60, 120, { lineBreak: false });
  doc.text('BIC : CCOPFRPP', 60, 140, { lineBreak: false });
});

async function deposit(bytes: Uint8Array = papier, type = 'RIB') {
  const body = new FormData();
  body.append('type', type);
  body.append('file', new File([new Uint8Array(bytes)], 'rib.pdf'));
  const { body: document } = await portal.api(documentEndpoints.depositDocument, {
    as: jeanne,
    query: { id_asso },
    body,
  });
  return document.uuid;
}

const read = (uuid: string, as = jeanne) =>
  portal.api(papierRibEndpoints.readPapierRib, { as, query: { id_asso, uuid } });

describe('a bank paper of the vault', () => {
  it('is read, kept once confirmed with the account it shows, then known', async () => {
    const uuid = await deposit();
    const { body: found } = await read(uuid);
    expect(found).toMatchObject({
      refus: null,
      deja: null,
      lu: {
        iban: { valeur: iban },
        bic: { valeur: 'CCOPFRPP' },
        titulaire: { valeur: 'M OU MME LE GOFF' },
        accord: 'autre',
        doutes: [],
      },
    });
    expect(found.apercu?.adresse).toMatch(/^data:image\/jpeg;base64,/);
    const rib = {
      id_siret: siege,
      titulaire: 'M OU MME LE GOFF',
      iban,
      bic: 'CCOPFRPP',
      motif_titulaire: 'Le compte porte le nom de la présidente',
    };
    const keep = (key: string) =>
      portal.api(papierRibEndpoints.keepPapierRib, {
        as: jeanne,
        query: { id_asso, uuid },
        body: rib,
        idempotencyKey: key,
      });
    const { status, body: kept } = await keep('confirmer');
    expect([status, kept.complet, kept.motif_titulaire]).toEqual([201, true, rib.motif_titulaire]);
    const { body: documents } = await portal.api(associationEndpoints.listDocuments, {
      as: jeanne,
      query: { id_asso, type: 'RIB' },
    });
    expect(documents.items.map((one) => [one.uuid, one.iban, one.id_siret])).toEqual([[uuid, iban, siege]]);
    expect((await read(uuid)).body.deja).toEqual({ id: kept.id });
    expect((await keep('confirmer-encore')).body.id).toBe(kept.id);
    const { body: ribs } = await portal.api(collectionCalls.ribs.list, { as: jeanne, query: { id_asso } });
    expect(ribs.items).toHaveLength(1);
  });

  it('that cannot be read is kept, and says so', async () => {
    const { body } = await read(await deposit(Buffer.from('%PDF-1.7\nrien')));
    expect(body).toMatchObject({ lu: null, refus: 'illisible', apercu: null });
  });

  it('is read by nobody else, and no other paper is read as one', async () => {
    const uuid = await deposit();
    expect((await read(uuid, stranger)).status).toBe(404);
    expect((await read(await deposit(papier, 'AUT'))).status).toBe(404);
    expect((await read('rien')).status).toBe(404);
  });
});

describe('a paper dropped and not kept', () => {
  const drop = async (bytes: Uint8Array) => {
    const body = new FormData();
    body.append('type', 'RIB');
    body.append('file', new File([new Uint8Array(bytes)], 'rib.pdf'));
    const query = { id_asso, provisoire: 'oui' as const };
    return (await portal.api(documentEndpoints.depositDocument, { as: jeanne, query, body })).body.uuid;
  };
  const aPaper = (quoi: string) =>
    aPdf((doc) => {
      doc.text(`RELEVÉ D’IDENTITÉ BANCAIRE de ${quoi}`, 60, 80, { lineBreak: false });
      doc.text(`IBAN : ${iban}`, 60, 120, { lineBreak: false });
    });
  const rowOf = (uuid: string) => findDocument(db, uuid);
  const hasBytes = async (sha256 = '') => {
    const stream = await portal.storage.get(sha256);
    stream?.destroy();
    return stream !== null;
  };
  const listed = async () =>
    (
      await portal.api(associationEndpoints.listDocuments, { as: jeanne, query: { id_asso, type: 'RIB' } })
    ).body.items.map(({ uuid }) => uuid);

  it('is read, is in no list, and « Annuler » erases its row and its bytes', async () => {
    const uuid = await drop(await aPaper('quelqu’un d’autre'));
    const row = await rowOf(uuid);
    expect((await read(uuid)).body.lu?.iban?.valeur).toBe(iban);
    expect(await listed()).not.toContain(uuid);
    expect(await hasBytes(row?.sha256)).toBe(true);
    const cancel = (as: typeof jeanne) =>
      portal.api(documentEndpoints.deleteDocument, { as, query: { uuid }, idempotencyKey: `non-${as.id}` });
    expect((await cancel(stranger)).status).toBe(404);
    expect((await cancel(jeanne)).status).toBe(200);
    expect(await rowOf(uuid)).toBeUndefined();
    expect(await hasBytes(row?.sha256)).toBe(false);
    expect((await read(uuid)).status).toBe(404);
  });

  it('is erased by itself when its page was closed; the one that was kept stays', async () => {
    const [left, kept] = [await drop(await aPaper('page fermée')), await drop(await aPaper('compte gardé'))];
    const sha256 = (await rowOf(left))?.sha256;
    await portal.api(papierRibEndpoints.keepPapierRib, {
      as: jeanne,
      query: { id_asso, uuid: kept },
      body: { id_siret: siege, titulaire: 'LES VOISINS', iban, bic: 'CCOPFRPP' },
      idempotencyKey: 'garder-le-papier',
    });
    const context = { id: 'x', attempt: 1, isLastAttempt: false, signal: new AbortController().signal };
    await provisoiresWorker(portal).handler({}, context);
    expect(await rowOf(left)).toBeDefined();
    portal.clock.set(new Date(portal.clock.now().getTime() + 2 * 3_600_000).toISOString());
    await provisoiresWorker(portal).handler({}, context);
    expect([await rowOf(left), await hasBytes(sha256)]).toEqual([undefined, false]);
    expect(await listed()).toContain(kept);
  });
});
