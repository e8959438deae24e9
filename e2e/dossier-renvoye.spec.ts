import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { aPdf } from './support/a-pdf.ts';
import { aNewAccount, openSession, read } from './support/arrange.ts';
import { aReadyDossier, type Dossier, transmit } from './support/arrange-dossier.ts';
import { openPartie, transmitDemande } from './support/demande.ts';
import { fill, join, press, region } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { people, signIn } from './support/people.ts';

const phrase = 'La page 3 est illisible.';
const message = 'Merci de revoir ces points.';

test('a dossier sent back leads to each point, says what is done, and asks before it leaves untouched', async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  const email = await aNewAccount(request, 'dossier-renvoye');
  const session = await openSession(request, email);
  const dossier = await aReadyDossier(session, { rang: 6 });
  await transmit(session, dossier);
  await sendBack(await openSession(await playwright.request.newContext({ baseURL }), people.agent), dossier);
  const { href, id_fo } = dossier;

  await test.step('the list of steps says what is to correct, and never that all is ready', async () => {
    await signIn(page, email, href);
    await expectGoodPage(page, { h1: 'Former nos arbitres', datum: phrase });
    await expect(page.getByText('Tout est prêt')).toHaveCount(0);
    await expect(page.getByText(/^À corriger \(transmis le .+, renvoyé le .+\)$/)).toBeVisible();
    await expect(region(page, 'Échanges avec DRAJES Sud').getByRole('textbox')).toBeVisible();
  });

  await test.step('sent with nothing touched, it asks', async () => {
    await page.goto(`${href}?etape=transmission`);
    await expectGoodPage(page, { h1: 'Vérifier et transmettre', datum: phrase });
    await press(page, 'button', 'Transmettre la correction');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^Vous n’avez rien changé/)).toBeVisible();
    await expect(dialog.getByText('2 000 € demandés')).toBeVisible();
    await press(dialog, 'button', 'Annuler');
  });

  await test.step('the first point, corrected, leads to the next one', async () => {
    await page.goto(href);
    await press(page, 'link', 'Corriger : Rapport d’activité');
    await expectGoodPage(page, { h1: 'Joindre les pièces justificatives', datum: 'demandé par DRAJES Sud' });
    await press(page, 'button', 'Changer Rapport d’activité');
    await join(
      page,
      'Déposer un fichier : Rapport d’activité',
      aPdf('rapport-lisible.pdf', 'Rapport entier'),
    );
    await expect(page.getByText(/^Corrigé le \d\d\/\d\d\/\d{4}$/).first()).toBeVisible();
    await press(page, 'button', 'Enregistrer et continuer');
    await expectPage(page, { h1: 'Projet 1 : Former nos arbitres', datum: 'demandé par DRAJES Sud' });
  });

  await test.step('a point that is right already is answered without a change', async () => {
    await page.goto(href);
    await page
      .getByRole('button', { name: /^Répondre sans changer/ })
      .last()
      .click();
    await press(page, 'button', 'Garder cette réponse');
    await expect(page.getByText(/^Écrivez pourquoi rien ne change/)).toBeVisible();
    await fill(page, { 'Pourquoi rien ne change': 'Les objectifs sont ceux du projet.' });
    await press(page, 'button', 'Garder cette réponse');
    await expectGoodPage(page, {
      h1: 'Former nos arbitres',
      datum: /^Répondu à .*Les objectifs sont ceux du projet\.$/,
    });
    await expect(page.getByRole('button', { name: /^Changer ma réponse/ })).toBeFocused();
  });

  await test.step('an answered point may still be corrected', async () => {
    await page
      .getByRole('link', { name: /^Revoir/ })
      .last()
      .click();
    await openPartie(page, 'Pourquoi et comment');
    await fill(page, { Objectifs: 'Quatorze arbitres de plus.' });
    await press(page, 'button', 'Terminé : vérifier le projet');
    await expectPage(page, { h1: 'Vérifier et transmettre', datum: 'Transmettre la correction' });
    await expect(page.getByText(/^Corrigé le/)).toHaveCount(4);
  });

  await test.step('then it leaves, with a receipt', async () => {
    await transmitDemande(page);
    await expectGoodPage(page, { h1: 'C’est corrigé, merci', datum: email });
    const downloading = page.waitForEvent('download');
    await press(page, 'link', /^Télécharger le récépissé/);
    expect((await downloading).suggestedFilename()).toMatch(
      new RegExp(`^former-nos-arbitres_recepisse_.+_${id_fo}\\.pdf$`),
    );
    await press(page, 'link', 'Écrire au service');
    await expect(page.getByRole('heading', { name: 'Échanges avec DRAJES Sud' })).toBeFocused();
    await expect(page.getByText('DRAJES Sud va étudier votre dossier')).toBeVisible();
  });
});

type Session = Awaited<ReturnType<typeof openSession>>;
type Head = { version: number; instructions: { id_service_instructeur: string }[] };

async function sendBack({ request, headers }: Session, { id_fo, id_projet }: Dossier): Promise<void> {
  const url = `/api/demande/dossiers/${id_fo}`;
  const { version, instructions } = await read<Head>(await request.get(url, { headers }));
  const points = [
    { cible: 'pieces.RAR', libelle: 'Pièce : Rapport d’activité', phrase },
    { cible: `projets.${id_projet}.description`, libelle: 'Projet 1, Description', phrase: 'Combien ?' },
  ];
  const sending = {
    headers: { ...headers, 'if-match': `"${version}"`, 'idempotency-key': randomUUID() },
    data: { points, motif: message },
  };
  const service = instructions[0]?.id_service_instructeur;
  await read(await request.post(`${url}/instructions/${service}/sendBack`, sending));
}
