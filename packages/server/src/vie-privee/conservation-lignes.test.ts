import { collectionCalls } from '@asso/contract/association/collections.endpoints';
import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { describe, expect, it } from 'vitest';
import { aFile } from '../association/test/test-lignes.ts';
import { features } from '../features.ts';
import { aGranted, versement } from '../paiement/test/test-paiements.ts';
import { eraseSeasonComptes } from '../pass-sport/saisons-finies.job.ts';
import {
  aClub,
  passSportCalls as callsOfPsp,
  passSportToday as todayPsp,
} from '../pass-sport/test/test-pass-sport.sql.ts';
import { aClock } from '../platform/clock/clock.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { aDocument, aRib, markEtats, today } from '../subvention/test/test-dossiers.sql.ts';
import { eraseDocuments, eraseDossiers, eraseRemovedLignes } from './conservation.ts';
import {
  anAccountSent,
  aSiteFor,
  dossierKept,
  isDocumentKept,
  isLigneKept,
  readHistoriqueValeurs,
  readJournalLines,
  removeSite,
} from './test/test-conservation.sql.ts';

const clock = aClock(today);
const portal = await aPortal({ features, clock });
const { db, api } = portal;

/** The job runs twice, since a second run must change nothing. */
const eraseAt = async (le: string) => {
  clock.set(le);
  await eraseRemovedLignes(portal);
  await eraseRemovedLignes(portal);
};

type Retiree = { as: Actor; id_asso: string; id: string };
const withdraw = async (type: 'representants_legaux' | 'ribs', { as, ...query }: Retiree) =>
  expect((await api(collectionCalls[type as 'rhs'].remove, { as, query })).status).toBe(200);

describe('who was withdrawn from the file of an association', () => {
  it('goes a year after, the name out of the journal too; who acted stays, and so does who was never withdrawn', async () => {
    clock.set(today);
    const { id_asso, jeanne, add } = await aFile(portal);
    const [gone, stays] = [
      (await add('representants_legaux', { nom: 'Partie', prenom: 'Zoé' })).body.id,
      (await add('representants_legaux', { nom: 'Restée', prenom: 'Ana' })).body.id,
    ];
    // A line that says the values of its fields loses them too.
    const valeurs = [{ champ: 'Nom', avant: 'Zoé Partie', apres: 'Zoé Arrivée' }];
    const line = { objet: 'representant', by: null, at: clock.now(), action: 'modifier', valeurs };
    await inTransaction(db, (tx) => writeHistory(tx, { ...line, id_objet: gone }));
    await withdraw('representants_legaux', { as: jeanne, id_asso, id: gone });
    await eraseAt('2028-02-01T11:59:59Z');
    expect(await isLigneKept(db, 'representant_legal', gone)).toBe(true);
    expect(await readHistoriqueValeurs(db, gone)).toContain('Zoé Partie');
    await eraseAt('2028-02-01T12:00:00Z');
    expect(await isLigneKept(db, 'representant_legal', gone)).toBe(false);
    expect(await isLigneKept(db, 'representant_legal', stays)).toBe(true);
    expect(await readHistoriqueValeurs(db, gone)).toEqual([]);
    expect(await readHistoriqueValeurs(db, stays)).toContain('Ana Restée');
    const lines = (await readJournalLines(db, gone)).map(({ action, utilisateur }) => [action, utilisateur]);
    const jeanneDite = `${jeanne.prenom} ${jeanne.nom}`;
    expect(lines).toEqual([
      ['ajouter', jeanneDite],
      ['modifier', null],
      ['retirer', jeanneDite],
      ['conservation.effacer', null],
    ]);
  });

  it('stays as long as a place of food aid is theirs, and not for one that was removed', async () => {
    clock.set(today);
    const { id_asso, jeanne, add } = await aFile(portal);
    const id = (await add('representants_legaux', { nom: 'Roux' })).body.id;
    const site = await aSiteFor(db, { id_association: id_asso, responsable_id: id });
    await withdraw('representants_legaux', { as: jeanne, id_asso, id });
    await eraseAt('2040-02-01T12:00:00Z');
    expect(await isLigneKept(db, 'representant_legal', id)).toBe(true);
    await removeSite(db, site);
    await eraseAt('2040-02-01T12:00:00Z');
    expect(await isLigneKept(db, 'representant_legal', id)).toBe(false);
  });
});

describe('an account that was withdrawn', () => {
  it('goes a year after', async () => {
    clock.set(today);
    const { id_asso, jeanne, siege, add } = await aFile(portal);
    const account = { id_siret: siege, iban: 'FR7642559000052102312860353' };
    const id = (await add('ribs', account)).body.id;
    await withdraw('ribs', { as: jeanne, id_asso, id });
    await eraseAt('2028-02-01T11:59:59Z');
    expect(await isLigneKept(db, 'rib', id)).toBe(true);
    await eraseAt('2028-02-01T12:00:00Z');
    expect(await isLigneKept(db, 'rib', id)).toBe(false);
  });

  it('stays as long as a file of Pass’Sport is paid on it', async () => {
    clock.set(todayPsp);
    const club = await aClub(db);
    await callsOfPsp(portal, club).begin();
    const id = club.id_rib ?? '';
    await withdraw('ribs', { as: club.helene, id_asso: club.id, id });
    await eraseAt('2037-08-31T22:00:00Z');
    expect(await isLigneKept(db, 'rib', id)).toBe(true);
    // Ten years after its season, the Pass’Sport file no longer names the account.
    await eraseSeasonComptes(portal);
    await eraseAt('2037-08-31T22:00:00Z');
    expect(await isLigneKept(db, 'rib', id)).toBe(false);
  });

  it('takes its scan with it, and no other one; an account that another establishment has keeps its own', async () => {
    clock.set(today);
    const { id_asso, jeanne, siege, annexe, add } = await aFile(portal);
    const [gone, both, stays] = [
      'FR7642559000052102312860353',
      'FR7610278089770002054310181',
      'FR7610278089770002054310164',
    ];
    const aScan = (iban: string, owner = id_asso) =>
      aDocument(db, owner, { type: 'RIB', iban, updated_at: new Date('2026-12-01T10:00:00Z') });
    const scans = {
      gone: await aScan('FR76 4255 9000 0521 0231 2860 353'),
      both: await aScan(both),
      stays: await aScan(stays),
    };
    const ailleurs = await aScan(gone, (await aFile(portal)).id_asso);
    const ids = [];
    for (const iban of [gone, both, stays]) ids.push((await add('ribs', { id_siret: siege, iban })).body.id);
    expect((await add('ribs', { id_siret: annexe, iban: both })).status).toBe(201);
    for (const id of ids.slice(0, 2)) await withdraw('ribs', { as: jeanne, id_asso, id });
    const kept = async () => [
      await isDocumentKept(db, scans.gone),
      await isDocumentKept(db, scans.both),
      await isDocumentKept(db, scans.stays),
      await isDocumentKept(db, ailleurs),
    ];
    await eraseAt('2028-02-01T11:59:59Z');
    await eraseDocuments(portal);
    expect(await kept()).toEqual([true, true, true, true]);
    await eraseAt('2028-02-01T12:00:00Z');
    await eraseDocuments(portal);
    expect(await kept()).toEqual([false, true, true, true]);
  });
});

describe('a granted dossier', () => {
  it('keeps its people and its account while it runs and ten years after; then they go, and every text with them', async () => {
    clock.set(today);
    const { world, id, id_fo, ask, move } = await aGranted(portal);
    const { jeanne, id_association: id_asso, representant, rib } = world;
    const given = await api(bureauEndpoints.saveAffectation, {
      as: world.agent,
      params: { id: id_fo, service: world.drajes.id },
      body: { de: null, a: world.agent.id },
    });
    expect(given.status).toBe(200);
    await ask(2000);
    await move('take');
    await move('order', { engagement: '2103456789', imputation: '0163-02' });
    await anAccountSent(db, id);
    const unused = await aRib(db, world);
    await withdraw('representants_legaux', { as: jeanne, id_asso, id: representant });
    for (const one of [rib, unused.id]) await withdraw('ribs', { as: jeanne, id_asso, id: one });

    // The dossier is still running: its payment is on its way, then paid, then the dossier is closed.
    await eraseAt('2032-02-01T12:00:00Z');
    const kept = async () => [
      await isLigneKept(db, 'representant_legal', representant),
      await isLigneKept(db, 'rib', rib),
      await isLigneKept(db, 'rib', unused.id),
    ];
    expect(await kept()).toEqual([true, true, false]);
    clock.set('2032-02-02T12:00:00Z');
    await move('pay', versement);
    await markEtats(db, id_fo, '10');

    clock.set('2042-02-02T11:59:59Z');
    await eraseDossiers(portal);
    await eraseAt('2042-02-02T11:59:59Z');
    expect(await kept()).toEqual([true, true, false]);
    const before = JSON.stringify(await dossierKept(db, id));
    expect(await readHistoriqueValeurs(db, id)).toContain('Jeanne Roux');
    for (const said of textes) expect(before).toContain(said);
    expect(before).toContain('FR7642559000052102312860353');

    clock.set('2042-02-02T12:00:00Z');
    await eraseDossiers(portal);
    await eraseAt('2042-02-02T12:00:00Z');
    expect(await kept()).toEqual([false, false, false]);
    const left = await dossierKept(db, id);
    const said = JSON.stringify(left);
    for (const gone of [...textes, 'FR7642559000052102312860353', 'LES VOISINS', representant, rib]) {
      expect(said).not.toContain(gone);
    }
    expect(left).toMatchObject({
      demande: 2000,
      projets: [
        { description: { intitule: 'Former nos arbitres' }, budgets: [{ charges: { '60-1': 3000 } }] },
      ],
      partis: [
        ['ACC', null, null, null, 2000],
        ['ACC', null, null, null, 2000],
      ],
    });
    // The history still tells what was decided, but names nobody.
    expect(await readHistoriqueValeurs(db, id)).toEqual([]);
  });
});

/** Texts of the project, and the code of a question of the campaign, which must be gone once the dossier is erased. */
const textes = [
  'Former douze arbitres.',
  'Trois samedis au siège.',
  'Deux formateurs bénévoles.',
  'Au siège.',
  'nombre_sessions',
];
