import { modeleCourrierEndpoints } from '@asso/contract/courrier/modele-courrier.endpoints';
import type { TexteLettre } from '@asso/domain/dossier/texte-lettre.schema';
import { expect, test } from 'vitest';
import { aService } from '../compte/test/test-comptes.sql.ts';
import { features } from '../features.ts';
import { listHistory } from '../platform/history/history.sql.ts';
import { anActor } from '../platform/http/test/test-actor.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { mailsTo } from '../platform/mail/test/test-mails.sql.ts';
import { readPdf, words } from '../platform/pdf/test/test-read-pdf.ts';
import { setContact } from '../service/test/test-services.sql.ts';
import { aWorld, setTerritoire } from '../subvention/test/test-dossiers.sql.ts';
import { changePublished, deletePublished, objetsPublies } from './test/test-modeles.sql.ts';
import { accord, aPublished, asServiceAccount } from './test/test-modeles.ts';

const {
  archiveModele,
  createModele,
  listModeles,
  listVersions,
  publishModele,
  readEssaiPdf,
  readModele,
  saveModele,
  sendEssai,
} = modeleCourrierEndpoints;

const portal = await aPortal({ features });
const { api, db } = portal;

async function aModele(contenu = accord) {
  const world = await aWorld(db);
  const as = asServiceAccount(world.agent);
  const { body } = await api(createModele, { as, body: { id_service: world.drajes.id, contenu } });
  const params = { id: body.id };
  const read = async () => (await api(readModele, { as, params })).body;
  const save = async (change: Partial<typeof accord>, ifMatch?: number) =>
    api(saveModele, {
      as,
      params,
      ifMatch: ifMatch ?? (await read()).version,
      body: { contenu: { ...contenu, ...change } },
    });
  const publish = async (ifMatch?: number, key?: string) =>
    api(publishModele, { as, params, ifMatch: ifMatch ?? (await read()).version, idempotencyKey: key });
  return { world, as, params, read, save, publish };
}

test('all the services of a territory are offered, however many they are', async () => {
  const national = anActor({ roles: ['rds.admin'], territoire: null });
  const some = await Promise.all(Array.from({ length: 201 }, (_, n) => aService(db, { nom: `Zone ${n}` })));
  const { services } = (await api(listModeles, { as: national })).body;
  const offered = new Set(services.map(({ id }) => id));
  expect(some.filter(({ id }) => !offered.has(id))).toEqual([]);
});

test('a template serves once published; what is written after does not change what was', async () => {
  const { params, read, save, publish } = await aModele();
  expect(await read()).toMatchObject({
    publiee: null,
    isModifie: true,
    problems: [],
    rights: { write: true },
  });
  expect((await publish()).body.publiee).toMatchObject({ numero: 1, nom: 'Notification FDVA' });
  expect((await publish()).codes).toEqual(['courrier.rien-a-publier']);
  await save({ objet: 'Un autre objet' });
  expect(await read()).toMatchObject({ isModifie: true, publiee: { numero: 1 } });
  const ofModele = { objet: 'modele-courrier', id_objet: params.id };
  const [enregistre] = await listHistory(db, ofModele, { limit: 1 });
  expect(enregistre?.details).toEqual({
    avant_apres: [
      { champ: 'Objet', avant: 'Votre subvention [Subvention demandée]', apres: 'Un autre objet' },
    ],
  });
  expect(await objetsPublies(db)).toContain(accord.objet);
  expect((await publish()).body.publiee?.numero).toBe(2);
  const [publie] = await listHistory(db, ofModele, { limit: 1 });
  expect([publie?.from, publie?.to]).toEqual(['version 1', 'version 2']);
});

test('whoever writes a template is told what its service has not given: address, telephone, who signs', async () => {
  const { read, world } = await aModele();
  const said = async () =>
    (await read()).avis
      .filter(({ code }) => code === 'courrier.service-incomplet')
      .map(({ message }) => message);
  expect((await said())[0]).toMatch(/^En-tête et date : .*adresse postale.*ville/);
  expect((await said())[1]).toMatch(/^Signature : .*qui signe/);
  await setContact(db, world.drajes.id, {
    ...{ adresse: { cp: '13006', commune: 'Marseille' }, telephone: '+33465710000', email: 'a@exemple.fr' },
    ...{ signataire: 'Anne Martin', qualite_signataire: 'La directrice' },
  });
  expect(await said()).toEqual([]);
});

test('a published version cannot be changed, by anybody', async () => {
  const { publish } = await aModele();
  await publish();
  await expect(changePublished(db)).rejects.toThrow('never changes');
  await expect(deletePublished(db)).rejects.toThrow('never changes');
});

test('an unknown field is kept in the draft, and refused at publication with its name and its place', async () => {
  const { read, save, publish } = await aModele();
  const saved = await save({ texte: `${accord.texte}\nPour {association.non}.` });
  expect(saved.status).toBe(200);
  const said = 'Paragraphe 2 : le champ « association.non » n’existe pas.';
  expect((await read()).problems[0]?.message).toContain(said);
  const refused = await publish();
  expect([refused.status, refused.problem.code]).toEqual([400, 'courrier.champ-inconnu']);
  expect(refused.problem.message).toContain(said);
});

test('published twice by a double click, it has one version', async () => {
  const { read, publish } = await aModele();
  const { version } = await read();
  const [first, second] = await Promise.all([publish(version, 'deux-clics'), publish(version, 'deux-clics')]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect((await read()).publiee?.numero).toBe(1);
});

test('two people on one template: the second is told, nothing is lost', async () => {
  const { save, read } = await aModele();
  const { version } = await read();
  expect((await save({ objet: 'Le premier' }, version)).status).toBe(200);
  expect((await save({ objet: 'Le second' }, version)).status).toBe(409);
  expect((await read()).contenu.objet).toBe('Le premier');
});

const corps: TexteLettre = {
  forme: 1,
  blocs: [
    {
      genre: 'paragraphe',
      passages: [{ texte: 'Le montant est ' }, { champ: 'decision.montant', gras: true }],
    },
    {
      genre: 'condition',
      cas: ['partie'],
      blocs: [{ genre: 'paragraphe', passages: [{ texte: 'Une part.' }] }],
    },
  ],
};
const lignes = 'Le montant est {decision.montant}\n\n[si accordée en partie]\n\nUne part.\n\n[fin si]';

test('a text is given whole or as lines: both forms come back, and the lines alone lose nothing of it', async () => {
  const { as, params, read, save, publish } = await aModele();
  expect((await read()).contenu.corps.blocs[0]).toEqual({
    genre: 'titre',
    passages: [{ texte: 'Décision' }],
  });
  const whole = { nature: accord.nature, nom: accord.nom, objet: accord.objet };
  const put = async (contenu: object) =>
    api(saveModele, {
      as,
      params,
      ifMatch: (await read()).version,
      body: { contenu: { ...whole, ...contenu } },
    });
  expect((await put({ corps })).body.contenu).toMatchObject({ texte: lignes, corps });
  await publish();
  expect((await read()).isModifie).toBe(false);
  // A program that knows only the lines sends back what it read.
  expect((await put({ texte: lignes, objet: 'Autre' })).body.contenu).toMatchObject({
    objet: 'Autre',
    corps,
  });
  expect((await put({ texte: lignes, corps })).status).toBe(200);
  expect((await put({ texte: 'Autre chose', corps })).codes).toEqual(['courrier.texte-double']);
  const heavy = { genre: 'paragraphe', passages: [{ texte: 'x'.repeat(15_000) }] };
  expect((await put({ corps: { forme: 1, blocs: [heavy, heavy] } })).codes).toEqual(['courrier.texte-long']);
  for (const wrong of [
    { forme: 2, blocs: [] },
    { forme: 1, blocs: [{ genre: 'html', html: '<b>x</b>' }] },
  ])
    expect((await put({ corps: wrong })).status).toBe(400);
  expect((await save({ texte: 'Tout autre.' })).body.contenu.corps.blocs).toEqual([
    { genre: 'paragraphe', passages: [{ texte: 'Tout autre.' }] },
  ]);
});

test('two people change the same template: what does not cross is merged, the rest is asked', async () => {
  const { as, params, read } = await aModele();
  const { version, contenu } = await read();
  const change = (changes: Record<string, { from: unknown; to: unknown }>) =>
    api(saveModele, { as, params, ifMatch: version, body: { changes } });
  expect((await change({ objet: { from: contenu.objet, to: 'Le premier' } })).status).toBe(200);
  const merged = await change({ blocs: { from: contenu.corps.blocs, to: corps.blocs } });
  expect(merged.body.contenu).toMatchObject({ objet: 'Le premier', texte: lignes });
  const crossed = await change({ objet: { from: contenu.objet, to: 'Le second' } });
  expect([crossed.status, crossed.problem.conflicts]).toEqual([409, { objet: 'Le premier' }]);
  expect((await change({ nature: { from: 'accord', to: 'tout' } })).status).toBe(400);
  expect((await read()).contenu.objet).toBe('Le premier');
});

test('a name is given, and taken once in a service', async () => {
  const { world, as, save } = await aModele();
  const create = (nom: string, id_service = world.drajes.id) =>
    api(createModele, { as, body: { id_service, contenu: { ...accord, nom } } });
  expect((await create(' notification fdva ')).codes).toEqual(['courrier.nom-deja-pris']);
  expect((await create('  ')).codes).toEqual(['courrier.nom-absent']);
  expect((await create('Une autre')).status).toBe(201);
  expect((await save({ nom: 'une AUTRE' })).codes).toEqual(['courrier.nom-deja-pris']);
});

test('the people of a service read its templates; its account and its administrator alone write them', async () => {
  const { world, params, read } = await aModele();
  const { version } = await read();
  await setTerritoire(db, world.drajes.id, '93');
  const admin = { ...world.agent, role: 'rds.admin', roles: ['rds.admin'], services: [] };
  const people = {
    agent: world.agent,
    compte: asServiceAccount(world.agent),
    autre: asServiceAccount(world.autreAgent),
    regional: { ...admin, territoire: '93' },
    ailleurs: { ...admin, territoire: '971' },
    jeanne: world.jeanne,
  };
  const seen: Record<string, number[]> = {};
  for (const [name, as] of Object.entries(people)) {
    const body = { contenu: accord };
    seen[name] = [
      (await api(readModele, { as, params })).status,
      (await api(saveModele, { as, params, ifMatch: version + 50, body })).status,
      (await api(publishModele, { as, params, ifMatch: version + 50 })).status,
      (await api(archiveModele, { as, params, ifMatch: version + 50 })).status,
      (
        await api(createModele, {
          as,
          body: { id_service: world.drajes.id, contenu: { ...accord, nom: name } },
        })
      ).status,
    ];
  }
  expect(seen).toEqual({
    agent: [200, 403, 403, 403, 403],
    compte: [200, 409, 409, 409, 201],
    autre: [404, 404, 404, 404, 400],
    regional: [200, 409, 409, 409, 201],
    ailleurs: [404, 404, 404, 404, 400],
    jeanne: [403, 403, 403, 403, 403],
  });
});

test('an archived template is offered no more, and its letters stay', async () => {
  const { world, as, params, read } = await aModele();
  const version = await aPublished(
    portal,
    { agent: world.agent, id_service: world.drajes.id },
    { ...accord, nom: 'B' },
  );
  expect((await api(archiveModele, { as, params, ifMatch: (await read()).version })).status).toBe(200);
  const { modeles, services } = (await api(listModeles, { as })).body;
  expect(modeles.map(({ publiee }) => publiee?.id_version)).toEqual([version]);
  expect(services).toMatchObject([{ id: world.drajes.id }]);
  expect((await api(readModele, { as, params })).status).toBe(404);
});

test('versions say who, when and what changed; who decides for the service reads them, others do not', async () => {
  const { world, as, params, save, publish } = await aModele();
  const versions = async (reader = as) => api(listVersions, { as: reader, params });
  expect((await versions()).body).toEqual([]);
  await publish();
  await save({ objet: 'Un autre objet' });
  await publish();
  const { body } = await versions(world.agent);
  expect(body).toMatchObject([
    {
      numero: 2,
      par: expect.stringMatching(/\S \S/),
      ecarts: [
        { champ: 'Objet', retire: ['Votre subvention [Subvention demandée]'], ajoute: ['Un autre objet'] },
      ],
    },
    { numero: 1, ecarts: [], contenu: { objet: accord.objet } },
  ]);
  expect((await versions(asServiceAccount(world.autreAgent))).codes).toEqual(['courrier.modele-introuvable']);
  // An earlier one is taken back by saving it again: it has a new number, and the others stay.
  await save({ objet: body[1]?.contenu.objet ?? '' });
  expect((await publish()).body.publiee?.numero).toBe(3);
  expect((await versions()).body.map(({ contenu }) => contenu.objet)).toEqual([
    accord.objet,
    'Un autre objet',
    accord.objet,
  ]);
});

test('a trial goes to who asks and to nobody else, says what it is, and decides nothing', async () => {
  const { world, as, params } = await aModele();
  const me = { ...as, email: `essai-${params.id}@exemple.fr` };
  const others = [world.emails.jeanne, world.emails.agent, world.courriels.drajes];
  const counts = () =>
    Promise.all([me.email, ...others].map(async (email) => (await mailsTo(db, email)).length));
  const before = await counts();
  const body = { dossier: null, cas: 'accordee' } as const;
  const sent = await api(sendEssai, { as: me, params, body, idempotencyKey: `essai-${params.id}` });
  expect(sent.body).toEqual({ envoye_a: me.email });
  const again = await api(sendEssai, { as: me, params, body, idempotencyKey: `essai-${params.id}` });
  expect(again.status).toBe(200);
  expect(await counts()).toEqual([1, ...before.slice(1)]);
  const [mail] = await mailsTo(db, me.email);
  expect(mail?.objet).toMatch(/^Essai, pour vous seulement : Votre subvention FDVA/);
  expect(mail?.texte).toContain('Rien n’est parti à l’association');
  expect(mail?.texte).toContain('Vous lisez ici son texte seul.');
  expect(mail?.texte).toContain('Les Pions de l’Huveaune reçoit 5\u202f000\u00a0€');
  // No trial is sent by a person who only uses the letters, by another service, or on a dossier of another service.
  const refused = async (who: typeof as, dossier: string | null = null) =>
    (await api(sendEssai, { as: who, params, body: { ...body, dossier } })).status;
  expect(await refused(world.agent)).toBe(403);
  expect(await refused(asServiceAccount(world.autreAgent))).toBe(404);
  expect(await refused(me, '26-999999')).toBe(404);
  expect(await counts()).toEqual([1, ...before.slice(1)]);
});

test('who writes or uses letters sees the PDF of a template before any association does; it says that it is a trial', async () => {
  const { world, as, params } = await aModele();
  const see = (who: typeof as, query: object = { cas: 'accordee' }) =>
    api(readEssaiPdf, { as: who, params, query: query as never });
  for (const who of [as, world.agent]) {
    const seen = await see(who);
    expect([seen.status, seen.headers['content-type']]).toEqual([200, 'application/pdf']);
    const text = words((await readPdf(seen.bytes)).pages.map((page) => page.text).join(' '));
    expect(text).toMatch(/Les Pions de l’Huveaune reçoit 5.000/);
    expect(text).toContain('essai');
  }
  expect((await see(as, { dossier: '26-999999' })).status).toBe(404);
  expect((await see(asServiceAccount(world.autreAgent))).status).toBe(404);
  expect((await see(world.jeanne)).status).toBe(403);
});
