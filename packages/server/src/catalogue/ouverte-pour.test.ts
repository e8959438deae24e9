import { demarchesEndpoints } from '@asso/contract/association/demarches.endpoints';
import { repertoireEndpoints } from '@asso/contract/catalogue/repertoire.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { tableauDeBordEndpoints } from '@asso/contract/subvention/tableau-de-bord.endpoints';
import type { Campagne } from '@asso/domain/subvention/campagne.rules';
import { aCampagne } from '@asso/domain/subvention/test/test-dossier-complet';
import { expect, it } from 'vitest';
import { aCompte, aMembership } from '../compte/test/test-comptes.sql.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { dossierCreation } from '../subvention/test/test-calls.ts';
import { aWorld, setTerritoire, today } from '../subvention/test/test-dossiers.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;
// The association has its seat in Marseille, follows the law of 1901, and says no domain.
const { jeanne, id_association: id_asso, siret } = await aWorld(db);
const [type] = aCampagne().sous_dispositifs;
const aType = (code: string, changes: object = {}) => ({
  ...(type as NonNullable<typeof type>),
  ...{ code, label: code },
  ...changes,
});
const auxCollectivites = { interdit_regimes: ['loi1901', 'alsaceMoselle'] };
const close = { date_debut: '2026-03-01T09:00:00+01:00', date_fin: '2026-04-01T23:59:59+02:00' };

async function aid(changes: Partial<Campagne>): Promise<string> {
  const { publish, code } = await aWorld(db);
  await publish({ domaine_libre: true, documents_attendus: [], ...changes });
  return code;
}

const cases: [string, Partial<Campagne>, boolean][] = [
  ['for everybody', {}, true],
  ['for its département', { territoires: ['13'] }, true],
  ['for another region', { territoires: ['R53'] }, false],
  ['for sport, when its domain is not known', { publics: ['sportives'] }, true],
  ['for those that hold an agrément', { publics: ['jep'] }, false],
  ['for another regime', { sous_dispositifs: [aType('FDB', auxCollectivites)] }, false],
  [
    'of which only the type of another regime is open',
    { sous_dispositifs: [aType('FDB', auxCollectivites), aType('FGI', close)] },
    false,
  ],
];

it.each(cases)('an open aid %s is said open, or not, everywhere alike', async (_, changes, isOpen) => {
  const code = await aid(changes);
  const home = (await api(tableauDeBordEndpoints.tableauDeBord, { as: jeanne })).body.ouvertes;
  expect(home.some((one) => one.code === code)).toBe(isOpen);
  const { items } = (await api(demarchesEndpoints.listDemarches, { as: jeanne, query: { id_asso } })).body;
  expect(items.some(({ id }) => id === code)).toBe(isOpen);
  const query = { q: code, id_asso, toutes: 'true' as const };
  const cards = (await api(repertoireEndpoints.searchRepertoire, { as: jeanne, query })).body.items;
  const card = cards.find((one) => one.code === code);
  expect([card?.ouverture, card?.eligibilite?.verdict !== 'reservee']).toEqual(['ouverte', isOpen]);
  const body = { ...dossierCreation({ code, siret }) };
  expect((await api(dossierEndpoints.createDossier, { as: jeanne, body })).status === 201).toBe(isOpen);
});

it.each([
  ['67', true],
  ['R93', false],
  ['FR', false],
])(
  'an aid of a service of %s is said to be of elsewhere, or not, on the home page as in the catalogue',
  async (place, isElsewhere) => {
    const { publish, code, drajes } = await aWorld(db);
    await setTerritoire(db, drajes.id, place);
    await publish({ domaine_libre: true, documents_attendus: [] });
    const home = (await api(tableauDeBordEndpoints.tableauDeBord, { as: jeanne })).body.ouvertes;
    expect(home.find((one) => one.code === code)?.estDAilleurs).toBe(isElsewhere);
    const order = home.map(({ estDAilleurs }) => estDAilleurs);
    expect(order).toEqual(order.toSorted((one, other) => Number(one) - Number(other)));
    const query = { q: code, id_asso };
    const { items } = (await api(repertoireEndpoints.searchRepertoire, { as: jeanne, query })).body;
    expect(items.find((one) => one.code === code)?.eligibilite?.estDAilleurs).toBe(isElsewhere);
  },
);

it('somebody without an association is offered what is open to anybody', async () => {
  const code = await aid({ territoires: ['R53'] });
  const nobody = { ...jeanne, ...(await aCompte(db)), associations: [] };
  const read = async (as: typeof jeanne) =>
    (await api(tableauDeBordEndpoints.tableauDeBord, { as })).body.ouvertes.some((one) => one.code === code);
  expect(await read(nobody)).toBe(true);
  await aMembership(db, { id_utilisateur: nobody.id, id_association: id_asso });
  expect(await read({ ...nobody, associations: jeanne.associations })).toBe(false);
});
