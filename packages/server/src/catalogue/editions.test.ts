import { demarchesEndpoints } from '@asso/contract/association/demarches.endpoints';
import { publicEndpoints } from '@asso/contract/catalogue/public.endpoints';
import { repertoireEndpoints } from '@asso/contract/catalogue/repertoire.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { readDossier } from '@asso/contract/subvention/dossier-subvention.endpoints';
import { subventionEndpoints } from '@asso/contract/subvention/subvention.endpoints';
import { tableauDeBordEndpoints } from '@asso/contract/subvention/tableau-de-bord.endpoints';
import { aCampagne } from '@asso/domain/subvention/test/test-dossier-complet';
import { describe, expect, it } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { dossierCreation } from '../subvention/test/test-calls.ts';
import { aWorld, today, type World } from '../subvention/test/test-dossiers.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db, inject } = portal;
const [type] = aCampagne().sous_dispositifs;

/** The days are those around the first of February 2027. */
const periodes = {
  ouverte: ['2027-01-05T09:00:00+01:00', '2027-03-11T23:59:59+01:00'],
  'a-venir': ['2027-05-05T09:00:00+02:00', '2027-06-11T23:59:59+02:00'],
  fermee: ['2026-01-05T09:00:00+01:00', '2026-03-11T23:59:59+01:00'],
} as const;
type Etat = keyof typeof periodes;

async function aPair(de2026: Etat, de2027: Etat): Promise<World> {
  const world = await aWorld(db);
  // The later edition is published first: it is not the order of publication that decides.
  for (const [exercice, etat] of [
    [2027, de2027],
    [2026, de2026],
  ] as const) {
    const [date_debut, date_fin] = periodes[etat];
    await world.publish(
      {
        ...{ domaine_libre: true, documents_attendus: [], titre: `Aide ${world.code}` },
        sous_dispositifs: [{ ...(type as NonNullable<typeof type>), date_debut, date_fin }],
      },
      exercice,
    );
  }
  return world;
}

const exercicesIn = (page: string, code: string) =>
  [
    ...page.matchAll(new RegExp(`href="/repertoire-des-subventions/${code}/[^"?]*(\\?exercice=\\d+)?"`, 'g')),
  ].map(([, named]) => named ?? 'celle qui tient lieu');

describe.each<{
  pair: [Etat, Etat];
  enVue: [number, Etat][];
  tientLieu: number;
  commence: Record<2026 | 2027, number | string>;
}>([
  {
    pair: ['ouverte', 'ouverte'],
    enVue: [
      [2026, 'ouverte'],
      [2027, 'ouverte'],
    ],
    tientLieu: 2027,
    commence: { 2026: 2026, 2027: 2027 },
  },
  {
    pair: ['ouverte', 'a-venir'],
    enVue: [
      [2026, 'ouverte'],
      [2027, 'a-venir'],
    ],
    tientLieu: 2026,
    commence: { 2026: 2026, 2027: 'subvention.campagne-a-venir' },
  },
  {
    pair: ['fermee', 'ouverte'],
    enVue: [[2027, 'ouverte']],
    tientLieu: 2027,
    commence: { 2026: 'subvention.exercice-impossible', 2027: 2027 },
  },
  {
    pair: ['fermee', 'fermee'],
    enVue: [[2027, 'fermee']],
    tientLieu: 2027,
    commence: { 2026: 'subvention.campagne-fermee', 2027: 'subvention.campagne-fermee' },
  },
  {
    pair: ['a-venir', 'a-venir'],
    enVue: [
      [2026, 'a-venir'],
      [2027, 'a-venir'],
    ],
    tientLieu: 2027,
    commence: { 2026: 'subvention.campagne-a-venir', 2027: 'subvention.campagne-a-venir' },
  },
])('the editions 2026 and 2027 of an aid, $pair', async ({ pair, enVue, tientLieu, commence }) => {
  const world = await aPair(...pair);
  const { jeanne, code, id_association: id_asso } = world;
  const ouvertes = enVue.filter(([, etat]) => etat === 'ouverte').map(([exercice]) => exercice);

  it('are in the catalogue, each with its state', async () => {
    const { body } = await api(repertoireEndpoints.searchRepertoire, { as: jeanne, query: { q: code } });
    const cards = body.items.filter((one) => one.code === code);
    expect(cards.map((one) => [one.campagne_exercice, one.ouverture]).toSorted()).toEqual(enVue);
    for (const card of cards) {
      const autres = enVue.filter(
        ([exercice, etat]) => exercice !== card.campagne_exercice && etat !== 'fermee',
      );
      expect(card.autres_editions.map((one) => [one.campagne_exercice, one.ouverture])).toEqual(autres);
    }
  });

  it('are each read by its year, and one stands for the aid', async () => {
    const read = (exercice?: number) =>
      api(subventionEndpoints.readSubvention, { as: jeanne, params: { code }, query: { exercice } });
    expect((await read()).body.campagne_exercice).toBe(tientLieu);
    for (const exercice of [2026, 2027]) expect((await read(exercice)).body.campagne_exercice).toBe(exercice);
    expect((await read(2025)).status).toBe(404);
  });

  it('are on the public pages as in the catalogue', async () => {
    const list = (await inject({ url: '/repertoire-des-subventions' })).body;
    const beside = enVue.filter(([exercice]) => exercice !== tientLieu).map(([one]) => `?exercice=${one}`);
    expect(exercicesIn(list, code).toSorted()).toEqual([...beside, 'celle qui tient lieu'].toSorted());
    const slug = `/repertoire-des-subventions/${code}/aide-${code.toLowerCase()}`;
    for (const [exercice, etat] of enVue) {
      const page = (await inject({ url: exercice === tientLieu ? slug : `${slug}?exercice=${exercice}` }))
        .body;
      expect(page.includes('>Commencer</a>')).toBe(etat === 'ouverte');
      expect(page.includes(`Vous lisez l’édition ${exercice}.`)).toBe(enVue.length > 1);
    }
    const { body } = await api(publicEndpoints.readAidePublique, { params: { code } });
    expect(body.exercice).toBe(tientLieu);
  });

  it('are offered to the association on its home page and in « Ce qui manque » when they are open', async () => {
    const { body } = await api(tableauDeBordEndpoints.tableauDeBord, { as: jeanne });
    const shown = body.ouvertes.filter((one) => one.code === code).map(({ exercice }) => exercice);
    expect(shown.toSorted()).toEqual(ouvertes);
    const { items } = (await api(demarchesEndpoints.listDemarches, { as: jeanne, query: { id_asso } })).body;
    const liens = items.filter(({ lien }) => lien.includes(`code=${code}`)).map(({ lien }) => lien);
    expect(liens).toHaveLength(ouvertes.length);
    expect(new Set(liens).size).toBe(ouvertes.length);
  });

  it.each([2026, 2027] as const)('take a request for %i, or say why not', async (exercice) => {
    const body = dossierCreation(world);
    const answer = await api(dossierEndpoints.createDossier, {
      as: jeanne,
      body: { ...body, description: { ...body.description, exercice } },
    });
    const expected = commence[exercice];
    if (typeof expected === 'string') {
      expect(answer.problem.code).toBe(expected);
      return;
    }
    const { id_fo } = answer.body;
    const dossier = (await api(readDossier, { as: jeanne, params: { id: id_fo } })).body;
    expect([dossier.campagne_exercice, dossier.description.exercice]).toEqual([expected, exercice]);
  });
});

it('an edition published again changes its own row alone', async () => {
  const world = await aPair('ouverte', 'ouverte');
  await world.publish({ domaine_libre: true, documents_attendus: [], titre: 'Aide corrigée' }, 2026);
  const { items } = (
    await api(repertoireEndpoints.searchRepertoire, { as: world.jeanne, query: { q: world.code } })
  ).body;
  const titres = items.map(({ campagne_exercice, campagne }) => [campagne_exercice, campagne.titre]);
  expect(titres.toSorted()).toEqual([
    [2026, 'Aide corrigée'],
    [2027, `Aide ${world.code}`],
  ]);
});
