import { rechercheEndpoints as endpoints } from '@asso/contract/association/recherche.endpoints';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { documentFeature } from '../../document/feature.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { anActor } from '../../platform/http/test/test-actor.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { findAssociation } from '../association.sql.ts';
import { associationFeature } from '../feature.ts';
import { countAssociations, listTraces } from '../import/test/test-import.sql.ts';
import { accesCalls } from '../test/test-acces.ts';
import { anAssociation, aPerson, clearRegistre } from '../test/test-associations.sql.ts';
import { aFakeAnnuaire, aResultat } from './test/test-annuaire.ts';

const other = { siret: '66101723600026', etat_administratif: 'A', code_postal: '13400' };
const annuaire = await aFakeAnnuaire([
  aResultat({ matching_etablissements: [{ ...other, libelle_commune: 'AUBAGNE' }] }),
  aResultat({
    siren: '661017244',
    nom_raison_sociale: 'CHORALE DES GENÊTS',
    complements: { identifiant_association: 'W133900999' },
  }),
  aResultat({ siren: '661017251', nom_raison_sociale: 'GENÊTS CONSEIL', nature_juridique: '5710' }),
  aResultat({ siren: '661017269', nom_raison_sociale: 'GENÊTS CACHÉS', statut_diffusion: 'P' }),
  aResultat({ siren: '661017277', nom_raison_sociale: 'GENÊTS FANÉS', etat_administratif: 'C' }),
  aResultat({ siren: '661017285', nom_raison_sociale: 'GENÊTS\0NULS' }),
]);
afterAll(() => annuaire.stop());

const features = [documentFeature, associationFeature];
const clock = aClock();
const portal = await aPortal({ features, clock, environment: { ENTREPRISES_URL: annuaire.url } });
const bare = await aPortal({ features });
const { db } = portal;
const jeanne = anActor();

const ask = (q: string, more: object = {}, on = portal) =>
  on.api(endpoints.searchAssociations, { as: jeanne, query: { q, ...more } });
const search = async (q: string, more: object = {}) => (await ask(q, more)).body;
/** Advances the clock past the pause that failures cause, so that the service is tried again. */
const heal = async () => {
  clock.advance(31);
  await search(`guérison ${clock.now().getTime()}`);
};

beforeEach(async () => {
  await clearRegistre(db);
  // The clock moves on, so that no answer of the directory is kept from one test to the next.
  clock.advance(601);
});

it.each(['RIDET 1234567.001', 'A12345', 'PFA12345001'])(
  'the directory is not asked for a number that Sirene does not give: %s',
  async (q) => {
    const before = annuaire.asked.length;
    expect(await search(q)).toMatchObject({ items: [] });
    expect(annuaire.asked.slice(before)).toEqual([]);
  },
);

describe('an association that our register does not have', () => {
  it.each(['661017236', '661 017 236', '66101723600018', '66101723600026'])(
    'is found by its number in the directory: %s',
    async (q) => {
      const found = await search(q, { include: ['etablissements'] });
      expect(found.annuaire).toBe('trouvees');
      expect(found.items).toMatchObject([
        {
          nom: "LES PIONS DE L'HUVEAUNE",
          sigle: 'LPH',
          id_siren: '661017236',
          id_siret_siege: '66101723600018',
          commune: 'MARSEILLE',
          code_postal: '13011',
          code_departement: '13',
          etat: 'active',
        },
      ]);
      expect(found.items[0]?.etablissements).toMatchObject([
        { id_siret: '66101723600018', est_siege: true, adresse: { num_voie: '12', code_insee: '13211' } },
        { id_siret: '66101723600026', est_siege: false, commune: 'AUBAGNE' },
      ]);
    },
  );

  it('is found by its RNA number, and in the light search', async () => {
    expect((await search('W133900999')).items).toMatchObject([{ nom: 'CHORALE DES GENÊTS' }]);
    await clearRegistre(db);
    const light = await portal.api(endpoints.findAssociation, { as: jeanne, query: { q: '661017244' } });
    expect(light.body.items).toMatchObject([{ id_rna: 'W133900999' }]);
  });

  it('is found by words; companies, hidden, closed and unreadable ones are left out', async () => {
    expect(await search('genêts')).toMatchObject({
      items: [{ nom: 'CHORALE DES GENÊTS' }],
      incomplet: false,
      annuaire: 'trouvees',
    });
    expect(await countAssociations(db)).toBe(2);
    expect(Object.fromEntries(annuaire.asked.at(-1) ?? [])).toEqual({
      q: 'genêts',
      est_association: 'true',
      page: '1',
      per_page: '10',
      minimal: 'true',
      include: 'siege,complements,matching_etablissements',
    });
  });

  it('is found by our own search afterwards, mistakes included', async () => {
    await search('661017244');
    const before = annuaire.asked.length;
    const again = await search('chorale genest');
    expect(again.items).toMatchObject([{ nom: 'CHORALE DES GENÊTS' }]);
    expect(again.annuaire).toBeUndefined();
    expect(annuaire.asked).toHaveLength(before);
  });

  it('is written once when several people look for it at the same moment', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => search('661017236')));
    for (const { items } of replies) expect(items).toMatchObject([{ id_siren: '661017236' }]);
    expect(await countAssociations(db)).toBe(1);
  });

  it.each(['661017251', '661017269', '661017285', '661017293', 'W999999999'])(
    'stays unknown when the directory has no association of this number: %s',
    async (q) => {
      expect(await search(q)).toEqual({ items: [], incomplet: false, proches: [] });
      expect(await countAssociations(db)).toBe(0);
    },
  );

  it('stays unknown when the directory cannot read what was typed', async () => {
    expect(await search('refus')).toEqual({ items: [], incomplet: false, proches: [] });
  });
});

describe('what our register has', () => {
  it('is not asked of the directory', async () => {
    await anAssociation(db, { nom: 'Chorale des genêts', id_siren: '661017244' });
    const before = annuaire.asked.length;
    expect((await search('661017244')).annuaire).toBeUndefined();
    expect((await search('chorale')).items).toHaveLength(1);
    expect(annuaire.asked).toHaveLength(before);
  });

  it('is completed by its RNA number, and keeps what it typed', async () => {
    const corps = { coordonnees: { courriel: 'chorale@example.org' } };
    const typed = { id_rna: 'W133900999', id_siren: null, corps: JSON.stringify(corps) };
    await anAssociation(db, { nom: 'Chorale', ...typed });
    expect((await search('661017244')).items).toMatchObject([
      { id_rna: 'W133900999', id_siren: '661017244' },
    ]);
    expect(await countAssociations(db)).toBe(1);
    expect((await findAssociation(db, { kind: 'rna', value: 'W133900999' }))?.corps).toEqual(corps);
  });

  it('is not written when the directory says the same again', async () => {
    await search('genêts fanés');
    const before = await listTraces(db);
    expect(before).toHaveLength(2);
    await search('genêts fanés');
    expect(await listTraces(db)).toEqual(before);
  });
});

describe('a directory that fails', () => {
  it.each(['panne', 'charabia', 'ailleurs'])('is said, and blocks nothing: %s [R8.19]', async (word) => {
    const reply = await ask(`${word} zzzz`);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ items: [], incomplet: false, proches: [], annuaire: 'inaccessible' });
    await heal();
  });

  it('that never answers is given up', async () => {
    expect((await search('lent zzzz')).annuaire).toBe('inaccessible');
    await heal();
  });

  it('is left alone for 30 seconds after five failures in a row, then tried again', async () => {
    for (let n = 0; n < 5; n += 1) await search(`panne ${n}`);
    const before = annuaire.asked.length;
    expect((await search('661017244')).annuaire).toBe('inaccessible');
    expect(annuaire.asked).toHaveLength(before);
    clock.advance(31);
    expect((await search('661017244')).annuaire).toBe('trouvees');
  });

  it('leaves no trace of what was typed in the log', async () => {
    await search('panne secrète');
    await search('allée secrète');
    expect(portal.logLines().some((line) => line.includes('does not answer'))).toBe(true);
    expect(portal.logLines().filter((line) => /secr/i.test(line))).toEqual([]);
  });
});

it('asks nobody where no directory is configured', async () => {
  const before = annuaire.asked.length;
  const reply = await ask('661017236', {}, bare);
  expect(reply.body).toEqual({ items: [], incomplet: false, proches: [] });
  expect(annuaire.asked).toHaveLength(before);
});

// This test comes last because an association with members is not cleared.
it('what came from the directory is joined like any other, with Sirene as the source', async () => {
  const paul = await aPerson(db);
  const id = (await search('661017236')).items[0]?.id ?? '';
  expect((await accesCalls(portal).join(paul, id)).status).toBe(200);
  const row = await findAssociation(db, { kind: 'siren', value: '661017236' });
  expect(row).toMatchObject({
    corps: {},
    registre: { Sirene: { date: '2026-01-05', identite: { id_forme_juridique: '9220' } } },
  });
});
