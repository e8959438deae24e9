import { expect, type Page, test } from '@playwright/test';
import { fill, press, region } from './support/forms.ts';
import { expectGoodPage } from './support/good-page.ts';
import { aClub, adminPsp, aSeason, enrol } from './support/pass-sport.ts';
import { openBrowserFor, people, signIn } from './support/people.ts';

const desk = '/client/administration/psp';
const h1 = 'Pass’Sport';
const motif = 'La licence de cette personne n’est pas de cette saison.';

/** Ticks the row of this name. */
const choose = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Choisir ${name}` }).press('Space');

test('the service imports beneficiaries, pays a club two of three and says why not the third; the club reads it [R6.26] [R9.58]', async ({
  page,
  browser,
  request,
}) => {
  const { exercice, codes, texte } = await aSeason(await adminPsp(request), ['Léa', 'Noé', 'Inès']);
  const [first, second, third] = codes.map(({ code }) => code) as [string, string, string];

  await test.step('a wrong row is told before anything is kept, and the others are imported', async () => {
    await signIn(page, people.adminPortail, `${desk}?vue=fichiers`);
    const wrong = `${exercice.id}-OOOO-IIII;Zoé;Exemple;2012-05-12;Marseille;13008`;
    await fill(page, { 'Ou ses lignes, collées': `${texte}\n${wrong}` });
    await press(page, 'button', 'Vérifier le fichier');
    const report = region(page, 'Rapport de l’import');
    await expect(report.getByText('Rien n’est encore importé.')).toBeVisible();
    await expect(report.getByRole('row', { name: /^Ligne 5 .*rejetée/ })).toBeVisible();
    await expectGoodPage(page, { h1, datum: report.getByText(/3.ajoutées.*1.rejetée/) });
    await press(report, 'button', /^Importer 3.lignes$/);
    await expect(report.getByText('Fichier importé.')).toBeVisible();
  });

  await test.step('a code is looked for: no family name is told', async () => {
    await page.goto(`${desk}?vue=beneficiaires`);
    await fill(page, { 'Code, prénom, nom ou commune': first });
    await press(page, 'button', 'Chercher');
    const found = page.getByRole('row', { name: new RegExp(`${first}.*Léa E\\..*pas encore`) });
    await expectGoodPage(page, { h1, datum: found });
  });

  const owner = await aClub(request, { rang: 1 });
  await enrol(owner, [first, second, third]);

  await test.step('from the queue, a whole file is taken in charge, seen before it is done', async () => {
    await page.goto(`${desk}?q=${owner.club.siret}`);
    await press(page, 'button', 'Prendre en charge');
    await expect(page.getByRole('main').getByText('Choisissez au moins une inscription.')).toBeVisible();
    await choose(page, owner.club.nom);
    await expectGoodPage(page, { h1, datum: /1.dossier choisi/ });
    await press(page, 'button', 'Prendre en charge');
    const question = page.getByRole('dialog');
    await expect(question.getByText(/^3.inscriptions, 210.€\. L’association ne peut plus/)).toBeVisible();
    await press(question, 'button', 'Oui, prendre en charge');
    await expect(page.getByText(/^3.inscriptions prises en charge, 210.€\.$/).first()).toBeVisible();
  });

  await test.step('one is refused, with its reason; the reason is asked for', async () => {
    await page.getByRole('link', { name: owner.club.nom }).click();
    await choose(page, third);
    await press(page, 'button', 'Refuser');
    const question = page.getByRole('dialog');
    await press(question, 'button', 'Oui, refuser');
    await expect(question.getByText(/^Dites pourquoi l’inscription est refusée/).first()).toBeVisible();
    await fill(question, { 'Motif du refus, lu par l’association': motif });
    await press(question, 'button', 'Oui, refuser');
    await expect(page.getByRole('row', { name: new RegExp(`${third}.*refusé.*${motif}`) })).toBeVisible();
  });

  await test.step('the two others are paid; what was refused is left, with its cause', async () => {
    for (const code of [first, second, third]) {
      await choose(page, code);
    }
    const question = page.getByRole('dialog');
    await press(page, 'button', 'Mettre en paiement');
    await expect(question.getByText(/^2.inscriptions, 140.€\./)).toBeVisible();
    await expect(question.getByText(/1.inscription laissée/)).toBeVisible();
    await press(question, 'button', 'Oui, mettre en paiement');
    await expect(page.getByText(/^2.inscriptions mises en paiement, 140.€\.$/).first()).toBeVisible();
    for (const code of [first, second]) {
      await choose(page, code);
    }
    await press(page, 'button', 'Déclarer remboursé');
    await fill(question, { 'Jour du versement': '02/01/2026', 'Référence du payeur': 'VIR-0042' });
    await press(question, 'button', 'Oui, déclarer remboursé');
    await expect(page.getByText(/^2.inscriptions remboursées, 140.€\.$/).first()).toBeVisible();
    await expectGoodPage(page, { h1, datum: motif });
  });

  await test.step('the club reads what was paid, and why the third was not', async () => {
    const club = await openBrowserFor(browser);
    await signIn(club, owner.email, `/client/associations/${owner.club.siret}/pass-sport`);
    await club.getByRole('tab', { name: /^Inscriptions/ }).click();
    const paid = club.getByRole('row', {
      name: new RegExp(`${first}.*Versé le 02/01/2026, référence VIR-0042`),
    });
    await expect(paid).toBeVisible();
    await expect(club.getByRole('row', { name: new RegExp(`${third}.*${motif}`) })).toBeVisible();
    await expectGoodPage(club, { h1: `Pass’Sport ${exercice.saison}`, datum: paid });
  });
});
