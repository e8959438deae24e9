import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import { demarchesEndpoints } from '@asso/contract/association/demarches.endpoints';
import { numeroLocalEndpoints } from '@asso/contract/association/numero-local.endpoints';
import { rechercheEndpoints } from '@asso/contract/association/recherche.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { describe, expect, it } from 'vitest';
import { associationsOfComptes } from '../../compte/association-registry.ts';
import { anAssociationRow as aBareAssociation } from '../../compte/test/test-comptes.sql.ts';
import { features } from '../../features.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { listHistory } from '../../platform/history/history.sql.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { insertLigne } from '../collection/ligne.sql.ts';
import { anAssociation, aPerson } from '../test/test-associations.sql.ts';

const portal = await aPortal({ features });
const { db } = portal;

/** Makes an association of the RNA alone, whose seat is where this postcode is, and its president. */
async function aSans(code_postal: string) {
  const id = await aBareAssociation(db, {
    nom: `Les Cagous ${code_postal}`,
    commune: 'Nouméa',
    code_postal,
    code_departement: code_postal.slice(0, 3),
    registre: JSON.stringify({
      RNA: {
        date: '2026-03-02',
        identite: { nom: `LES CAGOUS ${code_postal}` },
        coordonnees: { adresse_siege: { cp: code_postal, commune: 'NOUMEA' } },
        activites: {},
      },
    }),
  });
  return { id, jeanne: await aPerson(db, { membre: { id_association: id } }) };
}

const declare = (as: Actor, id_asso: string, numero: string) =>
  portal.api(numeroLocalEndpoints.declareNumeroLocal, { as, query: { id_asso }, body: { numero } });
const identiteOf = async (as: Actor, id_asso: string) =>
  (await portal.api(associationEndpoints.readIdentite, { as, query: { id_asso } })).body.identite;
const codesOf = (answer: { body: unknown }) =>
  (answer.body as { problems?: { code: string }[] }).problems?.map(({ code }) => code);

describe('the number of an association that Sirene does not cover', () => {
  it.each([
    ['98800', 'ridet'],
    ['98713', 'tahiti'],
    ['13011', null],
  ])(
    'is said with the association of an account, so that the menu names it: %s, %s',
    async (cp, expected) => {
      const { id, jeanne } = await aSans(cp);
      const membership = { id_association: id, id_siret: null, etat: 'active' as const, restreint: false };
      const asked = { personne: { id: jeanne.id, email: jeanne.email }, memberships: [membership] };
      expect((await associationsOfComptes.describe(db, asked)).get(id)?.numero_local).toBe(expected);
    },
  );

  it('is typed once, then stands where a SIRET does', async () => {
    const { id, jeanne } = await aSans('98800');
    const before = await portal.api(demarchesEndpoints.listDemarches, { as: jeanne, query: { id_asso: id } });
    expect(before.body.items).toContainEqual(
      expect.objectContaining({ id: 'numero-local', titre: 'Indiquer le RIDET' }),
    );
    expect(await declare(jeanne, id, 'RIDET 2 345 678.001')).toMatchObject({
      status: 200,
      body: { id_siret: 'NC2345678001' },
    });
    expect(await identiteOf(jeanne, id)).toMatchObject({
      id_siret: 'NC2345678001',
      id_siret_siege: 'NC2345678001',
    });
    const { body } = await portal.api(associationEndpoints.listEtablissements, {
      as: jeanne,
      query: { id_asso: 'NC2345678001' },
    });
    expect(body.items).toMatchObject([
      { id_siret: 'NC2345678001', est_siege: true, actif: true, adresse: { cp: '98800' } },
    ]);
    const after = await portal.api(demarchesEndpoints.listDemarches, { as: jeanne, query: { id_asso: id } });
    expect(after.body.items.map((one) => one.id)).not.toContain('numero-local');
    const [line] = await listHistory(db, { objet: 'association', id_objet: id }, { limit: 1 });
    expect(line).toMatchObject({ action: 'numero-local', from: null, to: 'RIDET\u00a02345678.001' });
  });

  it('finds the association, whatever stands between its digits', async () => {
    const { id, jeanne } = await aSans('98714');
    expect((await declare(jeanne, id, '076543-002')).body).toEqual({ id_siret: 'PF076543002' });
    for (const q of [
      'TAHITI 076543-002',
      'n° tahiti 076543.002',
      'PF076543002',
      'Tahiti 076 543',
      '076543002',
    ]) {
      const { body } = await portal.api(rechercheEndpoints.searchAssociations, { as: jeanne, query: { q } });
      expect(
        body.items.map((one) => one.id),
        q,
      ).toEqual([id]);
    }
  });

  it('is corrected until something bears it, and written twice is written once', async () => {
    const { id, jeanne } = await aSans('98800');
    await declare(jeanne, id, '3456789.001');
    expect((await declare(jeanne, id, '3456789.001')).status).toBe(200);
    expect((await declare(jeanne, id, '3456780.001')).body).toEqual({ id_siret: 'NC3456780001' });
    const search = (q: string) =>
      portal.api(rechercheEndpoints.searchAssociations, { as: jeanne, query: { q } });
    expect((await search('3456789.001')).body.items).toEqual([]);
    expect((await search('3456780.001')).body.items).toHaveLength(1);
    await inTransaction(db, (tx) =>
      insertLigne(
        tx,
        {
          type: 'ribs',
          idAssociation: id,
          value: { id_siret: 'NC3456780001', titulaire: 'LES CAGOUS', iban: 'FR7642559000052102312860353' },
        },
        { by: null, at: new Date('2027-02-01T12:00:00Z') },
      ),
    );
    const refused = await declare(jeanne, id, '3456789.001');
    expect([refused.status, codesOf(refused)]).toEqual([409, ['numero-local.servi']]);
    expect(await identiteOf(jeanne, id)).toMatchObject({ id_siret: 'NC3456780001' });
  });
});

describe('it is refused', () => {
  it('where it is badly typed, without its establishment, or of the other territory', async () => {
    const { id, jeanne } = await aSans('98800');
    for (const [typed, code] of [
      ['1234567', 'numero-local.ridet-sans-etablissement'],
      ['A12345-001', 'numero-local.ridet'],
      ['', 'kernel.obligatoire'],
    ] as const) {
      const answer = await declare(jeanne, id, typed);
      expect([answer.status, codesOf(answer)], typed).toEqual([400, [code]]);
    }
    expect((await identiteOf(jeanne, id)).id_siret ?? null).toBeNull();
  });

  it('of a seat elsewhere, and of an association that has a SIRET', async () => {
    const ailleurs = await aSans('97400');
    expect(codesOf(await declare(ailleurs.jeanne, ailleurs.id, '1234567.001'))).toEqual([
      'numero-local.ailleurs',
    ]);
    const known = await anAssociation(db, { code_postal: '98800', code_departement: '988' });
    const paul = await aPerson(db, { membre: { id_association: known.id } });
    expect(codesOf(await declare(paul, known.id, '1234567.001'))).toEqual(['numero-local.siret']);
  });

  it('when another association has an establishment of it', async () => {
    const [one, other] = [await aSans('98800'), await aSans('98800')];
    await declare(one.jeanne, one.id, '4567890.001');
    for (const typed of ['4567890.001', '4567890.002']) {
      expect(codesOf(await declare(other.jeanne, other.id, typed)), typed).toEqual(['numero-local.pris']);
    }
  });

  it('to whoever does not manage the head office', async () => {
    const { id } = await aSans('98800');
    const [etranger, agent, admin] = [
      await aPerson(db, { membre: { id_association: (await anAssociation(db)).id } }),
      await aPerson(db, { roles: ['rds.user'], role: 'rds.user' }),
      await aPerson(db, { roles: ['lca.admin'], role: 'lca.admin' }),
    ];
    expect((await declare(etranger, id, '5678901.001')).status).toBe(404);
    expect((await declare(agent, id, '5678901.001')).status).toBe(403);
    expect((await declare(admin, id, '5678901.001')).status).toBe(200);
  });
});
