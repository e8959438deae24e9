import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import {
  dossierSubventionEndpoints,
  readDossier,
} from '@asso/contract/subvention/dossier-subvention.endpoints';
import { projetEndpoints } from '@asso/contract/subvention/projet.endpoints';
import { renouvellementEndpoints } from '@asso/contract/subvention/renouvellement.endpoints';
import { tableauDeBordEndpoints } from '@asso/contract/subvention/tableau-de-bord.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { changesBetween } from '@asso/domain/kernel/changes';
import { pointsRelus } from '@asso/domain/subvention/renouvellement/relecture-renouvellement.rows';
import { describe, expect, it } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { dossierCreation, filledProjet, filledTete, subventionCalls } from '../test/test-calls.ts';
import { aWorld, closeSubvention, leaveYears, markEtats, today } from '../test/test-dossiers.sql.ts';
import { replaceDocument } from '../test/test-pieces.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;
const { createDossier, saveDossier } = dossierEndpoints;
const { savePieces } = dossierSubventionEndpoints;
const { createProjet, saveProjet } = projetEndpoints;
const { readRenouvellement } = renouvellementEndpoints;

/** Creates an association whose request for 2026 was sent; this year's campaign takes both exercises. */
async function aSent({ isSent = true } = {}) {
  const world = await aWorld(db);
  await world.publish({ autres_exercices: [2026] });
  const calls = subventionCalls(portal, world);
  const as = world.jeanne;
  const begun = dossierCreation(world);
  const body = { ...begun, description: { ...begun.description, exercice: 2026 } };
  const { id_fo } = (await api(createDossier, { as, body })).body;
  const dossier = await calls.read(as, id_fo);
  const changes = changesBetween(dossier.tete, filledTete(world, dossier.tete));
  await api(saveDossier, { as, params: { id_fo }, ifMatch: dossier.version, body: { changes } });
  await api(savePieces, { as, params: { id_fo }, body: { pieces: [{ code: 'RAR', uuid: world.document }] } });
  const { body: projet } = await api(createProjet, { as, params: { id_fo } });
  const made = filledProjet(projet.corps);
  const filled = {
    ...made,
    description: { ...made.description, date_debut: '2026-04-01', date_fin: '2026-06-30' },
    cofinancements: made.cofinancements?.map((one) => ({ ...one, annee: 2026 })),
  };
  await api(saveProjet, {
    as,
    params: { id_fo, id: projet.id },
    ifMatch: projet.version,
    body: { changes: changesBetween(projet.corps, filled) },
  });
  if (isSent) expect((await calls.transmit(as, id_fo)).status).toBe(200);
  const look = (who: Actor = as) => api(readRenouvellement, { as: who, params: { id: id_fo } });
  const renew = (who: Actor = as, more: object = {}, key?: string) =>
    api(createDossier, {
      as: who,
      body: { ...begun, description: { ...begun.description, renouvelle: id_fo, ...more } },
      idempotencyKey: key,
    });
  return { world, as, id_fo, calls, look, renew };
}

describe('what may be asked again is offered on the home page', () => {
  const offered = async (as: Actor) =>
    (await api(tableauDeBordEndpoints.tableauDeBord, { as })).body.aRenouveler;

  it('is last year’s granted request, once, to who may open it, until this year’s is begun', async () => {
    const { as, id_fo, world, renew } = await aSent();
    expect(await offered(as)).toEqual([]);
    await markEtats(db, id_fo, { etat: '6', montant_accorde: 1800 });
    expect(await offered(as)).toEqual([
      expect.objectContaining({
        id_fo,
        code: world.code,
        id_siret: world.siret,
        intitule: 'Former nos arbitres',
        exercice: 2026,
        vers: 2027,
        accorde: 1800,
      }),
    ]);
    expect(await offered(world.paul)).toEqual([]);
    await renew();
    expect(await offered(as)).toEqual([]);
  });

  it('is neither refused, nor closed, nor a grant whose years are not over', async () => {
    const { as, id_fo, world } = await aSent();
    await markEtats(db, id_fo, '11');
    expect(await offered(as)).toEqual([]);
    await markEtats(db, id_fo, { etat: '6', montant_accorde: 1800 });
    await leaveYears(db, id_fo, { exercice: 2026, exercice_fin: 2028 });
    expect(await offered(as)).toEqual([]);
    await leaveYears(db, id_fo, { exercice: 2026, exercice_fin: 2026 });
    expect(await offered(as)).toHaveLength(1);
    await closeSubvention(db, world.code);
    expect(await offered(as)).toEqual([]);
  });
});

describe('taking up last year’s request again', () => {
  it('shows first what is carried over, and what is to be looked at', async () => {
    const { look, id_fo } = await aSent();
    const { body } = await look();
    expect(body).toMatchObject({
      de: { id_fo, exercice: 2026 },
      vers: { id_sous_type_dispositif: 'FDB', exercice: 2027, exercice_fin: 2027, pluriannuel: false },
      problemes: [],
    });
    expect(body.repris).toContain('Pièce : Rapport d’activité');
    expect(body.repris).toContain(
      'Projet 1, Former nos arbitres : textes, publics, lieux, moyens, évaluation',
    );
    expect(body.aRevoir).toEqual([
      'Projet 1, Former nos arbitres : dates, montants et budget',
      'Attestation, à certifier de nouveau',
    ]);
  });

  it('begins this year’s with everything reusable, needing but to be read again and certified', async () => {
    const { as, renew, calls, world, id_fo } = await aSent();
    const { body: head, status } = await renew();
    expect(status).toBe(201);
    const dossier = await calls.read(as, head.id_fo);
    expect(dossier.renouvelle).toEqual({ id_fo, exercice: 2026 });
    expect(dossier.description).toMatchObject({
      exercice: 2027,
      statut: 'complet',
      renouvellement: 'renouvellement',
    });
    expect(dossier.tete.demandeur).toMatchObject({
      id_siret: world.siret,
      id_representant_legal: world.representant,
      id_rib: world.rib,
    });
    expect(dossier.tete.attestation).toEqual({ lieu: 'Marseille', aides_publiques: 'inferieur' });
    expect(dossier.pieces.map(({ code, document }) => [code, document?.uuid])).toEqual([
      ['RAR', world.document],
    ]);
    const [projet, ...others] = dossier.projets;
    expect(others).toEqual([]);
    expect(projet?.corps).toMatchObject({
      need_validation: true,
      description: {
        intitule: 'Former nos arbitres',
        recurrence: 'renouvellement',
        date_debut: '2027-04-01',
        exercice: 2027,
      },
      financements: [{ annee: 2027, montant_demande: 2000 }],
      budgets: [{ annee: 2027, charges: { '60-1': 3000 } }],
    });
    expect(dossier.montant_demande).toBe(2000);
    expect(dossier.blockers.map(({ field }) => field)).toEqual([
      ...Object.keys(pointsRelus).map((point) => `relecture.${point}`),
      'attestation.certifie',
    ]);
    // The request of last year has not changed since it was sent.
    expect((await calls.read(as, id_fo)).projets[0]?.corps.description?.date_debut).toBe('2026-04-01');
  });

  it('brings a document of the vault that replaced an expired one, and names what is to be deposited', async () => {
    const { look, as, world } = await aSent();
    await replaceDocument(db, world.document);
    const { body } = await look(as);
    expect(body.aRevoir[0]).toBe('Pièce à déposer : Rapport d’activité');
    expect(body.repris).not.toContain('Pièce : Rapport d’activité');
  });

  it('is one request: doubled, or asked again, it leads to the one that was begun', async () => {
    const { renew } = await aSent();
    const first = await renew(undefined, {}, 'meme-cle');
    const again = await renew(undefined, {}, 'meme-cle');
    expect(again.body.id_fo).toBe(first.body.id_fo);
    expect((await renew()).problem).toMatchObject({
      code: 'dossier.deja-commence',
      params: { numero: first.body.id_fo },
    });
  });

  it('is refused for what was not sent, or for the same exercise', async () => {
    const draft = await aSent({ isSent: false });
    expect((await draft.look()).body.problemes.map(({ code }) => code)).toEqual([
      'subvention.renouvellement-non-transmis',
    ]);
    expect((await draft.renew()).problem.code).toBe('subvention.renouvellement-non-transmis');
    const sent = await aSent();
    expect((await sent.renew(undefined, { exercice: 2026 })).problem.code).toBe(
      'subvention.renouvellement-annee',
    );
    const other = await aSent();
    const crossed = await api(createDossier, {
      as: other.as,
      body: {
        ...dossierCreation(other.world),
        description: { ...dossierCreation(other.world).description, renouvelle: sent.id_fo },
      },
    });
    expect(crossed.status).toBe(404);
  });

  it('is of who may open that request: a member sees the list, somebody else nothing', async () => {
    const { world, look, renew, as } = await aSent();
    for (const who of [world.ali, world.paul, world.autreAgent]) {
      expect((await look(who)).status).toBe(404);
      expect([403, 404, 422]).toContain((await renew(who)).status);
    }
    expect((await look(world.agent)).status).toBe(403);
    expect((await look(as)).status).toBe(200);
    expect((await api(readDossier, { as: world.ali, params: { id: 'inconnu' } })).status).toBe(404);
  });
});
