import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { tableauEndpoints } from '@asso/contract/instruction/tableau.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { addJours } from '@asso/domain/identifiants/durees';
import { type ColonneCharge, colonnesCharge } from '@asso/domain/instruction/charge.rules';
import { expect, test } from 'vitest';
import { anAdministrateur } from '../../compte/test/test-administrateurs.ts';
import { closeCompte } from '../../compte/test/test-comptes.sql.ts';
import { setInstruction } from '../../dossier/test/test-filtres.sql.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { setTerritoire, today } from '../../subvention/test/test-dossiers.sql.ts';
import { aCollegue } from '../test/test-bureau.ts';
import { aDesk } from '../test/test-lots.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;
const { world, dossiers } = await aDesk(portal, ['D', 'D', '2', 'D', 'D', 'C']);
await setTerritoire(db, world.drajes.id, '13');
const { agent, jeanne, drajes } = world;
const collegue = await aCollegue(db, world);

const charge = (as: Actor, service = drajes.id) =>
  api(tableauEndpoints.readCharge, { as, params: { service } });

type Place = { jours: number; a: string | null; sansDelai?: true };

/** The campaign answers within ninety days, and today is a Monday: what was sent 88 days ago is due this week. */
const places: readonly Place[] = [
  { jours: 100, a: collegue.id },
  { jours: 88, a: collegue.id },
  { jours: 87, a: null },
  { jours: 80, a: collegue.id },
  { jours: 10, a: null, sansDelai: true },
  { jours: 10, a: collegue.id },
];
for (const [rang, { jours, a, sansDelai }] of places.entries()) {
  const { id } = dossiers[rang] ?? { id: '' };
  await setInstruction(db, id, {
    transmis_le: addJours(new Date(today), -jours),
    ...(a !== null && { affecte_a: a, affecte_le: new Date(today) }),
    ...(sansDelai && { delai_jours: null }),
  });
}

const linesOf = async (as: Actor) => {
  const { body } = await charge(as);
  return body.personnes.map(({ nom, nombres }) => [
    nom,
    Object.fromEntries(
      colonnesCharge.flatMap((code, rank) => (nombres[rank] ? [[code, nombres[rank]]] : [])),
    ),
  ]);
};

test('each person has what is late, what comes by week, and what is with associations', async () => {
  expect(await linesOf(agent)).toEqual([
    ['Sacha Petit', { retard: 1, 'semaine-0': 1, 'semaine-1': 1, renvoye: 1 }],
    ['Jeanne Roux', {}],
    ['Personne', { 'semaine-0': 1, aucune: 1 }],
  ]);
  const { colonnes, service } = (await charge(agent)).body;
  expect(colonnes[1]).toEqual({ code: 'semaine-0', lundi: '2027-02-01' });
  expect(service.id).toBe(drajes.id);
});

const filtreOf = (code: ColonneCharge): object => {
  if (code === 'retard') return { retard: ['oui'] };
  return code === 'renvoye' ? { etats: ['C'] } : { echeance: [code] };
};

test('each figure is the length of the queue that it opens', async () => {
  const { personnes } = (await charge(agent)).body;
  for (const { id, nombres } of personnes) {
    const totals = await Promise.all(
      colonnesCharge.map(async (code) => {
        const query = {
          ...filtreOf(code),
          affectes: [id ?? 'personne'],
          id_service_instructeur: [drajes.id],
        };
        return (await api(dossierEndpoints.listDossiers, { as: agent, query })).body.total;
      }),
    );
    expect(totals).toEqual(nombres);
  }
});

test('only those of the service and its administrators read it', async () => {
  const local = await anAdministrateur(db, { territoire: '13' });
  const ailleurs = await anAdministrateur(db, { territoire: '30' });
  const statuses = async (...people: Actor[]) =>
    Promise.all(people.map(async (as) => (await charge(as)).status));
  expect(await statuses(agent, collegue, local)).toEqual([200, 200, 200]);
  expect(await statuses(ailleurs, world.autreAgent)).toEqual([404, 404]);
  expect(await statuses(jeanne, world.paul)).toEqual([403, 403]);
});

test('whose account is closed is told as such while dossiers are still theirs', async () => {
  await closeCompte(db, collegue.id);
  const { personnes } = (await charge(agent)).body;
  expect(personnes.map(({ nom, isDuService }) => [nom, isDuService])).toEqual([
    ['Jeanne Roux', true],
    ['Sacha Petit', false],
    ['Personne', true],
  ]);
});
