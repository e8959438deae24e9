import { randomUUID } from 'node:crypto';
import { usageEndpoints } from '@asso/contract/contenu/usage.endpoints';
import { messageEndpoints } from '@asso/contract/dossier/message.endpoints';
import { conservations } from '@asso/domain/referentiel/conservation.rows';
import { describe, expect, it } from 'vitest';
import { insertAvis } from '../contenu/usage.sql.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { keepValeurs, openLigne } from '../platform/history/historique-valeurs.sql.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { anActor } from '../platform/http/test/test-actor.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { subventionCalls } from '../subvention/test/test-calls.ts';
import { aDocument, aWorld, markEtats, today } from '../subvention/test/test-dossiers.sql.ts';
import { conservationWorkers } from './conservation.job.ts';
import {
  aideKept,
  countNotifications,
  dossierKept,
  insertAide,
  insertNotification,
  isDocumentKept,
  readHistoriqueValeurs,
  readJournalLines,
  removeDocument,
  tablesNamingDossiers,
} from './test/test-conservation.sql.ts';

const clock = aClock(today);
const portal = await aPortal({ features, clock });
const { db, api } = portal;

const run = async (name: string) => {
  const row = conservationWorkers(portal).find((one) => one.name === `vie-privee.${name}`);
  const context = { id: 'x', attempt: 1, isLastAttempt: true, signal: new AbortController().signal };
  // The job runs twice, since a second run must change nothing.
  await row?.handler({}, context);
  await row?.handler({}, context);
};

const readCommentaires = async () =>
  (await api(usageEndpoints.listCommentaires, { as: anActor({ roles: ['lca.admin'] }) })).body;

/** Makes a dossier transmitted today, with a message about it, then in this state. */
async function aSent(etat: '10' | '11' | '7') {
  clock.set(today);
  const world = await aWorld(db);
  await world.publish();
  const calls = subventionCalls(portal, world);
  const { id, id_fo } = await calls.aReady();
  expect((await calls.transmit(world.jeanne, id_fo)).status).toBe(200);
  const body = { message: 'Appelez Jeanne au 04 65 71 00 00.' };
  await api(messageEndpoints.sendMessage, { as: world.agent, params: { id: id_fo }, body });
  await markEtats(db, id_fo, etat);
  return { id, world };
}

describe('a dossier that is closed', () => {
  it.each([
    ['10', '2037-02-01T11:59:59Z', '2037-02-01T12:00:00Z'],
    ['11', '2029-02-01T11:59:59Z', '2029-02-01T12:00:00Z'],
  ] as const)(
    'in %s names people until its term, then says what was asked only',
    async (etat, before, after) => {
      const { id, world } = await aSent(etat);
      const open = await aSent('7');
      const { tete, ...told } = (await dossierKept(db, id)) ?? {};
      expect(told).toMatchObject({ messages: 1, pieces: 1, anonymise_le: null });
      clock.set(before);
      await run('dossiers');
      expect(await dossierKept(db, id)).toEqual({ tete, ...told });
      const opened = await dossierKept(db, open.id);
      clock.set(after);
      await run('dossiers');
      const left = await dossierKept(db, id);
      expect(left).toMatchObject({
        titre: told.titre,
        demande: told.demande,
        messages: 0,
        pieces: 0,
        noms: null,
        anonymise_le: clock.now(),
      });
      expect(JSON.stringify([left?.tete, left?.projets])).not.toContain(world.representant);
      expect(JSON.stringify(left?.tete)).not.toContain(world.rib);
      // The history loses no line and gains one for the erasing, once.
      expect(left?.actes).toBe((told.actes as number) + 1);
      expect(await dossierKept(db, open.id)).toEqual(opened);
    },
  );
});

describe('a dossier', () => {
  it('is named by these tables and no other: one more must be emptied too (dossiers-anonymes.sql.ts)', async () => {
    expect(await tablesNamingDossiers(db)).toEqual([
      'agrement_accord',
      'avis',
      'courrier',
      'crf',
      'crf_rappel',
      'decision',
      'decision_en_attente',
      'demande_paiement',
      'demande_signature',
      'dossier_agrement',
      'dossier_partage',
      'dossier_subvention',
      'empreinte_dossier',
      'etiquette_posee',
      'haa_sites_transmis',
      'instruction',
      'lecture_gardee',
      'lot_ligne',
      'message_dossier',
      'message_lecture',
      'note_instruction',
      'piece_dossier',
      'piece_transmise',
      'presence_dossier',
      'projet',
      'rappel',
      'regard_dossier',
      'renvoi_dossier',
      'signal_ecarte',
      'suivi_dossier',
      'version_recue',
      'visite_dossier',
    ]);
  });
});

describe('what was written to somebody', () => {
  it('notifications go two years after, those of others that are younger stay', async () => {
    const { jeanne, ali } = await aWorld(db);
    await insertNotification(db, jeanne.id, '2025-02-01T12:00:00Z');
    await insertNotification(db, ali.id, '2025-02-01T12:00:01Z');
    clock.set('2027-02-01T12:00:00Z');
    await run('correspondances');
    expect([await countNotifications(db, jeanne.id), await countNotifications(db, ali.id)]).toEqual([0, 1]);
  });

  it('a request for help keeps its motive only, two years after its answer', async () => {
    const [old, recent] = [
      await insertAide(db, { le: '2020-01-01', traitee: '2025-02-01T12:00:00Z', courriel: 'a@exemple.fr' }),
      await insertAide(db, { le: '2020-01-01', traitee: '2025-02-01T12:00:01Z', courriel: 'b@exemple.fr' }),
    ];
    clock.set('2027-02-01T12:00:00Z');
    await run('correspondances');
    expect(await aideKept(db, old)).toEqual({
      motif: 'CPT',
      sujet: '',
      message: '',
      courriel: 'efface@aide.invalid',
    });
    expect(await aideKept(db, recent)).toMatchObject({ message: 'Bonjour', courriel: 'b@exemple.fr' });
  });
});

describe('what was said of a procedure', () => {
  it('keeps its word and loses its comment a year after', async () => {
    await insertAvis(db, { demarche: 'crf', note: 'mal', commentaire: 'Trop long', jour: '2026-02-01' });
    await insertAvis(db, { demarche: 'crf', note: 'bien', commentaire: 'Parfait', jour: '2026-02-02' });
    clock.set('2027-02-01T12:00:00Z');
    await run('correspondances');
    const { items } = await readCommentaires();
    expect(items.map(({ commentaire }) => commentaire)).toEqual(['Parfait']);
  });
});

describe('a document that was removed', () => {
  it('goes a year after, unless a dossier still shows it or it was never removed', async () => {
    clock.set(today);
    const world = await aWorld(db);
    await world.publish();
    await subventionCalls(portal, world).aReady();
    const alone = await aDocument(db, world.id_association);
    const current = await aDocument(db, world.id_association);
    await removeDocument(db, alone, '2027-02-01T12:00:00Z');
    // This document is joined to a dossier.
    await removeDocument(db, world.document, '2027-02-01T12:00:00Z');
    clock.set('2028-02-01T11:59:59Z');
    await run('documents');
    expect(await isDocumentKept(db, alone)).toBe(true);
    clock.set('2028-02-01T12:00:00Z');
    await run('documents');
    expect(await isDocumentKept(db, alone)).toBe(false);
    expect(await isDocumentKept(db, current)).toBe(true);
    expect(await isDocumentKept(db, world.document)).toBe(true);
  });
});

describe('the journal', () => {
  it('keeps ten years what the saves of a draft changed, then erases it', async () => {
    const id = randomUUID();
    const by = { id: randomUUID(), nom: 'Roux', prenom: 'Jeanne', role: 'rds.admin' };
    const keepAt = (at: Date, apres: string) =>
      inTransaction(db, async (tx) => {
        const line = await openLigne(tx, { objet: 'subvention', id_objet: id, by, section: 'Dates', at });
        await keepValeurs(tx, { ...line, at, valeurs: [{ champ: 'Titre', avant: null, apres }] });
      });
    await keepAt(new Date('2017-02-01T12:00:00Z'), 'Ancien titre');
    await keepAt(new Date('2017-02-01T13:00:01Z'), 'Titre gardé');
    clock.set('2027-02-01T12:30:00Z');
    await run('journal');
    const kept = (await readHistoriqueValeurs(db, id)).join(' ');
    expect([kept.includes('Ancien titre'), kept.includes('Titre gardé')]).toEqual([false, true]);
  });

  it('says who acted for ten years, then the act alone; it is otherwise never changed', async () => {
    const id = randomUUID();
    const by = { id: randomUUID(), nom: 'Roux', prenom: 'Jeanne', role: 'lca.admin' };
    const line = { objet: 'service', id_objet: id, by, action: 'verrouiller', why: 'demande de Mme Roux' };
    await inTransaction(db, async (tx) => {
      await writeHistory(tx, { ...line, at: new Date('2017-02-01T12:00:00Z') });
      await writeHistory(tx, { ...line, at: new Date('2017-02-01T12:00:01Z') });
    });
    clock.set('2027-02-01T12:00:00Z');
    await run('journal');
    expect(await readJournalLines(db, id)).toEqual([
      { action: 'verrouiller', utilisateur: null, motif: null },
      { action: 'verrouiller', utilisateur: 'Jeanne Roux', motif: 'demande de Mme Roux' },
    ]);
  });
});

it('every job the table names is one the portal runs by itself', async () => {
  const rows = features.flatMap(({ build }) => build(portal).jobs ?? []);
  const known = new Map(rows.map(({ name, cron }) => [name, cron]));
  // These two jobs belong to the platform, so no feature lists them.
  for (const name of ['idempotence.purger', 'courriel.purger']) known.set(name, 'platform');
  const missing = Object.values(conservations)
    .map(({ tache }) => tache)
    .filter((tache) => known.get(tache) === undefined);
  expect(missing).toEqual([]);
});
