import { expect, test } from '@playwright/test';
import { aNewAccount, openSession, readMyId } from './support/arrange.ts';
import { studyDossier } from './support/arrange-decision.ts';
import { aReadyDossier, type Dossier, transmit } from './support/arrange-dossier.ts';
import { fill, press, region, select } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { useOnlyKeyboard } from './support/keyboard.ts';
import { chooseLetter, pasteInto, writing } from './support/letter.ts';
import { openBrowserFor, people, signIn } from './support/people.ts';

const compteDeService = 'fdva@drajes-sud.example';

test('a service writes its letter, decides four dossiers at once but two, and each association reads its own', async ({
  page,
  browser,
  request,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const email = await aNewAccount(request, 'decision-groupee');
  const association = await openSession(request, email);
  const agent = await openSession(request, people.agent);
  const made: Dossier[] = [];
  // Each dossier looks for a free association in its own part of the register (`rang`), so that few tries are needed.
  for (let n = 0; n < 4; n++) {
    const dossier = await aReadyDossier(association, { rang: n });
    await transmit(association, dossier);
    made.push(dossier);
  }
  // One dossier is not being studied yet and another has no amount: the lot must leave out both.
  const [waiting, empty, ...ready] = made;
  if (!waiting || !empty) throw new Error('no dossier was made');
  await studyDossier(agent, empty, null);
  for (const dossier of ready) await studyDossier(agent, dossier, 1500);
  const modele = `Notification ${mark}`;

  await test.step('a template with an unknown field is refused with its name and its place', async () => {
    await signIn(page, compteDeService, '/client/instructeur/courriers');
    await press(page, 'link', 'Écrire un modèle');
    await select(page, { 'À quoi sert cette lettre': 'Notification d’accord' });
    await fill(page, { 'Nom du modèle': modele });
    await pasteInto(writing(page, 'Objet de la lettre'), 'Votre subvention {dossier.subvention}');
    await pasteInto(
      writing(page, 'Texte de la lettre'),
      '# Décision\n{association.non} reçoit {decision.montant}.\n\n[tableau des projets]\n\nUn compte rendu financier est attendu.',
    );
    await press(page, 'button', 'Enregistrer');
    await expectPage(page, { h1: modele, datum: 'Jamais publié' });
    await press(page, 'button', 'Publier la version 1');
    const summary = page.getByRole('region', { name: /erreur à corriger/ });
    await expect(summary).toBeFocused();
    await expectGoodPage(page, {
      h1: modele,
      datum: summary.getByText(/Paragraphe 1\s: le champ «\sassociation\.non\s» n’existe pas/),
    });
  });

  await test.step('corrected, it is seen on a real dossier, then published', async () => {
    await pasteInto(
      writing(page, 'Texte de la lettre'),
      '# Décision\n{association.nom} reçoit {decision.montant}.\n\n[tableau des projets]\n\nUn compte rendu financier est attendu.',
    );
    await page.getByRole('combobox', { name: 'Dossier montré' }).selectOption(ready[0]?.id_fo ?? '');
    const letter = page.getByRole('article', { name: /^Lettre/ });
    await expect(letter.getByText(new RegExp(`${ready[0]?.nom} reçoit`))).toBeVisible();
    await press(page, 'button', 'Publier la version 1');
    await expect(page.getByText('version 1', { exact: true })).toBeVisible();
    await expectGoodPage(page, { h1: modele, datum: letter });
  });

  const desk = await openBrowserFor(browser);
  // The whole list is ticked by one press, so ten dossiers take as many acts as these four.
  let acts = 0;
  const act = async (done: Promise<unknown>) => {
    await done;
    acts += 1;
  };
  await test.step('all four are chosen from the queue, with the keys alone', async () => {
    await signIn(desk, people.agent, `/client/dossiers?createdBy=${await readMyId(association)}`);
    await expectGoodPage(desk, { h1: 'Dossiers', datum: '1 à 4 sur 4' });
    useOnlyKeyboard(desk);
    await act(press(desk, 'button', /^Tout sélectionner \(4\)/));
    await expect(desk.getByText('4 sélectionnés')).toBeVisible();
    await desk.reload();
    await expect(desk.getByText('4 sélectionnés')).toBeVisible();
    await act(press(desk, 'button', /^Conclure/));
    await act(press(desk, 'button', 'Accorder'));
  });

  await test.step('what will happen is shown for each, and why two are left', async () => {
    await expectGoodPage(desk, { h1: /^Accorder\s: 4\sdossiers/, datum: /2.dossiers ne changeront pas/ });
    await expect(desk.getByText('Montant absent : saisissez-le.')).toHaveCount(2);
    await expect(desk.getByRole('heading', { name: /2\sdossiers seront accordés, 3\s000\s€/ })).toBeVisible();
    await act(chooseLetter(desk, `${modele} (version 1)`));
  });

  await test.step('nothing happens before its button; it is followed, then told', async () => {
    await act(press(desk, 'button', 'Accorder 2 dossiers'));
    await act(press(desk.getByRole('dialog'), 'button', 'Accorder 2 dossiers'));
    process.stdout.write(`lot: ${acts} acts grant all the dossiers of a list with their letters\n`);
    expect(acts).toBeLessThanOrEqual(8);
    await expectGoodPage(desk, { h1: /^Accorder/, datum: /2 accordés · 2 inchangés/ });
    const [letters] = await Promise.all([
      desk.waitForEvent('download'),
      press(desk, 'link', /2 lettres en un fichier/),
    ]);
    expect(letters.suggestedFilename()).toMatch(/^lettres-.*\.pdf$/);
    const [zip] = await Promise.all([
      desk.waitForEvent('download'),
      press(desk, 'link', /une lettre par fichier/),
    ]);
    expect(zip.suggestedFilename()).toMatch(/\.zip$/);
    const [report] = await Promise.all([
      desk.waitForEvent('download'),
      press(desk, 'link', /^Télécharger le rapport/),
    ]);
    expect(report.suggestedFilename()).toMatch(/\.csv$/);
    await desk.goto('/client/instructeur/lots');
    await expectGoodPage(desk, { h1: 'Actions sur plusieurs dossiers', datum: /2 accordés · 2 inchangés/ });
  });

  await test.step('the association reads its letter where it follows its dossier', async () => {
    const home = await openBrowserFor(browser);
    await signIn(home, email, `${ready[0]?.href}?mode=read`);
    const letters = region(home, 'Lettres');
    await expectGoodPage(home, { h1: 'Former nos arbitres', datum: letters });
    const [pdf] = await Promise.all([
      home.waitForEvent('download'),
      press(letters, 'link', /^Votre subvention/),
    ]);
    expect(pdf.suggestedFilename()).toMatch(
      new RegExp(`^former-nos-arbitres_accord_.+_${ready[0]?.id_fo}\\.pdf$`),
    );
    await home.goto(`${empty.href}?mode=read`);
    await expectPage(home, { h1: 'Former nos arbitres', datum: /étudie votre dossier/ });
    await expect(home.getByText(new RegExp(`dossier ${empty.id_fo}`)).first()).toBeVisible();
    await expect(region(home, 'Lettres')).toBeHidden();
  });
});
