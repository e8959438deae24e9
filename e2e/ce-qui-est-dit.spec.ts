// These tests compare, word for word and in order, what a screen reader announces during a task with a list.
import { expect, type Page, test } from '@playwright/test';
import { aPdf } from './support/a-pdf.ts';
import { aNewAccount, openSession } from './support/arrange.ts';
import { aCollegueOn, aReadyDossier } from './support/arrange-dossier.ts';
import { depositHref, findFileField, hasAntivirus } from './support/depot.ts';
import { expectHeard, forgetHeard, listen } from './support/entendu.ts';
import { fill, press } from './support/forms.ts';
import { openBrowserFor, people, signIn } from './support/people.ts';

const formats = 'Formats acceptés : pdf, doc, docx, odt, xls, xlsx, ods, jpg, jpeg, png.';
const objectifs = (page: Page) => page.getByRole('textbox', { name: 'Objectifs', exact: true });
const write = async (page: Page, text: string) => {
  await objectifs(page).fill(text);
  await objectifs(page).blur();
};

test('autosave says the first save, what fails, what comes back, and who else wrote', async ({
  page,
  context,
  request,
  browser,
}) => {
  const email = await aNewAccount(request, 'ecoute');
  const session = await openSession(request, email);
  const dossier = await aReadyDossier(session, { rang: 6 });
  const href = `${dossier.href}?mode=edit&etape=projets&projet=${dossier.id_projet}&partie=description`;
  await listen(page);
  await signIn(page, email, href);
  await expect(objectifs(page)).toHaveValue(/^Former/);
  await forgetHeard(page);

  await test.step('saved, once; the next saves are silent', async () => {
    await write(page, 'Former vingt arbitres.');
    await expectHeard(page, ['Enregistré à 00h00']);
    await write(page, 'Former vingt et un arbitres.');
    await expect(page.getByText(/^Enregistré à/).first()).toBeVisible();
    await expectHeard(page, []);
  });

  await test.step('cut, and back', async () => {
    await context.setOffline(true);
    await expectHeard(page, [
      'Vous êtes hors connexion. Ce que vous écrivez est gardé ici, et partira au retour du réseau.',
    ]);
    await write(page, 'Former vingt-deux arbitres.');
    await expectHeard(page, ['! Hors connexion : vos réponses sont gardées sur cet appareil.']);
    await context.setOffline(false);
    await expectHeard(page, ['Connexion rétablie : 1 réponse enregistrée.']);
  });

  await test.step('a conflict', async () => {
    const collegue = await openBrowserFor(browser);
    await signIn(collegue, await aCollegueOn(session, dossier, 'ecoute-a-deux'), href);
    await expect(objectifs(collegue)).toHaveValue('Former vingt-deux arbitres.');
    await expect(page.getByText(/^Odile Tessier a ouvert cette page/)).toBeVisible();
    await forgetHeard(page);
    await context.setOffline(true);
    await write(page, 'Former vingt-trois arbitres.');
    await write(collegue, 'Former trente arbitres.');
    await expect(collegue.getByText(/^Enregistré à/).first()).toBeVisible();
    await collegue.context().close();
    await context.setOffline(false);
    await expect(page.getByRole('dialog', { name: /laquelle garder/ })).toBeVisible();
    await expectHeard(page, [
      'Vous êtes hors connexion. Ce que vous écrivez est gardé ici, et partira au retour du réseau.',
      '! Hors connexion : vos réponses sont gardées sur cet appareil.',
      '! Odile Tessier a modifié cette page.',
    ]);
  });
});

test('a deposit says that it is chosen, begun and done; another that it is refused, and why', async ({
  page,
}) => {
  const { name, ...file } = aPdf(`Statuts ${Date.now().toString(36)}.pdf`, 'Statuts');
  await listen(page);
  await signIn(page, people.autre, depositHref);
  await expect(findFileField(page)).toBeVisible();
  const isScanned = await hasAntivirus(page);
  await forgetHeard(page);

  await findFileField(page).setInputFiles({
    name: 'virus.exe',
    mimeType: 'application/x-msdownload',
    buffer: Buffer.from('MZ'),
  });
  await expectHeard(page, [`! virus.exe : L'extension du fichier (exe) n'est pas autorisée. ${formats}`]);

  // The file's name reveals its type, so there is nothing left to choose.
  await findFileField(page).setInputFiles({ name, ...file });
  await press(page, 'button', 'Déposer 1 document');
  await expectHeard(page, [
    '1 fichier choisi : dites ce que c’est.',
    `Dépôt de ${name} commencé.`,
    `${name} : 50 %`,
    ...(isScanned ? [`${name} : Reçu, analyse en cours.`, `${name} : Déposé`] : [`${name} : Déposé.`]),
  ]);
});

test('a form says how many errors are left, a search how many answers it found', async ({ page }) => {
  await listen(page);
  await page.goto('/client/assistance');
  await press(page, 'button', 'Envoyer ma question');
  await expect(page.getByRole('region', { name: 'Il y a 4 erreurs à corriger' })).toBeFocused();
  await expectHeard(page, []);
  await fill(page, { Objet: 'Mon dossier' });
  await expectHeard(page, ['3 erreurs restantes']);

  await page.goto('/client/faq');
  await expect(page.getByText(/^\d+\squestions$/).first()).toBeVisible();
  await forgetHeard(page);
  await fill(page, { 'Vos mots': 'introuvable' });
  await press(page, 'button', 'Chercher');
  await expectHeard(page, ['1 question']);
});

test('the queue of a service says how many dossiers a filter leaves', async ({ page }) => {
  await listen(page);
  await signIn(page, people.agent, '/client/dossiers?vue=tous');
  await expect(page.getByRole('table').first()).toBeVisible();
  await forgetHeard(page);
  await fill(page, { 'Numéro, association, projet, subvention': 'introuvable' });
  await press(page, 'button', 'Chercher');
  await expectHeard(page, ['0 résultat, dernier mouvement d’abord']);
});
