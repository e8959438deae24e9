import type { CoffreDocument } from '@asso/contract/document/document.schemas';
import { readDossier } from '@asso/contract/subvention/dossier-subvention.endpoints';
import { describe, expect, test } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { listHistory } from '../../platform/history/history.sql.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { aVaultOn } from '../test/test-coffre.ts';
import { aDocument, anAnnexe, today } from '../test/test-dossiers.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const aVault = () => aVaultOn(portal);

const usagesOf = (documents: readonly CoffreDocument[], uuid: string) =>
  documents
    .find((one) => one.uuid === uuid)
    ?.usages.map(({ reference, transmis_le, est_joint }) => ({
      reference,
      isSent: transmis_le !== null,
      est_joint,
    }));

describe('where a document is used', () => {
  test('is told with the dossier, before and after it is sent, to who sees it there', async () => {
    const { world, create, fill, aReady, transmit, list } = await aVault();
    const ready = await aReady();
    expect(usagesOf(await list(), world.document)).toEqual([
      { reference: ready.id_fo, isSent: false, est_joint: true },
    ]);
    await transmit(world.jeanne, ready.id_fo);
    const draft = (await create(world.ali)).body.id_fo;
    await fill(world.ali, draft);
    const [document] = await list();
    expect(document?.usages).toEqual([
      expect.objectContaining({ reference: draft, transmis_le: null }),
      {
        reference: ready.id_fo,
        lien: `/associations/${world.siret}/subvention-demande/${ready.id_fo}`,
        joint_le: expect.any(String),
        transmis_le: expect.any(String),
        est_joint: true,
      },
    ]);
    // The vault shows a service the documents of registers alone: it reads this one in the dossier (ADR 0519).
    expect((await list(world.agent)).map(({ uuid }) => uuid)).not.toContain(world.document);
  });
});

describe('replacing a document', () => {
  test('gives its new version to what was not sent, and leaves what was', async () => {
    const { world, aReady, transmit, create, fill, read, deposit, list, download } = await aVault();
    const sent = await aReady();
    await transmit(world.jeanne, sent.id_fo);
    const draft = (await create(world.ali)).body.id_fo;
    await fill(world.ali, draft);
    const { status, body } = await deposit({ remplace: world.document });
    expect(status).toBe(201);
    const [only, ...others] = await list();
    expect(others).toEqual([]);
    expect(only).toMatchObject({ uuid: body.uuid, versions: [{ uuid: world.document, etat: 'remplace' }] });
    expect(usagesOf([only as CoffreDocument], body.uuid)).toEqual([
      { reference: draft, isSent: false, est_joint: true },
    ]);
    expect(only?.versions[0]?.usages).toMatchObject([{ reference: sent.id_fo, est_joint: true }]);
    const joined = async (id: string) => (await read(world.jeanne, id)).pieces[0]?.document?.uuid;
    expect(await joined(sent.id_fo)).toBe(world.document);
    const ofAli = await portal.api(readDossier, {
      as: world.ali,
      params: { id: draft },
    });
    expect(ofAli.body.pieces[0]?.document?.uuid).toBe(body.uuid);
    expect((await download(world.document, world.agent)).status).not.toBe(404);
    const [line] = await listHistory(
      portal.db,
      { objet: 'document', id_objet: world.document },
      { limit: 1 },
    );
    expect(line).toMatchObject({ action: 'remplacer', id_utilisateur: world.jeanne.id });
  });

  test('keeps every version before it', async () => {
    const { world, deposit, list } = await aVault();
    const second = (await deposit({ remplace: world.document })).body.uuid;
    const third = (await deposit({ remplace: second })).body.uuid;
    expect((await list()).map(({ uuid, versions }) => [uuid, versions.map((one) => one.uuid)])).toEqual([
      [third, [second, world.document]],
    ]);
  });

  test('is done once: the second is told, whichever comes first', async () => {
    const { world, deposit, list } = await aVault();
    const both = await Promise.all([1, 2].map(() => deposit({ remplace: world.document })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    expect(both.flatMap(({ codes }) => codes ?? [])).toEqual(['document.deja-remplace']);
    expect(await list()).toHaveLength(1);
  });

  test('is refused for another type, for what is not theirs, and for what a register keeps', async () => {
    const { world, deposit, list } = await aVault();
    const rna = await aDocument(portal.db, world.id_association, { type: 'STC', origine: 'RNA' });
    expect((await deposit({ remplace: rna, fields: { type: 'STC' } })).codes).toEqual(['kernel.interdit']);
    const bad = await deposit({ remplace: world.document, fields: { type: 'STC' } });
    expect(bad.codes).toEqual(['document.autre-type']);
    const other = await aVault();
    for (const remplace of [other.world.document, 'rien', '00000000-0000-4000-8000-0000000000ff']) {
      expect((await deposit({ remplace })).status).toBe(404);
    }
    expect((await list()).map(({ uuid }) => uuid)).toContain(world.document);
    expect((await deposit({ remplace: world.document })).status).toBe(201);
  });
});

describe('taking a document away', () => {
  test('leaves it where it was sent, and takes it out of what was not', async () => {
    const { world, aReady, transmit, create, fill, read, remove, list, download } = await aVault();
    const sent = await aReady();
    await transmit(world.jeanne, sent.id_fo);
    const draft = (await create(world.ali)).body.id_fo;
    expect((await fill(world.ali, draft)).status).toBe(200);
    expect((await remove(world.document)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await read(world.jeanne, sent.id_fo)).pieces[0]?.document?.uuid).toBe(world.document);
    const ofAli = await portal.api(readDossier, {
      as: world.ali,
      params: { id: draft },
    });
    expect(ofAli.body.pieces[0]?.document).toBeNull();
    expect(ofAli.body.description.statut).toBe('incomplet');
    for (const as of [world.jeanne, world.agent]) {
      // The answer is 500 because access was allowed as far as the bytes, which these tests never stored.
      expect((await download(world.document, as)).status).toBe(500);
    }
    expect((await download(world.document, world.autreAgent)).status).toBe(404);
  });
});

describe('what a dossier proposes', () => {
  test('follows the rule of the vault: RNA, establishment, year, deposit; never expired by itself [R9.39] [R9.40] [R9.41] [R9.42] [R9.43]', async () => {
    const { world, create, read } = await aVault();
    const { db } = portal;
    const at = (day: string) => new Date(`${day}T10:00:00Z`);
    const of = (nom: string, more: object) => aDocument(db, world.id_association, { nom, ...more });
    await of('annee.pdf', {
      annee_validite: 2026,
      expire_le: '2028-12-31',
      date_chargement: at('2026-01-01'),
    });
    await of('etablissement.pdf', { id_siret: world.siret, date_chargement: at('2025-01-01') });
    await of('rna.pdf', { origine: 'RNA', date_chargement: at('2019-01-01') });
    await of('rna-perime.pdf', {
      origine: 'RNA',
      expire_le: '2027-01-31',
      date_chargement: at('2026-06-01'),
    });
    await of('remplace.pdf', { etat: 'remplace' });
    const annexe = await anAnnexe(db, world);
    const { id_fo } = (await create()).body;
    const [piece] = (await read(world.jeanne, id_fo)).pieces;
    expect(piece?.proposes.map(({ nom }) => nom)).toEqual([
      'rna-perime.pdf',
      'rna.pdf',
      'etablissement.pdf',
      'annee.pdf',
      'rapport.pdf',
    ]);
    const named = piece?.proposes.find(({ uuid }) => uuid === piece.defaut?.uuid)?.nom;
    expect([named, piece?.defaut?.pourquoi]).toEqual(['rna.pdf', 'origine']);
    expect(annexe.siret).not.toBe(world.siret);
  });
});
