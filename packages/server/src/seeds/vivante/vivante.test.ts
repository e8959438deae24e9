import { signauxEndpoints } from '@asso/contract/instruction/signaux.endpoints';
import { statistiquesEndpoints } from '@asso/contract/statistiques/statistiques.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { transmissionCrfProblems } from '@asso/domain/crf/crf.steps';
import { readTri } from '@asso/domain/dossier/dossier-tris.rows';
import { etatsInstruction, isAccorde, isDecide, isTransmis } from '@asso/domain/dossier/instruction.states';
import { iban } from '@asso/domain/identifiants/banque';
import { courriel } from '@asso/domain/identifiants/courriel';
import { rna } from '@asso/domain/identifiants/rna';
import { siren, siret } from '@asso/domain/identifiants/siren-siret';
import { budgetTotals, isEquilibre } from '@asso/domain/referentiel/budget.rules';
import { isDayOutside } from '@asso/domain/subvention/dates-projet.rules';
import { transmissionProblems } from '@asso/domain/subvention/dossier-subvention.steps';
import { computeBudget, montantDemande } from '@asso/domain/subvention/projet.rules';
import { describe, expect, it } from 'vitest';
import { listDossierCrfs } from '../../crf/crf.sql.ts';
import { loadCrf } from '../../crf/load-crf.ts';
import { type DossierRow, findDossier } from '../../dossier/dossier.sql.ts';
import { listDossiers } from '../../dossier/liste/dossier-list.sql.ts';
import { askedList, type FiltresAsked } from '../../dossier/liste/dossier-list-asked.ts';
import { toListOrder } from '../../dossier/liste/dossier-order.sql.ts';
import { features } from '../../features.ts';
import { listEtiquettes } from '../../instruction/bureau/etiquette.sql.ts';
import { listServiceEnveloppes } from '../../instruction/enveloppe/enveloppe.sql.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { listHistory } from '../../platform/history/history.sql.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { findService } from '../../service/service.sql.ts';
import { listPublications, readFichier } from '../../statistiques/publication/publication.sql.ts';
import { loadDossier } from '../../subvention/load-dossier.ts';
import { actorOfEmail } from '../demo/acteurs.ts';
import { makeCourriel, makeNumeros } from './associations-vivantes.ts';
import { calendrier } from './calendrier.ts';
import { readAgents } from './moments.ts';
import { associationsVivantes } from './plan.ts';
import { associationARenouveler, servicesVivants } from './services-vivants.ts';
import { seedVivante } from './vivante.ts';

const now = new Date('2026-11-26T15:00:00Z');
const portal = await aPortal({ features, clock: aClock(now) });
const { db } = portal;
const accounts = await seedVivante(portal);
const agents = await readAgents(portal);
const quand = calendrier(now);
const bretagne = (await findService(db, servicesVivants.bretagne.code))?.id ?? '';

async function listed(actor: Actor, filtres: FiltresAsked = {}) {
  const asked = askedList(actor, filtres, now);
  const order = toListOrder(readTri('numero'));
  const { rows } = await listDossiers(db, { ...asked, order, limit: 400, cursor: null });
  return rows.map(({ dossier }) => dossier);
}
const read = async (id: string) => {
  const row = await findDossier(db, id);
  if (!row) throw new Error('a dossier has gone');
  return loadDossier(db, row);
};

const bretons = await listed(agents.maelle);
const nationaux = await listed(agents.bastien);
const dossiers = await Promise.all([...bretons, ...nationaux].map(({ id }) => read(id)));
const etatOf = ({ instructions }: DossierRow) => instructions[0]?.etat ?? 'A';

describe('the requests of the living demonstration', () => {
  it('fill three exercises of one service, two of another, in every state a service reads', () => {
    expect(bretons.length).toBeGreaterThanOrEqual(130);
    expect(nationaux.length).toBeGreaterThanOrEqual(28);
    const exercices = new Set(dossiers.map(({ row }) => row.exercice));
    expect([...exercices].toSorted()).toEqual([2025, 2026, 2027]);
    const etats = new Set(dossiers.map(({ row }) => etatOf(row)));
    for (const etat of ['C', 'D', '2', '6', '7', '8', '9', '10', '11', '12'] as const)
      expect(etats, etatsInstruction[etat]).toContain(etat);
  });

  it('could each be sent on the day they were', () => {
    for (const { row, complet } of dossiers) {
      const at = row.instructions[0]?.transmis_le;
      expect(at, row.id_fo).not.toBeNull();
      const given = { now: new Date(at ?? now), isSentBack: etatOf(row) === 'C' };
      expect(transmissionProblems(complet, given), `${row.id_fo} ${row.nom_association}`).toEqual([]);
    }
  });

  it('balance their budgets, within the days of their exercise', () => {
    for (const { row, complet } of dossiers) {
      for (const { corps } of complet.projets) {
        for (const budget of corps.budgets ?? []) {
          const totals = budgetTotals(computeBudget(corps, budget, complet.campagne));
          expect([isEquilibre(totals), totals.aCorriger], row.id_fo).toEqual([
            true,
            { charge: [], produit: [], contribution: [] },
          ]);
          expect(totals.emploisCents).toBe(totals.ressourcesCents);
        }
        const { date_debut, date_fin } = corps.description ?? {};
        expect([date_debut, date_fin].map((day) => isDayOutside(day, row))).toEqual([false, false]);
      }
    }
  });

  it('say in order what happened to them, by somebody, never later than now', async () => {
    for (const { row } of dossiers) {
      const history = (
        await listHistory(db, { objet: 'dossier', id_objet: row.id }, { limit: 100 })
      ).toReversed();
      expect(history[0]?.action).toBe('dossier.create');
      expect(history.some(({ action }) => action === 'instruction.transmit')).toBe(true);
      const moves = history.filter(({ action, to }) => action.startsWith('instruction.') && to !== null);
      expect(moves.at(-1)?.to, row.id_fo).toBe(etatOf(row));
      const times = moves.map(({ at }) => at.getTime());
      expect(times, row.id_fo).toEqual(times.toSorted((a, b) => a - b));
      for (const { at, utilisateur } of history) {
        expect(at.getTime()).toBeLessThanOrEqual(now.getTime());
        expect(utilisateur).toBeTruthy();
      }
    }
  });

  it('ask and receive the amounts that their states allow', () => {
    for (const { row, complet } of dossiers) {
      const [one] = row.instructions;
      const asked = complet.projets.reduce((all, { corps }) => all + montantDemande(corps), 0);
      expect(one?.montant_demande, row.id_fo).toBe(asked);
      const etat = etatOf(row);
      expect((one?.montant_accorde ?? null) !== null, row.id_fo).toBe(isAccorde(etat));
      expect(Number(one?.montant_accorde ?? 0)).toBeLessThanOrEqual(asked);
      if (['9', '10'].includes(etat)) expect(one?.montant_verse, row.id_fo).toBe(one?.montant_accorde);
      expect(isTransmis(etat) || etat === 'C').toBe(true);
      if (isDecide(etat)) expect(one?.transmis_le).not.toBeNull();
    }
  });

  it('differ from each other: forty projects and more, each with its own words', () => {
    const intitules = new Set(dossiers.map(({ complet }) => complet.projets[0]?.corps.description?.intitule));
    expect(intitules.size).toBeGreaterThanOrEqual(60);
    const textes = new Set(dossiers.map(({ complet }) => complet.projets[0]?.corps.description?.objectifs));
    expect(textes.size).toBeGreaterThanOrEqual(60);
  });

  it('were accounted for, when the report was sent, as its rules ask', async () => {
    let sent = 0;
    for (const { row } of dossiers) {
      for (const crf of await listDossierCrfs(db, row.id)) {
        if (crf.id_etat < 3) continue;
        sent++;
        const { complet } = await loadCrf(db, { dossier: row, crf });
        expect(transmissionCrfProblems(complet), `${row.id_fo} ${crf.exercice}`).toEqual([]);
      }
    }
    expect(sent).toBeGreaterThan(25);
  });
});

describe('the desk of the living service', () => {
  it.each([
    { retard: ['oui'] },
    { a_lire: ['corrige'] },
    { a_lire: ['message'] },
    { a_lire: ['rib'] },
    { statuts: ['complet'] },
    { statuts: ['incomplet'] },
    ...['1', '2', '3', '4', '5'].map((etat) => ({ etatsCRF: [etat] })),
    { demande_min: ['20000'] },
    { affectes: ['moi'] },
    { affectes: ['personne'] },
    { exercices: ['2025'] },
    { departements: ['22'] },
    { departements: ['56'] },
    { id_sous_type_dispositif: ['PLU'] },
    { id_sous_type_dispositif: ['FON'] },
  ] as FiltresAsked[])('finds something under %j', async (filtres) => {
    expect((await listed(agents.maelle, filtres)).length).toBeGreaterThan(0);
  });

  it('finds something under each of its labels', async () => {
    for (const { id, nom } of await listEtiquettes(db, [bretagne]))
      expect((await listed(agents.maelle, { etiquettes: [id] })).length, nom).toBeGreaterThan(0);
  });

  it('is nearly at the end of its envelope', async () => {
    const [present] = await listServiceEnveloppes(db, [bretagne]);
    const spent = Number(present?.accorde) + Number(present?.propose);
    const part = spent / Number(present?.total);
    expect([present?.exercice, part > 0.98, part <= 1]).toEqual([2027, true, true]);
    expect(Number(present?.accorde)).toBeGreaterThan(0);
  });

  it('fires each signal somewhere', async () => {
    const codes = new Set<string>();
    for (const { id } of await listed(agents.maelle, { etats: ['D', '2'] })) {
      const params = { id, service: bretagne };
      const { body } = await portal.api(signauxEndpoints.readSignaux, { as: agents.maelle, params });
      for (const { code } of body.signaux) codes.add(code);
    }
    expect([...codes].toSorted()).toEqual([
      'argent-public',
      'avis-attendu',
      'avis-contraire',
      'budget',
      'crf-retard',
      'note',
      'premiere',
      'rib-ailleurs',
      'rib-nouveau',
      'texte',
    ]);
  });
});

it('gives the national service figures of two years and more', async () => {
  for (const exercice of [2025, 2026]) {
    const { body } = await portal.api(statistiquesEndpoints.readStatistiques, {
      as: agents.bastien,
      query: { exercice },
    });
    expect(body.ensemble.n).toBeGreaterThan(8);
    expect(body.ensemble.accorde).toBeGreaterThan(100_000);
    expect(body.delais.mediane).toBeGreaterThan(10);
  }
});

it('the living service publishes its decisions, none of them left out', async () => {
  const texte = await readFichier(db, {
    adresse: 'service-de-la-vie-associative-de-bretagne',
    fichier: 'subventions',
  });
  const lines = (texte ?? '').trim().split('\r\n');
  expect(lines.length).toBeGreaterThan(60);
  expect(lines[0]).toContain('nomAttribuant');
  const [publication] = await listPublications(db, [bretagne]);
  expect(publication).toMatchObject({ publie: true, nombre: lines.length - 1, ecartees: 0 });
});

describe('the identities of the living demonstration', () => {
  it('are right, and only its own', () => {
    for (const [rang, association] of associationsVivantes.entries()) {
      const numeros = makeNumeros(rang);
      expect([siren.check(numeros.siren), siren.warn?.(numeros.siren)]).toEqual([null, null]);
      expect([siret.check(numeros.siret), siret.warn?.(numeros.siret)]).toEqual([null, null]);
      expect(rna.check(numeros.id_rna)).toBeNull();
      expect(courriel.check(makeCourriel(association))).toBeNull();
    }
    const noms = associationsVivantes.map(({ nom }) => nom);
    expect(new Set(noms).size).toBe(noms.length);
    expect(new Set(associationsVivantes.map(makeCourriel)).size).toBe(noms.length);
    for (const { complet } of dossiers)
      for (const rib of complet.ribs) expect(iban.check(String(rib.iban))).toBeNull();
  });

  it('include who may renew last year’s request', async () => {
    const account = accounts.find(({ associations }) => associations[0]?.nom === associationARenouveler);
    const actor = await actorOfEmail(portal, account?.email ?? '');
    expect(actor?.associations).toHaveLength(1);
    const own = dossiers.filter(({ row }) => row.nom_association === associationARenouveler);
    expect(own.map(({ row }) => [row.exercice, etatOf(row)]).toSorted()).toEqual([
      [2025, '10'],
      [2026, '9'],
    ]);
  });
});

it('is made once', async () => {
  const again = await seedVivante(portal);
  expect(again).toEqual(accounts);
  expect(await listed(agents.maelle)).toHaveLength(bretons.length);
  expect(quand.exercice(0)).toBe(2027);
});
