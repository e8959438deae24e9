import { demandeSiretEndpoints } from '@asso/contract/demande-siret/demande-siret.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { describe, expect, it } from 'vitest';
import { suitesOfDossiers } from '../association/suite-dossiers.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { readPdf, structureFaults, words } from '../platform/pdf/test/test-read-pdf.ts';
import {
  aSiretWorld,
  countDemandes,
  demandeSiretCalls,
  readDemandeRows,
  setSiret,
  siretToday,
} from './test/test-demandes.sql.ts';

const portal = await aPortal({ features, clock: aClock(siretToday) });
const { api, db } = portal;
const calls = demandeSiretEndpoints;

const aWorld = async (changes?: Parameters<typeof aSiretWorld>[1]) => {
  const monde = await aSiretWorld(db, changes);
  return { monde, ...demandeSiretCalls(portal, monde) };
};

describe('a request is begun', () => {
  it('filled with what the register says, its number two numbers and a dash, in ECS [R3.8] [R3.9] [R4.32]', async () => {
    const { monde, create } = await aWorld();
    const { status, body, etag } = await create();
    expect([status, etag]).toEqual([201, `"${body.version}"`]);
    expect(body.identifiant.id_fo_fonctionnel).toMatch(/^27-\d{6}$/);
    expect(body.description).toMatchObject({ code_etat: 'ECS', lib_etat: 'en cours de saisie', rang: 1 });
    expect(body.createdBy).toEqual({ id: monde.jeanne.id, nom: 'Jeanne Roux' });
    expect(body.demande).toMatchObject({
      identite: { id_rna: monde.id_rna, nom: 'Les Pions de l’Huveaune n°1', id_forme_juridique: '9220' },
      activites: {
        objet: 'Faire découvrir les échecs.',
        id_objet_social1: '011000',
        id_famille1: '011000',
        lib_objet_social1: 'Sports, activités de plein air',
      },
      coordonnees: { adresse_siege: { pays: 'FRANCE', num_voie: '12', cp: '13011', code_insee: '13211' } },
    });
  });

  it.each([
    ['written twice is one', { num_voie: '12', voie: 'DES LILAS', cp: '13011', commune: 'MARSEILLE' }, false],
    ['elsewhere is kept', { num_voie: '3', voie: 'DU PORT', cp: '13002', commune: 'MARSEILLE' }, true],
  ])('with an address for letters that %s', async (_said, adresse_gestion, courrier_ailleurs) => {
    const adresse_siege = { num_voie: '12', voie: 'DES LILAS', cp: '13011', commune: 'MARSEILLE' };
    const coordonnees = { adresse_siege, adresse_gestion };
    const registre = { RNA: { date: '2024-03-12', identite: {}, coordonnees, activites: {} } };
    const { create } = await aWorld({ registre: JSON.stringify(registre) });
    const { body } = await create();
    expect(body.demande.coordonnees).toMatchObject({ courrier_ailleurs });
  });

  it('with the documents of the vault that it keeps, and what is still missing [R9.44]', async () => {
    const { monde, create } = await aWorld();
    const { body } = await create();
    expect(body.demande.documents).toEqual(monde.documents);
    expect(body.documents.map(({ code, document }) => [code, document?.uuid])).toEqual(
      Object.entries(monde.documents),
    );
    expect(body.blockers.map(({ field }) => field)).toEqual([
      'identite.dateCreation',
      'activites.types_employeur',
      'activites.permanence',
      'attestation',
    ]);
    expect(body.etapes.map(({ id, status }) => [id, status])).toEqual([
      ['identite', 'a-completer'],
      ['adresses', 'termine'],
      ['activite', 'a-completer'],
      ['documents', 'termine'],
      ['transmission', 'a-commencer'],
    ]);
  });

  it('by an administrator too, and by one of its territory; by nobody else, as if it were not there [R6.19]', async () => {
    for (const who of ['admin', 'local'] as const) {
      const { monde, create } = await aWorld();
      expect((await create(monde[who])).status).toBe(201);
    }
    const { monde, create } = await aWorld();
    for (const who of ['paul', 'ailleurs'] as const) {
      const { status, codes } = await create(monde[who]);
      expect([who, status, codes]).toEqual([who, 404, ['association.introuvable']]);
    }
    expect((await create(monde.service)).status).toBe(403);
    expect(await countDemandes(db, monde.id_association)).toBe(0);
    expect((await create(monde.jeanne)).status).toBe(201);
  });

  it('once: a second one, even at once, is told that one exists [M085] [R4.39]', async () => {
    const { monde, create } = await aWorld();
    const answers = await Promise.all([create(), create(monde.ali), create(monde.admin)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const { problem, codes } = await create(monde.ali);
    expect(codes).toEqual(['demande-siret.existante']);
    expect(problem.message).toMatch(
      /^Une demande d'attribution siret existe déjà\. Seul son créateur peut accéder aux détails de la demande\. C’est la demande 27-\d{6}\.$/,
    );
    expect(await countDemandes(db, monde.id_association)).toBe(1);
  });

  it('once however often the same press is sent', async () => {
    const { monde, create } = await aWorld();
    const [first, again] = [
      await create(monde.jeanne, monde.id_rna, `beginning-${monde.id_rna}`),
      await create(monde.jeanne, monde.id_rna, `beginning-${monde.id_rna}`),
    ];
    expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
  });

  it.each([
    [
      'in Alsace-Moselle, with the address to write to',
      { registre: '{}', corps: JSON.stringify({ identite: { regime: 'alsaceMoselle' } }) },
      'demande-siret.alsace-moselle',
    ],
    ['without a number of the RNA', { id_rna: null }, 'demande-siret.sans-rna'],
    ['dissolved', { etat: 'dissoute' as const }, 'demande-siret.dissoute'],
  ])('not %s', async (_said, changes, code) => {
    const { monde, create } = await aWorld(changes);
    const { status, codes, problem } = await create(monde.jeanne, monde.id_association);
    expect([status, codes]).toEqual([422, [code]]);
    if (code.endsWith('moselle')) expect(problem.message).toContain('sirene-associations@insee.fr');
    expect(await countDemandes(db, monde.id_association)).toBe(0);
  });

  it('not where there is a SIRET already', async () => {
    const { monde, create } = await aWorld();
    await setSiret(db, monde.id_association, '12345678200010');
    const { status, codes, problem } = await create();
    expect([status, codes]).toEqual([422, ['demande-siret.deja-siret']]);
    expect(problem.message.replaceAll(/\s/g, ' ')).toContain('123 456 782 00010');
  });
});

describe('its detail', () => {
  it('is for its creator and administrators; a member is told that it exists; it is not there for others [R6.21] [M084] [M085]', async () => {
    const { monde, create } = await aWorld();
    const { body } = await create();
    for (const id of [body.id, body.identifiant.id_fo_fonctionnel]) {
      const asks = async (as: Actor) => {
        const { status, codes } = await api(calls.readDemandeSiret, { as, params: { id } });
        const pdf = await api(calls.readDemandeSiretPdf, { as, params: { id } });
        return [status, codes[0], pdf.status];
      };
      for (const who of ['jeanne', 'admin', 'local'] as const) {
        expect([who, ...(await asks(monde[who]))]).toEqual([who, 200, undefined, 200]);
      }
      expect(await asks(monde.ali)).toEqual([403, 'demande-siret.reservee', 403]);
      for (const who of ['paul', 'ailleurs'] as const) {
        expect([who, ...(await asks(monde[who]))]).toEqual([who, 404, 'dossier.inaccessible', 404]);
      }
      expect((await asks(monde.service))[0]).toBe(403);
    }
  });

  it.each(['27-999999', 'x', '00000000-0000-4000-8000-000000000099', 'W132000417'])(
    'of %s is nowhere',
    async (id) => {
      const { monde } = await aWorld();
      const { status, problem } = await api(calls.readDemandeSiret, { as: monde.admin, params: { id } });
      expect([status, problem.message]).toEqual([
        404,
        "La demande n'est pas accessible ou n'existe pas. Seul son créateur peut accéder aux détails de la demande.",
      ]);
    },
  );

  it('opens to who takes up the association, who acts on it; and closes to who left [R6.20] [R6.21]', async () => {
    const { monde, create, read, save } = await aWorld();
    const { body } = await create();
    const { jeanne, ali, id_association } = monde;
    const handOver = () =>
      inTransaction(db, (tx) =>
        suitesOfDossiers.succeed(tx, {
          id_association,
          id_siret: null,
          de: jeanne.id,
          a: [ali.id],
          isDesigne: true,
          by: jeanne,
          at: new Date(siretToday),
        }),
      );
    expect([await handOver(), await handOver()]).toEqual([1, 0]);
    const gone = { ...jeanne, associations: [] };
    const { status } = await api(calls.readDemandeSiret, { as: gone, params: { id: body.id } });
    expect(status).toBe(404);
    const seen = await read(ali, body.id);
    expect([seen.createdBy.id, seen.rights.edit]).toEqual([jeanne.id, true]);
    expect(seen.historique[0]?.fait).toBe('Demande confiée à qui prend la suite');
    expect((await save(ali, seen, { 'activites.permanence': { from: null, to: 'S' } })).status).toBe(200);
  });
});

describe('a request that was not sent', () => {
  it('is removed by its creator, which leaves the place for another [R6.20]', async () => {
    const { monde, create } = await aWorld();
    const { body } = await create();
    const remove = (as: Actor) => api(calls.deleteDemandeSiret, { as, params: { id: body.id } });
    for (const [who, status] of [
      ['ali', 403],
      ['paul', 404],
      ['service', 403],
    ] as const) {
      expect([who, (await remove(monde[who])).status]).toEqual([who, status]);
    }
    expect((await remove(monde.jeanne)).status).toBe(200);
    expect((await remove(monde.jeanne)).status).toBe(404);
    expect((await readDemandeRows(db, body.id)).actions).toEqual(['siret.create', 'siret.remove']);
    expect((await create(monde.ali)).status).toBe(201);
  });

  it('has a tagged PDF of each value as the register takes it, and says that it is not sent [R5.30] [R5.32]', async () => {
    const { monde, create } = await aWorld();
    const { body } = await create();
    const { bytes, headers } = await api(calls.readDemandeSiretPdf, {
      as: monde.jeanne,
      params: { id: body.id },
    });
    expect(headers['content-type']).toBe('application/pdf');
    const { id_fo_fonctionnel } = body.identifiant;
    expect(headers['content-disposition']).toMatch(
      new RegExp(`filename="les-pions-de-l-huveaune.*_demande-siret_${id_fo_fonctionnel}\\.pdf"`),
    );
    const pdf = await readPdf(bytes);
    expect(structureFaults(pdf, bytes)).toEqual([]);
    const text = words(pdf.pages.map(({ readText }) => readText).join(' '));
    for (const said of [
      'LES PIONS DE L HUVEAUNE N.1',
      'Association déclarée',
      'Non transmis',
      'Statuts',
      body.identifiant.id_fo_fonctionnel,
    ]) {
      expect(text).toContain(said);
    }
  });
});
