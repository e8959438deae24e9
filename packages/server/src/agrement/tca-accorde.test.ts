import { ficheEndpoints } from '@asso/contract/association/fiche.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { criteresTca } from '@asso/domain/agrement/tca.fields';
import { expect, test } from 'vitest';
import { listMailsTo } from '../association/test/test-associations.sql.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { readPdf as pagesOf, words } from '../platform/pdf/test/test-read-pdf.ts';
import { markEtats, today } from '../subvention/test/test-dossiers.sql.ts';
import { agrementCalls, anAgrementWorld, decret } from './test/test-agrements.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;

type Reponses = Partial<Record<(typeof criteresTca)[number], 'oui' | 'non'>>;
const quatre = (conforme: 'oui' | 'non'): Reponses =>
  Object.fromEntries(criteresTca.map((critere) => [critere, conforme]));

/** Grants an agrément that asks for the TCA, whose four criteria were answered so. */
async function aDecided(reponses: Reponses, type = 'JEP') {
  const world = await anAgrementWorld(db, { type, definition: { demande_tca: true } });
  const calls = agrementCalls(portal, world);
  const { id_fo } = await calls.aReady();
  const tca = Object.fromEntries(
    Object.entries(reponses).map(([critere, conforme]) => [critere, { conforme }]),
  );
  await calls.save(id_fo, { tca });
  await markEtats(db, id_fo, '2');
  const { body: arrete } = await calls.deposit(id_fo);
  const granted = await calls.move(id_fo, 'grant', { agrement: { ...decret, arrete: arrete.uuid } });
  const fiche = async () =>
    (await api(ficheEndpoints.readFiche, { as: world.jeanne, query: { id_asso: world.id_association } })).body
      .agrement?.tca_etat ?? null;
  const pdf = async () => {
    const { bytes } = await api(dossierEndpoints.readPdf, { as: world.jeanne, params: { id: id_fo } });
    return words((await pagesOf(bytes)).pages.map((one) => one.readText).join(' '));
  };
  const mails = async () => (await listMailsTo(db, world.emails.jeanne)).map(({ texte }) => texte).join('\n');
  return { world, calls, id_fo, granted, fiche, pdf, mails };
}

test('with four answers yes the TCA is granted too, and the page, the PDF and the e-mail say until when', async () => {
  const { calls, id_fo, granted, fiche, pdf, mails } = await aDecided(quatre('oui'));
  expect(granted.status).toBe(200);
  expect((await calls.read(id_fo)).body.accord?.tca).toEqual({ fin: '2032-01-29', criteres: [] });
  expect(await fiche()).toBe('valide');
  const said = 'Le tronc commun d’agrément (TCA) est accordé avec lui, jusqu’au 29/01/2032.';
  expect(await pdf()).toContain(said);
  expect(await mails()).toContain(said);
  expect(await mails()).toContain('Arrêté JEP-13-27-004 du 29/01/2027, valable jusqu’au 28/01/2032.');
});

test('with one answer no, the agrément is granted without the TCA, and everybody reads why', async () => {
  const { calls, id_fo, granted, fiche, pdf, mails } = await aDecided({
    ...quatre('oui'),
    transparence_financiere: 'non',
  });
  expect(granted.status).toBe(200);
  expect((await calls.read(id_fo)).body.accord?.tca).toEqual({
    fin: null,
    criteres: ['transparence_financiere'],
  });
  expect(await fiche()).not.toBe('valide');
  const said =
    /TCA\) n’est pas accordé : l’association n’a pas répondu «.Oui.» à «.Transparence financière.»/;
  expect(await pdf()).toMatch(said);
  expect(await mails()).toMatch(said);
});

test('the TCA itself is not granted with one answer no: the service is told what it may do', async () => {
  const { granted, fiche, calls, id_fo } = await aDecided(
    { ...quatre('oui'), interet_general: 'non' },
    'TCA',
  );
  expect(granted.codes).toEqual(['agrement.tca-non-rempli']);
  expect(granted.problem.message).toContain('Renvoyez-lui le dossier');
  expect([(await calls.read(id_fo)).body.accord, await fiche()]).toEqual([null, null]);
});
