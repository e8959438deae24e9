import { passSportEndpoints as calls } from '@asso/contract/pass-sport/pass-sport.endpoints';
import { describe, expect, it } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { findNodes, readPdf } from '../platform/pdf/test/test-read-pdf.ts';
import { listAllInscriptions } from './inscription.sql.ts';
import {
  aBeneficiaire,
  aClub,
  aRib,
  copyInscription,
  newId,
  passSportCalls,
  passSportToday,
} from './test/test-pass-sport.sql.ts';

const portal = await aPortal({ features, clock: aClock(passSportToday) });
const { db, api } = portal;

const aWorld = async (about: Parameters<typeof aClub>[1] = {}) => {
  const club = await aClub(db, about);
  return { club, ...passSportCalls(portal, club) };
};

describe('the dossier of an establishment', () => {
  it('is created once, then given back [R4.80] [R4.81] [M138] [M139]', async () => {
    const { club, create } = await aWorld();
    const first = await create(club.helene);
    expect([first.status, first.body.dossierAlreadyExist]).toEqual([201, false]);
    expect(first.body.message).toBe("Le dossier d'inscription a bien été créé !");
    expect(first.body.dossier).toMatchObject({
      structure: { id_siret: club.siege, id_rib: club.id_rib },
      showPanel: 'structure',
      hasWright: true,
      empechement: null,
      totaux: { nombre: 0, demande: 0, verse: 0 },
    });
    const second = await create(club.helene);
    expect([second.status, second.body.dossierAlreadyExist]).toEqual([200, true]);
    expect(second.body.message).toBe(
      'Un dossier existe déjà pour cet établissement et a été récupéré avec succès.',
    );
    expect(second.body.dossier.id).toBe(first.body.dossier.id);
  });

  it('is one, even when two people begin it at once [R4.80]', async () => {
    const { club, create } = await aWorld();
    const both = await Promise.all([create(club.helene), create(club.helene)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 201]);
    expect(new Set(both.map(({ body }) => body.dossier.id)).size).toBe(1);
  });

  it('opens to anyone of the place while there is none, then to who made it, was given it, or instructs [R6.25] [R6.26] [R6.27]', async () => {
    const { club, find, create } = await aWorld();
    for (const someone of [club.helene, club.karim, club.admin]) {
      const { status, body } = await find(someone);
      expect([status, body]).toEqual([200, null]);
    }
    const { id } = (await create(club.helene, { shared_with: [] })).body.dossier;
    const refused = await find(club.karim);
    expect([refused.status, refused.codes]).toEqual([403, ['pass-sport.reserve']]);
    expect(refused.body).toMatchObject({ message: expect.stringContaining('il est suivi par ') });
    const wrights = await Promise.all(
      [club.helene, club.admin, club.agent].map(async (as) => (await find(as)).body?.hasWright),
    );
    expect(wrights).toEqual([true, true, false]);
    const stranger = await find(club.paul);
    expect([stranger.status, stranger.codes]).toEqual([404, ['association.introuvable']]);
    const elsewhere = await api(calls.listInscriptionsPsp, { as: club.paul, params: { id } });
    expect([elsewhere.status, elsewhere.codes]).toEqual([404, ['pass-sport.introuvable']]);
    const secondary = await find(club.lucie, club.siege);
    expect([secondary.status, secondary.codes]).toEqual([404, ['pass-sport.etablissement']]);
    expect((await find(club.lucie, club.annexe)).status).toBe(200);
  });

  it('is shared with colleagues of the place, as a list or as JSON text, and with nobody else [R3.14]', async () => {
    const { club, create, find } = await aWorld();
    const { body } = await create(club.helene, { shared_with: JSON.stringify([club.karim.id]) });
    expect(body.dossier.shared_with).toEqual([club.karim.id]);
    expect((await find(club.karim)).body?.hasWright).toBe(true);
    const { id, version } = body.dossier;
    const save = (shared_with: unknown, ifMatch = version) =>
      api(calls.saveDossierPsp, {
        as: club.helene,
        params: { id },
        ifMatch,
        body: { shared_with: shared_with as string[] },
      });
    for (const wrong of [[club.paul.id], [club.lucie.id], ['x'], '{', '"x"']) {
      const refused = await save(wrong);
      expect([refused.status, refused.codes]).toEqual([400, ['pass-sport.partage-inconnu']]);
    }
    const emptied = await save([]);
    expect([emptied.status, emptied.body.shared_with]).toEqual([200, []]);
    expect((await find(club.karim)).status).toBe(403);
    expect((await save([], version)).status).toBe(409);
  });

  it('takes an account of its own establishment, and no other [C133]', async () => {
    const { club, create } = await aWorld();
    const other = await aRib(db, { id_association: club.id, id_siret: club.annexe, scan: false });
    const { dossier } = (await create(club.helene)).body;
    const save = (as: typeof club.helene, id_rib: string | null, ifMatch = dossier.version) =>
      api(calls.saveDossierPsp, { as, params: { id: dossier.id }, ifMatch, body: { structure: { id_rib } } });
    expect((await save(club.helene, other)).codes).toEqual(['pass-sport.rib-autre-siret']);
    expect((await save(club.helene, newId())).codes).toEqual(['pass-sport.rib-inconnu']);
    expect((await save(club.agent, null)).status).toBe(403);
    expect((await save(club.paul, null)).status).toBe(404);
    const none = await save(club.helene, null);
    expect([none.status, none.body.rib, none.body.empechement?.code]).toEqual([
      200,
      null,
      'pass-sport.sans-rib',
    ]);
    const again = await save(club.helene, club.id_rib, none.body.version);
    expect([again.status, again.body.empechement]).toEqual([200, null]);
  });

  it('is taken back as it was given, with another account beside it; what a call does not write is not [C133]', async () => {
    const { club, create } = await aWorld();
    const { dossier } = (await create(club.helene)).body;
    const save = (body: Record<string, unknown>, ifMatch = dossier.version) =>
      api(calls.saveDossierPsp, { as: club.helene, params: { id: dossier.id }, ifMatch, body });
    const none = await save({ ...dossier, structure: { ...dossier.structure, id_rib: null } });
    expect([none.status, none.body.rib]).toEqual([200, null]);
    const again = await save({ ...none.body, rib: { id: club.id_rib } }, none.body.version);
    expect([again.status, again.body.structure.id_rib]).toEqual([200, club.id_rib]);
    const whole = await save(again.body, again.body.version);
    expect([whole.status, whole.body.version]).toEqual([200, again.body.version]);
    const wrong = {
      ...whole.body,
      hasWright: false,
      structure: { ...whole.body.structure, id_siret: club.annexe },
    };
    const refused = await save(wrong, whole.body.version);
    expect([refused.status, refused.problem.problems.map(({ field }) => field)]).toEqual([
      403,
      ['hasWright', 'structure.id_siret'],
    ]);
    expect((await save({ surnom: 'x' }, whole.body.version)).codes).toEqual(['kernel.champ-inconnu']);
  });

  it('opens on its inscriptions for who made it, once there are some [R3.15] [R4.82] [R4.83]', async () => {
    const { club, begin, enrol, find } = await aWorld();
    const { id, showPanel } = await begin();
    expect(showPanel).toBe('structure');
    await enrol(club.helene, { id }, [await aBeneficiaire(db)]);
    expect((await find(club.helene)).body?.showPanel).toBe('inscriptions');
    expect((await find(club.agent)).body?.showPanel).toBe('structure');
    expect((await find(club.admin)).body?.showPanel).toBe('structure');
  });

  it('is listed for administrators and people of the head office alone [R6.28]', async () => {
    const { club, begin } = await aWorld();
    const { id } = await begin();
    const list = async (as: typeof club.helene) => {
      const { status, body } = await api(calls.listAssociationDossiers, {
        as,
        params: { idSiret: club.siege },
      });
      return status === 200
        ? body.items.map(({ dossierId, hasWright, exercice }) => [dossierId, hasWright, exercice.id])
        : status;
    };
    expect(await list(club.helene)).toEqual([[id, true, '26']]);
    expect(await list(club.karim)).toEqual([[id, false, '26']]);
    expect(await list(club.admin)).toEqual([[id, true, '26']]);
    expect(await list(club.lucie)).toEqual([]);
    expect(await list(club.agent)).toEqual([]);
    expect(await list(club.paul)).toBe(404);
  });

  it('is drawn as a tagged PDF for who may open it [C139]', async () => {
    const { club, begin, enrol } = await aWorld();
    const { id, exercice, structure } = await begin();
    await enrol(club.helene, { id }, [await aBeneficiaire(db)]);
    const pdf = (as: typeof club.helene) => api(calls.readDossierPspPdf, { as, params: { id } });
    const mine = await pdf(club.helene);
    expect([mine.status, mine.headers['content-type']]).toEqual([200, 'application/pdf']);
    const [first] = structure.nom.toLowerCase().split(' ');
    expect(mine.headers['content-disposition']).toMatch(
      new RegExp(`filename="${first}.*_pass-sport-${exercice.id}_${club.siege}\\.pdf"`),
    );
    expect((await pdf(club.agent)).status).toBe(200);
    expect((await pdf(club.karim)).status).toBe(403);
    expect((await pdf(club.paul)).status).toBe(404);
  });

  it('prints no sum for an inscription that is removed, so that the sums add up to the total', async () => {
    const { club, begin, enrol } = await aWorld();
    const { id } = await begin();
    await enrol(club.helene, { id }, [await aBeneficiaire(db), await aBeneficiaire(db)]);
    const [one] = (await api(calls.listInscriptionsPsp, { as: club.helene, params: { id } })).body.items;
    const params = { id, inscriptionId: one?.id ?? '' };
    expect((await api(calls.deleteInscriptionPsp, { as: club.helene, params })).status).toBe(200);
    const { bytes } = await api(calls.readDossierPspPdf, { as: club.helene, params: { id } });
    const rows = findNodes(await readPdf(Buffer.from(bytes)), 'TR').map(({ text }) => text);
    expect(rows.filter((text) => text.includes('supprimé') && /\d\s€/.test(text))).toEqual([]);
    expect(rows.filter((text) => /\d\s€/.test(text))).toHaveLength(1);
  });

  it('has each of its inscriptions in what is drawn, however many', async () => {
    const { club, begin, enrol } = await aWorld();
    const { id } = await begin();
    await enrol(club.helene, { id }, [await aBeneficiaire(db)]);
    await copyInscription(db, { id, copies: 1200 });
    const all = await listAllInscriptions(db, id);
    expect(new Set(all.map(({ id_psp }) => id_psp)).size).toBe(1201);
    const shown = await api(calls.listInscriptionsPsp, { as: club.helene, params: { id } });
    expect(all.slice(0, 3).map((one) => one.id)).toEqual(shown.body.items.slice(0, 3).map((one) => one.id));
  });
});
