import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { expect, it } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { aSiretWorld, demandeSiretCalls, siretToday } from './test/test-demandes.sql.ts';

const portal = await aPortal({ features, clock: aClock(siretToday) });
const { api, db } = portal;

async function aVault() {
  const monde = await aSiretWorld(db);
  const { jeanne, id_association } = monde;
  /** Deposits a file of the association's own, since one that comes from the register cannot be replaced. */
  const deposit = async (remplace?: string) => {
    const form = new FormData();
    form.append('type', 'STC');
    form.append('fichier', new Blob([pdf]), 'statuts.pdf');
    const query = { id_asso: id_association, remplace };
    return (await api(documentEndpoints.depositDocument, { as: jeanne, query, body: form })).body.uuid;
  };
  const usages = async (as: Actor, uuid: string) => {
    const { body } = await api(associationEndpoints.listDocuments, {
      as,
      query: { id_asso: id_association },
    });
    const all = body.items.flatMap((one) => [one, ...one.versions]);
    return all.find((one) => one.uuid === uuid)?.usages ?? [];
  };
  const remove = (uuid: string) =>
    api(documentEndpoints.deleteDocument, { as: jeanne, query: { uuid, id_asso: id_association } });
  const download = async (as: Actor, uuid: string) =>
    (await api(documentEndpoints.downloadDocument, { as, params: { uuid } })).status;
  return { monde, deposit, usages, remove, download, ...demandeSiretCalls(portal, monde) };
}

const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';

it('a request says which documents of the vault it joins; who may not open it is not led to it', async () => {
  const { monde, usages, create } = await aVault();
  const { body } = await create();
  const reference = body.identifiant.id_fo_fonctionnel;
  expect(await usages(monde.jeanne, monde.documents.STC)).toMatchObject([
    {
      reference,
      lien: `/associations/${monde.id_rna}/demande-siret/${reference}`,
      transmis_le: null,
      est_joint: true,
    },
  ]);
  expect(await usages(monde.ali, monde.documents.STC)).toMatchObject([{ reference, lien: null }]);
});

it('a new version takes the place in what was not sent, and leaves what was [R9.44]', async () => {
  const { monde, deposit, create, save, fill, transmit, read } = await aVault();
  const { body } = await create();
  const first = await deposit();
  await save(monde.jeanne, body, { 'documents.STC': { from: monde.documents.STC, to: first } });
  const second = await deposit(first);
  expect((await read(monde.jeanne, body.id)).demande.documents?.STC).toBe(second);
  await fill(monde.jeanne, body.id);
  expect((await transmit(monde.jeanne, body.id)).status).toBe(200);
  await deposit(second);
  expect((await read(monde.jeanne, body.id)).documents[1]?.document?.uuid).toBe(second);
});

it('what is taken out of the vault is missing from what was not sent, and read through what was', async () => {
  const { monde, deposit, remove, download, create, save, fill, transmit, read } = await aVault();
  const { body } = await create();
  const own = await deposit();
  await save(monde.jeanne, body, { 'documents.STC': { from: monde.documents.STC, to: own } });
  await remove(own);
  const after = await read(monde.jeanne, body.id);
  expect([
    after.demande.documents?.STC,
    after.blockers.map(({ field }) => field).includes('documents.STC'),
  ]).toEqual([null, true]);
  expect(await download(monde.jeanne, own)).toBe(404);
  const again = await deposit();
  await save(monde.jeanne, after, { 'documents.STC': { from: null, to: again } });
  await fill(monde.jeanne, body.id);
  await transmit(monde.jeanne, body.id);
  await remove(again);
  expect(await download(monde.jeanne, again)).toBe(200);
  expect(await download(monde.admin, again)).toBe(200);
  expect(await download(monde.ali, again)).toBe(404);
  expect(await download(monde.paul, again)).toBe(404);
});
