import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { statistiquesEndpoints } from '@asso/contract/statistiques/statistiques.endpoints';
import { expect, it } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import {
  addInstruction,
  anAgent,
  aStatistiquesWorld,
  type InstructionLigne,
  moveTo,
  setPaye,
} from './test/test-instructions.sql.ts';

const portal = await aPortal({ features, clock: aClock('2027-06-01T12:00:00Z') });
const { api, db } = portal;
const monde = await aStatistiquesWorld(db);
const [premier, second] = monde.services;
const [subvention] = monde.subventions;
const [association] = monde.associations;
if (!premier || !second || !subvention || !association) throw new Error('a world is whole');
const agent = anAgent(monde.agents[0]?.id ?? '', { services: [premier.id] });
const autre = anAgent(monde.agents[1]?.id ?? '', { services: [second.id] });
const add = (changes: Partial<InstructionLigne>) =>
  addInstruction(db, monde, {
    ...{ service: premier.id, association, campagne: subvention.campagne, exercice: 2027 },
    ...{ etat: '6', demande: 900, accorde: 900 },
    transmis_le: new Date('2027-02-01T10:00:00Z'),
    modifie_le: new Date('2027-03-13T10:00:00Z'),
    ...changes,
  });
for (let n = 0; n < 5; n++) await add({});
await add({
  exercice: 2026,
  transmis_le: new Date('2026-02-01T10:00:00Z'),
  modifie_le: new Date('2026-03-03T10:00:00Z'),
});
await add({ etat: 'D', accorde: null, transmis_le: new Date('2027-01-02T10:00:00Z') });
const sansPaiement = await add({ service: second.id });

// The year that is due is paid, and the other is not due yet.
const annees = { 2027: 500, 2028: 500 };
const ancienne = {
  service: second.id,
  ...{ accorde: 1000, annees, modifie_le: new Date('2027-01-13T10:00:00Z') },
  transmis_le: new Date('2026-12-01T10:00:00Z'),
};
const aJour = await add(ancienne);
await setPaye(db, { id_dossier: aJour, id_service: second.id, montant: 500, par: monde.par });
const enRetard = await add(ancienne);

const read = async (query: object = {}) =>
  (await api(statistiquesEndpoints.readRythme, { as: agent, query })).body;

it('two years are told, in days to decide, month by month, for one’s own services alone', async () => {
  const { annees, aRattraper, promesses } = await read();
  const [present, avant] = annees;
  expect([present?.annee, present?.recus, present?.decider.n, present?.decider.mediane]).toEqual([
    2027, 6, 5, 40,
  ]);
  expect(present?.mois.map(({ mois, decider }) => [mois, decider.n])).toEqual([[3, 5]]);
  expect([avant?.annee, avant?.decider.n, avant?.decider.mediane]).toEqual([2026, 1, null]);
  expect(promesses.decider).toBeGreaterThan(0);
  expect(aRattraper.decider).toBe(1);
});

it('what is late to pay is what was due for the years begun, and its link lists exactly those', async () => {
  const { aRattraper } = (await api(statistiquesEndpoints.readRythme, { as: autre, query: {} })).body;
  expect(aRattraper.payer).toBe(2);
  const listed = async (query: object) =>
    (await api(dossierEndpoints.listDossiers, { as: autre, query: { genres: ['subvention'], ...query } }))
      .body.items;
  expect((await listed({ a_payer: ['retard'] })).map(({ id }) => id)).toEqual(
    expect.arrayContaining([sansPaiement, enRetard]),
  );
  expect(await listed({ a_payer: ['retard'] })).toHaveLength(2);
  expect(await listed({ retard: ['oui'] })).toHaveLength(aRattraper.decider);
});

it('a delay begins at the first sending, whatever was sent back since, and counts days of the calendar', async () => {
  const { services, subventions, associations, agents } = await aStatistiquesWorld(db);
  const [service] = services;
  const as = anAgent(agents[0]?.id ?? '', { services: [service?.id ?? ''] });
  const own = { service: service?.id, association: associations[0], campagne: subventions[0]?.campagne };
  for (let n = 0; n < 5; n++) {
    const sent = {
      ...own,
      etat: 'C',
      accorde: null,
      transmis_le: new Date('2027-02-01T22:30:00Z'),
    } as Partial<InstructionLigne>;
    const id = await add({ ...sent, modifie_le: new Date('2027-02-10T10:00:00Z') });
    const again = {
      etat: '6',
      demande: 900,
      accorde: 900,
      transmis_le: new Date('2027-03-01T10:00:00Z'),
    } as const;
    await moveTo(db, id, { ...again, modifie_le: new Date('2027-03-13T08:00:00Z') });
  }
  const { body } = await api(statistiquesEndpoints.readRythme, { as, query: {} });
  // From the evening of 1 February to the morning of 13 March, in Paris.
  expect(body.annees[0]?.decider.mediane).toBe(40);
});

it('a year, a service and a subvention may be asked for', async () => {
  expect((await read({ annee: 2026 })).annees[0]).toMatchObject({ annee: 2026, recus: 1 });
  expect(
    (await read({ subvention: monde.subventions[1]?.id ?? '00000000-0000-4000-8000-000000000009' })).annees[0]
      ?.recus,
  ).toBe(0);
  const other = await api(statistiquesEndpoints.readRythme, { as: agent, query: { service: second.id } });
  expect([other.status, other.codes]).toEqual([404, ['statistiques.service-inconnu']]);
});
