// The journal says of each act of the administration which fields it changed, each before and after, and never a secret.
import { attenduEndpoints } from '@asso/contract/catalogue/attendu.endpoints';
import { campagneEndpoints } from '@asso/contract/catalogue/campagne.endpoints';
import { administrationEndpoints } from '@asso/contract/compte/administration.endpoints';
import { questionEndpoints } from '@asso/contract/contenu/contenu.endpoints';
import { journalEndpoints } from '@asso/contract/contenu/journal.endpoints';
import { notePageEndpoints } from '@asso/contract/contenu/note-page.endpoints';
import { referentielEndpoints } from '@asso/contract/referentiel/referentiel.endpoints';
import { serviceAdminEndpoints } from '@asso/contract/service/service-admin.endpoints';
import { programmeEndpoints } from '@asso/contract/transfert/programme.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { expect, test } from 'vitest';
import { anAdministrateur } from '../compte/test/test-administrateurs.ts';
import { aCompte, aService, motDePasse } from '../compte/test/test-comptes.sql.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { aWorld, setTerritoire, today } from '../subvention/test/test-dossiers.sql.ts';
import { anEspace, wholeFdva } from '../transfert/test/test-osiris.ts';
import { journalEntier, readJournalSecrets } from './test/test-journal.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;
const portail = await anAdministrateur(db, { role: 'lca.admin' });
const national = await anAdministrateur(db);
const local = await anAdministrateur(db, { territoire: '13' });
const ailleurs = await anAdministrateur(db, { territoire: '30' });
const world = await aWorld(db);

const acte = async (objet: string, id_objet: string, as: Actor = national) => {
  const { items } = (await api(journalEndpoints.listActes, { as, query: { objet, id_objet } })).body;
  return items[0];
};
const valeurs = async (objet: string, id_objet: string, as: Actor = national) =>
  (await acte(objet, id_objet, as))?.valeurs.map(({ champ, avant, apres }) => [champ, avant, apres]);

const departement = { type: 'CD', niveau_territorial: 'departemental', code_territoire: '13' };
const changeService = (id: string, body: object, as = national) =>
  api(serviceAdminEndpoints.updateService, { as, params: { id }, ifMatch: 1, body: body as never });

test('a service: each field by its label, choices and the service above by their names', async () => {
  const { id: parent } = await aService(db, { nom: 'DRAJES du dessus' });
  const { id } = await aService(db, { nom: 'SDJES 13', ...departement });
  const changed = await changeService(id, {
    nom: 'SDJES des Bouches-du-Rhône',
    parent,
    'adresse.cp': '13006',
  });
  expect(changed.status).toBe(200);
  expect(await valeurs('service', id)).toEqual([
    ['Nom', 'SDJES 13', 'SDJES des Bouches-du-Rhône'],
    ['Service dont il dépend', null, 'DRAJES du dessus'],
    ['Code postal', null, '13006'],
  ]);
  expect(await valeurs('service', id, local)).toHaveLength(3);
  expect(await valeurs('service', id, ailleurs)).toBeUndefined();
  expect(await valeurs('service', id, portail)).toHaveLength(3);
});

test('the journal is searched by what changed, and exported one line a field', async () => {
  const { id } = await aService(db, { nom: 'Service Zéphyrin', ...departement });
  await changeService(id, {
    nom: 'Service Borée',
    signataire: 'Anne Martin',
    qualite_signataire: 'Directrice',
  });
  // The new name stands in the values alone.
  const query = { q: 'boree' };
  expect((await api(journalEndpoints.listActes, { as: national, query })).body.total).toBe(1);
  const file = await api(journalEndpoints.exportActes, { as: national, query });
  const lines = file.bytes.toString().trim().split('\r\n');
  expect(lines[0]).toContain('Quand;Qui;A fait;Sur;Nom;Champ;Avant;Après;Motif');
  expect(lines.slice(1).map((line) => line.split(';').slice(5, 8))).toEqual([
    ['Nom', 'Service Zéphyrin', 'Service Borée'],
    ['Qui signe les lettres', '', 'Anne Martin'],
    ['En quelle qualité', '', 'Directrice'],
  ]);
});

test('an account: its state, its roles and its territory', async () => {
  const { id } = await aCompte(db, { roles: ['rds.user'] });
  const change = (body: object, ifMatch: number) =>
    api(administrationEndpoints.updateAcces, { as: portail, params: { id }, ifMatch, body });
  const deux = async () => {
    const { de, vers } = (await acte('compte', id, portail)) ?? {};
    return [de, vers];
  };
  await change({ actif: false }, 1);
  expect(await deux()).toEqual(['Actif', 'Désactivé']);
  await change({ actif: true, verrouille: true }, 2);
  expect(await deux()).toEqual(['Désactivé', 'Verrouillé']);
  await change({ verrouille: false }, 3);
  expect(await deux()).toEqual(['Verrouillé', 'Actif']);
  await change({ roles: ['rds.admin', 'rds.user'], territoire: null }, 4);
  expect(await deux()).toEqual(['rds.user', 'rds.admin@pays, rds.user']);
  await change({ territoire: '13' }, 5);
  expect(await deux()).toEqual(['pays', '13']);
});

test('a question: a long answer is shown from where it changes', async () => {
  const [debut, fin] = ['Un dossier se dépose en ligne. '.repeat(20), ' Le portail le garde.'.repeat(20)];
  const body = { question: 'Comment déposer ?', motif: 'SUB', rang: 2, publie: true };
  const made = await api(questionEndpoints.createQuestion, {
    as: portail,
    body: { ...body, reponse: `${debut}Avant le 1er mars.${fin}` } as never,
  });
  const { id } = made.body;
  const saved = await api(questionEndpoints.updateQuestion, {
    as: portail,
    params: { id },
    ifMatch: 1,
    body: { reponse: `${debut}Avant le 2 avril.${fin}`, publie: false } as never,
  });
  expect(saved.status).toBe(200);
  const [reponse, publie, ...others] = (await valeurs('question', id, portail)) ?? [];
  expect([others, publie]).toEqual([[], ['Publié', 'Oui', 'Non']]);
  const [champ, avant = '', apres = ''] = reponse ?? [];
  expect(champ).toBe('Réponse');
  expect([avant?.includes('1er mars'), apres?.includes('2 avril')]).toEqual([true, true]);
  expect([avant, apres].map((text) => (text ?? '').length <= 280 && /^….*…$/.test(text ?? ''))).toEqual([
    true,
    true,
  ]);
});

test('a note: its pages and its days as they are typed', async () => {
  const note = { titre: 'Travaux', texte: 'Dimanche.', kind: 'info', routes: ['*'], debut: null, fin: null };
  const { id } = (await api(notePageEndpoints.createNote, { as: portail, body: note as never })).body;
  await api(notePageEndpoints.updateNote, {
    as: portail,
    params: { id },
    ifMatch: 1,
    body: { kind: 'alerte', fin: '2027-03-14T22:59:59Z' } as never,
  });
  expect(await valeurs('note', id, portail)).toEqual([
    ['Ton', 'Information', 'Alerte'],
    ['Affichée jusqu’au', null, '14/03/2027'],
  ]);
});

test('a list: each of its values by its name', async () => {
  const as = await anAdministrateur(db, { role: 'rds.appli_admin' });
  const params = { _id: 'niveaux-agrements' };
  const changes = { regional: { label: 'Régional (DRAJES)' }, local: { label: 'Communal' } };
  await api(referentielEndpoints.updateReferentiel, { as, params, ifMatch: 1, body: { changes } });
  expect(await valeurs('referentiel', 'niveaux-agrements')).toEqual([
    ['Régional : Libellé', 'Régional', 'Régional (DRAJES)'],
    ['Nouvelle valeur', null, 'Communal'],
  ]);
});

test('a question of the library of forms', async () => {
  const body = { label: 'Repas', code: 'repas', bloc: 'custom-bloc', kind: 'int', crf: 'modifiable' };
  const { id } = (await api(attenduEndpoints.createChampAttendu, { as: national, body })).body;
  const changes = { label: { from: 'Repas', to: 'Nombre de repas' } };
  await api(attenduEndpoints.updateChampAttendu, {
    as: national,
    params: { id },
    body: { changes },
    ifMatch: 1,
  });
  expect(await valeurs('champ-attendu', id)).toEqual([[expect.any(String), 'Repas', 'Nombre de repas']]);
});

test('a campaign: what its publication changes for everybody, never what its first one says', async () => {
  await setTerritoire(db, world.drajes.id, '13');
  await world.publish();
  const params = { id: world.code };
  const read = async () => (await api(campagneEndpoints.readCampagne, { as: local, params })).body;
  const { id, brouillon } = await read();
  await api(campagneEndpoints.saveBrouillon, {
    as: local,
    params,
    body: { changes: { titre: { from: brouillon.valeur.titre, to: 'Aide aux grands pas' } } },
    ifMatch: brouillon.version,
  });
  const { version } = (await read()).brouillon;
  const published = await api(campagneEndpoints.publishCampagne, { as: local, params, ifMatch: version });
  expect(published.status).toBe(201);
  expect((await valeurs('subvention', id, local))?.[0]).toEqual([
    'Titre',
    brouillon.valeur.titre,
    'Aide aux grands pas',
  ]);
});

test('a programme of payments: its name, its schemes and who reads it', async () => {
  const { admin, nadia, create } = await anEspace(portal);
  const body = { libelle: 'Jeunesse', dispositifs: [wholeFdva], comptes: [] };
  expect((await create(admin, { ...body, code: 'BOP-163' })).status).toBe(201);
  await api(programmeEndpoints.saveProgramme, {
    as: admin,
    params: { programme: 'BOP-163' },
    ifMatch: 1,
    body: { ...body, libelle: 'Vie associative', comptes: [nadia.id] },
  });
  expect(await valeurs('programme-osiris', 'BOP-163', portail)).toEqual([
    ['Nom du programme', 'Jeunesse', 'Vie associative'],
    ['Qui lit ce programme', null, expect.any(String)],
  ]);
});

test('who does not administer reads none of it, by the page or the export', async () => {
  for (const as of [world.jeanne, world.agent]) {
    expect((await api(journalEndpoints.listActes, { as })).status).toBe(403);
    expect((await api(journalEndpoints.exportActes, { as })).status).toBe(403);
  }
  expect((await api(journalEndpoints.listActes, { as: portail })).status).toBe(200);
});

test('no password, link, key or bank account is ever in it', async () => {
  const { id } = await aCompte(db, { roles: ['rds.user'] });
  const body = { nouveau_mot_de_passe: true as const };
  await api(administrationEndpoints.updateAcces, { as: portail, params: { id }, ifMatch: 1, body });
  const { colonnes, trouves } = await readJournalSecrets(db);
  // The trap is set: these hold something to look for.
  expect(colonnes).toEqual(expect.arrayContaining(['utilisateur.mot_de_passe']));
  expect(trouves).toEqual([]);
  expect(await journalEntier(db)).not.toContain(motDePasse);
});
