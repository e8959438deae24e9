import { courrierEndpoints } from '@asso/contract/courrier/courrier.endpoints';
import { modeleCourrierEndpoints } from '@asso/contract/courrier/modele-courrier.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { mailboxEndpoints } from '@asso/contract/kernel/mailbox.endpoints';
import type { ActionService } from '@asso/domain/dossier/instruction.states';
import type { TexteLettre } from '@asso/domain/dossier/texte-lettre.schema';
import { expect, test } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { findNodes, readPdf, words } from '../platform/pdf/test/test-read-pdf.ts';
import { setContact } from '../service/test/test-services.sql.ts';
import { subventionCalls } from '../subvention/test/test-calls.ts';
import { aWorld, markEtats, today } from '../subvention/test/test-dossiers.sql.ts';
import { accord, aPublished, refus } from './test/test-modeles.ts';

const { previewCourriers, listCourriers, listModelesPour, readCourrierPdf, readDonneesCourrier } =
  courrierEndpoints;
const { listEssais } = modeleCourrierEndpoints;
const { moveInstruction, readHistorique } = dossierEndpoints;

const portal = await aPortal({ features, clock: aClock(today) });

async function aStudied() {
  const world = await aWorld(portal.db);
  await world.publish();
  const calls = subventionCalls(portal, world);
  const { id_fo } = await calls.aReady();
  await markEtats(portal.db, id_fo, '2');
  const { projets, version } = await calls.read(world.agent, id_fo);
  const montants = projets.map(({ id }) => ({ id_projet: id, annee: 2027, montant_accorde: 1500 }));
  const params = { id: id_fo, service: world.drajes.id };
  const own = { agent: world.agent, id_service: world.drajes.id };
  const move = (action: ActionService, body: object) =>
    portal.api(moveInstruction, { as: world.agent, params: { ...params, action }, ifMatch: version, body });
  const letters = async (as = world.jeanne) =>
    (await portal.api(listCourriers, { as, params: { id: id_fo } })).body;
  return { world, calls, id_fo, montants, params, own, move, letters };
}

test('a grant leaves with its letter: the association reads and downloads what was previewed', async () => {
  const { world, id_fo, montants, params, own, move, letters } = await aStudied();
  const version = await aPublished(portal, own);
  const body = { montants, courriers: [version] };
  const preview = await portal.api(previewCourriers, {
    as: world.agent,
    params,
    body: { action: 'grant', montants, versions: [version] },
  });
  expect(preview.body.courriers).toMatchObject([
    {
      reference: `Dossier ${id_fo}`,
      blocs: [
        { genre: 'titre', texte: 'Décision' },
        { genre: 'paragraphe', texte: 'Les Voisins de la rue Haute reçoit 1\u202f500\u00a0€ le 01/02/2027.' },
        { genre: 'liste', points: ['un premier point', 'un second'] },
        { genre: 'tableau', lignes: [{ annee: 2027, demande: 2000, accorde: 1500 }] },
        { genre: 'paragraphe' },
      ],
    },
  ]);
  expect(await letters()).toEqual([]);
  expect((await move('grant', body)).status).toBe(200);
  const [letter] = await letters();
  expect(letter).toMatchObject({ nature: 'accord', taille: null });
  await portal.runJobs();
  expect((await letters())[0]?.taille).toBeGreaterThan(1000);
  const read = () =>
    portal.api(readCourrierPdf, { as: world.jeanne, params: { id: id_fo, courrier: letter?.id ?? '' } });
  const pdf = await read();
  expect(pdf.headers['content-type']).toBe('application/pdf');
  const drawn = await readPdf(pdf.bytes);
  expect([drawn.title, drawn.lang, drawn.isMarked]).toEqual([
    `Votre subvention Formation des bénévoles 2027 – Dossier ${id_fo}`,
    'fr-FR',
    true,
  ]);
  expect(drawn.pages.map(({ readText }) => words(readText)).join(' ')).toContain(
    'Les Voisins de la rue Haute reçoit 1 500 € le 01/02/2027.',
  );
  expect(findNodes(drawn, 'H2').map(({ text }) => text)).toEqual(['Décision']);
  expect(findNodes(drawn, 'LI', 'TR')).toHaveLength(5);
  expect((await read()).bytes.equals(pdf.bytes)).toBe(true);
  const mails = (await portal.api(mailboxEndpoints.listMails, { query: { to: world.emails.jeanne } })).body;
  expect(mails.find(({ subject }) => subject.startsWith('Accordé'))?.text).toContain(
    'Une lettre accompagne cette décision',
  );
  const { evenements } = (await portal.api(readHistorique, { as: world.jeanne, params: { id: id_fo } })).body;
  expect(evenements.map(({ fait }) => fait)).toContain('Lettre envoyée');
});

test('the letter of a service that says who and where it is: sender, window, place and day, signatory', async () => {
  const { world, montants, own, move, letters, id_fo } = await aStudied();
  const adresse = { num_voie: '66', voie: 'rue Haute', cp: '13006', commune: 'MARSEILLE' };
  await setContact(portal.db, world.drajes.id, {
    ...{ adresse, telephone: '+33465710000', email: 'drajes@exemple.fr' },
    ...{ signataire: 'Anne Martin', qualite_signataire: 'La directrice régionale' },
  });
  await move('grant', { montants, courriers: [await aPublished(portal, own)] });
  const [letter] = await letters();
  const { bytes } = await portal.api(readCourrierPdf, {
    as: world.jeanne,
    params: { id: id_fo, courrier: letter?.id ?? '' },
  });
  const drawn = await readPdf(bytes);
  expect(findNodes(drawn, 'H1').map(({ text }) => text)).toEqual([
    'Objet : Votre subvention Formation des bénévoles 2027',
  ]);
  const blocks = findNodes(drawn, 'P').map(({ text }) => words(text));
  expect(blocks.slice(0, 4)).toEqual([
    expect.stringMatching(
      /^Service \d+ 66 rue Haute 13006 MARSEILLE Téléphone : 04 65 71 00 00 drajes@exemple.fr$/,
    ),
    expect.stringMatching(/^Les Voisins de la rue Haute À l’attention de Jeanne Roux/),
    'Marseille, le 1er février 2027',
    `Réf. : dossier ${id_fo}`,
  ]);
  expect(blocks.slice(-2)).toEqual(['La directrice régionale', 'Anne Martin']);
  expect(words(drawn.pages.map(({ text }) => text).join(' ')).match(/À l’attention de/g)).toHaveLength(1);
});

const selonLeCas: TexteLettre = {
  forme: 1,
  blocs: [
    {
      genre: 'paragraphe',
      passages: [
        { texte: 'Le ' },
        { texte: 'montant demandé', gras: true },
        { texte: ' était de ' },
        { champ: 'dossier.montant_demande' },
        { texte: '.' },
      ],
    },
    {
      genre: 'condition',
      cas: ['accordee', 'partie'],
      blocs: [
        {
          genre: 'paragraphe',
          passages: [
            { champ: 'service.nom' },
            { texte: ' accorde ' },
            { champ: 'decision.montant', gras: true },
            { texte: '.' },
          ],
        },
        {
          genre: 'liste',
          numerotee: true,
          points: [[{ texte: 'employer cette somme' }], [{ texte: 'en rendre compte' }]],
        },
      ],
    },
    {
      genre: 'condition',
      cas: ['refusee'],
      blocs: [{ genre: 'paragraphe', passages: [{ texte: 'Refus : ' }, { champ: 'decision.motif' }] }],
    },
    {
      genre: 'grille',
      lignes: [
        [[{ texte: 'Quand' }], [{ texte: 'Quoi' }]],
        [[{ texte: '30 juin' }], [{ texte: 'Bilan' }]],
      ],
    },
  ],
};
const decision = { nature: 'decision', nom: 'Décision', objet: 'Votre demande', corps: selonLeCas } as const;

test('one template says what was granted in part, and another day why not: its PDF has the words of its case', async () => {
  const partie = await aStudied();
  const version = await aPublished(portal, partie.own, decision);
  const offered = await portal.api(listModelesPour, { as: partie.world.agent, params: partie.params });
  expect(offered.body).toMatchObject([{ id_version: version, nature: 'decision', corps: selonLeCas }]);
  const second = await aPublished(portal, partie.own, { ...accord, nom: 'Accord seul' });
  const both = await partie.move('grant', { montants: partie.montants, courriers: [version, second] });
  expect(both.codes).toEqual(['courrier.modele-en-double']);
  expect((await partie.move('grant', { montants: partie.montants, courriers: [version] })).status).toBe(200);
  const pdfOf = async ({ letters, world, id_fo }: typeof partie) => {
    const [letter] = await letters();
    const params = { id: id_fo, courrier: letter?.id ?? '' };
    return readPdf((await portal.api(readCourrierPdf, { as: world.jeanne, params })).bytes);
  };
  const drawn = await pdfOf(partie);
  const said = words(drawn.pages.map(({ text }) => text).join(' '));
  expect(said).toMatch(/Le montant demandé était de 2 000 €\. Service \d+ accorde 1 500 €\./);
  expect(said).not.toContain('Refus');
  expect(findNodes(drawn, 'Lbl').map(({ text }) => text)).toEqual(['1.', '2.']);
  expect(findNodes(drawn, 'TH').map(({ text }) => text)).toContain('Quand');
  const refuse = await aStudied();
  const own = await aPublished(portal, refuse.own, decision);
  expect((await refuse.move('refuse', { motif: 'Hors du champ.', courriers: [own] })).status).toBe(200);
  const refusal = words((await pdfOf(refuse)).pages.map(({ text }) => text).join(' '));
  expect(refusal).toContain('Refus : Hors du champ.');
  expect(refusal).not.toContain('accorde');
});

test('a letter is seen on the dossiers of its service: the decided ones with their decision, never a draft', async () => {
  const { world, calls, montants, own, move, params, id_fo } = await aStudied();
  const draft = await calls.create(world.ali);
  const query = { id_service: own.id_service };
  const essais = async (as = world.agent) => portal.api(listEssais, { as, query });
  expect((await essais()).body.dossiers).toMatchObject([{ id_fo, cas: null }]);
  const donnees = async (as = world.agent, id = id_fo) =>
    portal.api(readDonneesCourrier, { as, params: { ...params, id } });
  expect((await donnees()).body.decision).toMatchObject({ montant: null, motif: null, cas: null });
  await move('grant', { montants });
  expect((await essais()).body).toMatchObject({
    dossiers: [{ id_fo, cas: 'partie' }],
    comptes: { accordee: 0, partie: 1, refusee: 0 },
  });
  expect((await donnees()).body).toMatchObject({
    decision: { montant: 1500, cas: 'partie' },
    projets: [{ demande: 2000, accorde: 1500 }],
  });
  expect((await essais(world.autreAgent)).codes).toEqual(['courrier.service-inconnu']);
  expect((await donnees(world.autreAgent)).status).toBe(404);
  expect((await donnees(world.jeanne)).status).toBe(403);
  expect(draft.body.id_fo).not.toBe(id_fo);
  expect((await donnees(world.agent, draft.body.id_fo)).status).toBe(404);
});

test('a letter with a hole stops the decision: nothing moved, nothing written', async () => {
  const { world, calls, id_fo, montants, own, move, letters } = await aStudied();
  const texte = `${accord.texte}\n{decision.motif}`;
  const version = await aPublished(portal, own, { ...accord, texte });
  const refused = await move('grant', { montants, courriers: [version] });
  expect([refused.status, refused.codes]).toEqual([422, ['courrier.champ-vide']]);
  expect(refused.problem.message).toContain('Motif');
  expect((await calls.read(world.agent, id_fo)).instructions[0]?.etat).toBe('2');
  expect(await letters()).toEqual([]);
});

test('a template of another service, or for another decision, is refused', async () => {
  const { world, montants, own, move } = await aStudied();
  const elsewhere = await aPublished(portal, { agent: world.autreAgent, id_service: world.cd.id });
  const other = await aPublished(portal, own, refus);
  const codes = async (courriers: string[]) => (await move('grant', { montants, courriers })).codes;
  expect(await codes([elsewhere])).toEqual(['courrier.modele-introuvable']);
  expect(await codes([other])).toEqual(['courrier.modele-autre-decision']);
  const first = await aPublished(portal, own);
  const second = await aPublished(portal, own, { ...accord, nom: 'Autre accord' });
  expect(await codes([first, second])).toEqual(['courrier.modele-en-double']);
  expect((await move('grant', { montants, courriers: [first] })).status).toBe(200);
});

test('a refusal says why in its letter', async () => {
  const { own, move, letters } = await aStudied();
  const version = await aPublished(portal, own, refus);
  expect((await move('refuse', { motif: 'Hors du champ.', courriers: [version] })).status).toBe(200);
  expect(await letters()).toMatchObject([{ nature: 'refus' }]);
});

test('nobody else reads a letter, by any identifier; another service neither previews nor lists', async () => {
  const { world, id_fo, montants, params, own, move, letters } = await aStudied();
  const version = await aPublished(portal, own);
  await move('grant', { montants, courriers: [version] });
  const [letter] = await letters();
  const courrier = letter?.id ?? '';
  const dossier = await portal.api(dossierEndpoints.listDossiers, { as: world.agent, query: {} });
  const uuid = dossier.body.items[0]?.id ?? '';
  for (const id of [id_fo, uuid]) {
    for (const as of [world.paul, world.autreAgent]) {
      expect((await portal.api(listCourriers, { as, params: { id } })).status).toBe(404);
      expect((await portal.api(readCourrierPdf, { as, params: { id, courrier } })).status).toBe(404);
    }
    for (const as of [world.jeanne, world.agent]) {
      expect((await portal.api(readCourrierPdf, { as, params: { id, courrier } })).status).toBe(200);
    }
  }
  const body = { action: 'grant' as const, versions: [version] };
  expect((await portal.api(previewCourriers, { as: world.autreAgent, params, body })).status).toBe(404);
  expect((await portal.api(listModelesPour, { as: world.autreAgent, params })).status).toBe(404);
  expect((await portal.api(previewCourriers, { as: world.jeanne, params, body })).status).toBe(403);
  const offered = await portal.api(listModelesPour, { as: world.agent, params });
  expect(offered.body).toMatchObject([{ id_version: version, nom: 'Notification FDVA', numero: 1 }]);
});

test('a letter of one dossier is not read through another', async () => {
  const { world, calls, montants, own, move, letters } = await aStudied();
  await move('grant', { montants, courriers: [await aPublished(portal, own)] });
  const [letter] = await letters();
  const { body: other } = await calls.create(world.ali);
  const read = await portal.api(readCourrierPdf, {
    as: world.ali,
    params: { id: other.id_fo, courrier: letter?.id ?? '' },
  });
  expect([read.status, read.codes]).toEqual([404, ['courrier.introuvable']]);
});
