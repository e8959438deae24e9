// The day says of each dossier what the queue says of it: the same deadlines, sums and dossiers (ADR 0584).
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { messageEndpoints } from '@asso/contract/dossier/message.endpoints';
import { jourEndpoints } from '@asso/contract/instruction/jour.endpoints';
import { versementsEndpoints } from '@asso/contract/instruction/versements.endpoints';
import { paiementEndpoints } from '@asso/contract/paiement/paiement.endpoints';
import { filterEtats, isAtStudy } from '@asso/domain/dossier/instruction.states';
import { reponseHabituelle } from '@asso/domain/dossier/retard.rules';
import { addJours } from '@asso/domain/identifiants/durees';
import { findJourRubrique } from '@asso/domain/instruction/jour.rows';
import { bornesJour, findJourGroupe, type VueJour } from '@asso/domain/instruction/jour.rules';
import { expect, test } from 'vitest';
import { setAccorde, setDossier, setInstruction } from '../../dossier/test/test-filtres.sql.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { today } from '../../subvention/test/test-dossiers.sql.ts';
import { aCollegue } from '../test/test-bureau.ts';
import { aDesk } from '../test/test-lots.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;
const { world, dossiers } = await aDesk(portal, ['D', '2', '2', '2', 'D', 'C', '9', '2', '2']);
const { agent, drajes } = world;
const collegue = await aCollegue(db, world);
const now = new Date(today);
const bornes = bornesJour(now);

/** The campaign answers within ninety days. */
const places: readonly { jours: number; a: string | null; complements?: number }[] = [
  { jours: 100, a: agent.id },
  { jours: 88, a: agent.id },
  { jours: 10, a: agent.id },
  { jours: 100, a: collegue.id },
  { jours: 95, a: null },
  { jours: 20, a: agent.id },
  { jours: 700, a: agent.id },
  { jours: 200, a: agent.id },
  { jours: 30, a: agent.id, complements: -1 },
];
for (const [rang, { jours, a, complements }] of places.entries()) {
  await setInstruction(db, dossiers[rang]?.id ?? '', {
    transmis_le: addJours(now, -jours),
    ...(a !== null && { affecte_a: a, affecte_le: now }),
    ...(complements !== undefined && {
      completude: 'demande',
      completude_avant: addJours(now, complements),
    }),
  });
}
const [premier, bientot, , , , renvoye, verse, accorde, incomplet] = dossiers.map(({ id_fo }) => id_fo);
await setDossier(db, dossiers[6]?.id ?? '', { exercice: 2025, exercice_fin: 2025 });
await setAccorde(db, {
  ...{ id_dossier: dossiers[7]?.id ?? '', id_service: drajes.id },
  ...{ annee: 2026, montant: 1500, le: '2026-10-15' },
});
for (const rang of [2, 5])
  await api(messageEndpoints.sendMessage, {
    as: world.jeanne,
    params: { id: dossiers[rang]?.id_fo ?? '' },
    body: { message: 'C’est fait.' },
  });

const jour = async (voir: VueJour = 'moi') =>
  (await api(jourEndpoints.readJour, { as: agent, query: { voir } })).body;
const listed = async (query: object) =>
  (await api(dossierEndpoints.listDossiers, { as: agent, query: { ...query, limit: 50 } })).body.items;
const numeros = (all: readonly { id_fo: string }[]) => all.map(({ id_fo }) => id_fo).toSorted();

test('each line has its kind, the first to do first', async () => {
  const { lignes, groupes, rubriques, charge } = await jour();
  expect(lignes.map(({ groupe, genre, id_fo }) => [groupe, genre, id_fo])).toEqual([
    ['retard', 'crf-du', verse],
    ['retard', 'versement', accorde],
    ['retard', 'commencer', premier],
    ['retard', 'complements', incomplet],
    ['aujourdhui', 'reponse', dossiers[2]?.id_fo],
    ['aujourdhui', 'reponse', renvoye],
    ['bientot', 'conclure', bientot],
  ]);
  expect(groupes.map(({ nombre }) => nombre)).toEqual([4, 2, 1]);
  expect(rubriques.map(({ code, nombre }) => [code, nombre])).toEqual([
    ['decider', 2],
    ['reponses', 2],
    ['versements', 1],
    ['comptes-rendus', 1],
    ['bloques', 1],
  ]);
  expect(charge).toBe(4);
});

test('what is late is what the queue says late, news are those of its filter, payments too', async () => {
  const { lignes } = await jour();
  const late = lignes.filter(({ groupe }) => groupe === 'retard');
  const of = (rubrique: string) => lignes.filter(({ genre }) => findJourRubrique(genre) === rubrique);
  const mine = { affectes: ['moi'] };
  expect(numeros(late.filter(({ genre }) => findJourRubrique(genre) === 'decider'))).toEqual(
    numeros(await listed({ ...mine, retard: ['oui'] })),
  );
  expect(numeros(of('reponses'))).toEqual(
    numeros(await listed({ ...mine, a_lire: ['corrige', 'message', 'rib'] })),
  );
  const due = await api(versementsEndpoints.listAVerser, {
    as: agent,
    params: { service: drajes.id },
    query: { groupes: ['retard'], suivi: 'moi' },
  });
  const said = (all: readonly { id_fo: string; montant: number | null }[]) =>
    all.map(({ id_fo, montant }) => [id_fo, montant]);
  expect(said(of('versements'))).toEqual(said(due.body.items));
});

test('deadlines, sums and titles are those of the queue and the desk; groups, those of the domain', async () => {
  const { lignes } = await jour();
  const items = await listed({});
  for (const one of lignes) {
    const item = items.find(({ id_fo }) => id_fo === one.id_fo);
    const instruction = item?.instructions?.[0];
    if (!item || !instruction) throw new Error(`the queue has no ${one.id_fo}`);
    expect(one.groupe).toBe(findJourGroupe({ genre: one.genre, le: new Date(one.le) }, bornes));
    if (one.id_fo === renvoye) {
      expect([one.projet, one.montant], 'what is being corrected is a draft').toEqual([null, null]);
      continue;
    }
    expect(one.montant).toBe(instruction.montant_accorde ?? instruction.montant_demande);
    expect(one.projet).toBe(item.description?.projet);
    if (findJourRubrique(one.genre) !== 'decider') continue;
    const { etat, transmis_le } = instruction;
    const du = reponseHabituelle({ etat, transmis_le: new Date(transmis_le ?? ''), delai_jours: 90 });
    expect(one.le).toBe(du?.toISOString());
  }
  const due = lignes.find(({ genre }) => genre === 'versement');
  expect(due?.le).toBe('2026-12-14T12:00:00.000Z');
});

test('a service sees the deadlines of all, who is in charge of each, and what has nobody', async () => {
  const { lignes, parCollegue } = await jour('service');
  const decider = lignes.filter(({ genre }) => findJourRubrique(genre) === 'decider');
  expect(numeros(decider.filter(({ groupe }) => groupe === 'retard'))).toEqual(
    numeros(await listed({ retard: ['oui'] })),
  );
  expect(decider.map(({ affecte }) => affecte)).toContain(null);
  expect(lignes.map(({ genre }) => genre)).not.toContain('reponse');
  const persons = await Promise.all(
    [agent.id, collegue.id, 'personne'].map(async (one) => {
      const theirs = { etats: filterEtats(isAtStudy), affectes: [one] };
      const [all, late] = [await listed(theirs), await listed({ ...theirs, retard: ['oui'] })];
      return [all.length, late.length];
    }),
  );
  const said = [agent.id, collegue.id, null].map((id) => {
    const found = parCollegue.find((one) => one.id === id);
    return [found?.nombre, found?.retards];
  });
  expect(said).toEqual(persons);
});

test('a report is due from eight days before the end of June, and late after it', async () => {
  const reports = async (at: string) => {
    portal.clock.set(at);
    const { lignes } = await jour();
    return lignes.flatMap(({ genre, groupe, exercice, id_fo }) =>
      genre === 'crf-du' ? [[groupe, exercice, id_fo]] : [],
    );
  };
  // The dossier granted for 2027 owes none yet.
  expect(await reports('2026-06-22T12:00:00Z')).toEqual([['bientot', 2025, verse]]);
  expect(await reports('2026-06-21T12:00:00Z')).toEqual([]);
  expect(await reports('2026-07-01T12:00:00Z')).toEqual([['retard', 2025, verse]]);
  portal.clock.set(today);
});

test('a payment that waits has the delay of its own request, in the day as in the list of payments and in the queue', async () => {
  const place = { id: accorde ?? '', service: drajes.id };
  const made = await api(paiementEndpoints.askPaiement, {
    as: agent,
    params: place,
    body: { montant: 1500 },
  });
  expect(made.status).toBe(201);
  const listedLate = async () => {
    const query = { groupes: ['retard' as const], suivi: 'moi' as const };
    const { body } = await api(versementsEndpoints.listAVerser, {
      as: agent,
      params: { service: drajes.id },
      query,
    });
    return body.items.map(({ id_fo }) => id_fo);
  };
  const inTheDay = async () => {
    const { lignes } = await jour();
    return lignes.flatMap(({ genre, id_fo }) => (genre === 'versement' ? [id_fo] : []));
  };
  const inTheQueue = async () => numeros(await listed({ affectes: ['moi'], a_payer: ['retard'] }));
  expect([await listedLate(), await inTheDay(), await inTheQueue()]).toEqual([[], [], []]);
  portal.clock.advance(70 * 86_400_000);
  expect([await listedLate(), await inTheDay(), await inTheQueue()]).toEqual([
    [accorde],
    [accorde],
    [accorde],
  ]);
  portal.clock.set(today);
});
