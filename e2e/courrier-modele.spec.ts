import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { aNewAccount, openSession, read } from './support/arrange.ts';
import { grantDossier, moveDossier, studyDossier } from './support/arrange-decision.ts';
import { aReadyDossier, transmit } from './support/arrange-dossier.ts';
import { fill, join, press, region } from './support/forms.ts';
import { expectGoodPage, expectPage, findViolations, widerThanScreen } from './support/good-page.ts';
import { useOnlyKeyboard } from './support/keyboard.ts';
import { pasteInto, writing } from './support/letter.ts';
import { expectMail } from './support/mails.ts';
import { openBrowserFor, people, signIn } from './support/people.ts';

const compteDeService = 'fdva@drajes-sud.example';

test('a service writes one letter for the three outcomes, sees it on a real dossier, and a decision sends it', async ({
  page,
  browser,
  request,
}) => {
  const mark = randomUUID().slice(0, 8);
  const email = await aNewAccount(request, 'courrier-modele');
  const association = await openSession(request, email);
  const agent = await openSession(request, people.agent);
  const granted = await aReadyDossier(association, { rang: 0 });
  await transmit(association, granted);
  await grantDossier(agent, granted, 1000);
  const refused = await aReadyDossier(association, { rang: 1 });
  await transmit(association, refused);
  await studyDossier(agent, refused, null);
  const modele = `Décision ${mark}`;
  const text = writing(page, 'Texte de la lettre');
  const letter = page.getByRole('article', { name: /^Lettre/ });
  const keys = page.keyboard;

  await test.step('with the keys alone: words, bold, a field chosen by its name', async () => {
    await signIn(page, compteDeService, '/client/instructeur/courriers');
    await press(page, 'link', 'Écrire un modèle');
    await fill(page, { 'Nom du modèle': modele });
    await pasteInto(writing(page, 'Objet de la lettre'), 'Votre demande {dossier.numero}');
    useOnlyKeyboard(page);
    await text.focus();
    await keys.type('Vous avez demandé ');
    await keys.type('@');
    await page.getByRole('searchbox', { name: 'Chercher un champ' }).fill('montant demande');
    await keys.press('Enter');
    await expect(text).toBeFocused();
    await expect(text.getByRole('img', { name: /Montant demandé/ })).toBeVisible();
    await keys.type(', avec ');
    await keys.press('ControlOrMeta+b');
    await keys.type('un compte rendu financier');
    await keys.press('ControlOrMeta+b');
    await keys.type(' et deux mois de recours.');
    await expect(text.locator('strong')).toHaveText('un compte rendu financier');
  });

  await test.step('a chip goes with one key, and comes back with another', async () => {
    await keys.type(' @');
    await page.getByRole('searchbox', { name: 'Chercher un champ' }).fill('rna');
    await keys.press('Enter');
    await expect(text.getByRole('img')).toHaveCount(2);
    await keys.press('Backspace');
    await expect(text.getByRole('img')).toHaveCount(1);
    await keys.press('ControlOrMeta+z');
    await expect(text.getByRole('img')).toHaveCount(2);
    await keys.press('Backspace');
  });

  await test.step('each outcome has its block, added from the bar with the arrows', async () => {
    const bar = page.getByRole('toolbar', { name: 'Mise en forme du texte' });
    const conditions = [
      ['Si accordée ou accordée en partie', 'Nous vous accordons ', 'montant accorde'],
      ['Si refusée', 'Nous ne pouvons pas vous aider : ', 'motif'],
    ] as const;
    for (const [name, words, champ] of conditions) {
      await keys.press('ControlOrMeta+Enter');
      await bar.getByRole('button', { name, exact: true }).focus();
      await keys.press('Enter');
      const block = text.getByRole('group', { name });
      await expect(block).toBeVisible();
      await keys.type(words);
      await keys.type('@');
      await page.getByRole('searchbox', { name: 'Chercher un champ' }).fill(champ);
      await keys.press('Enter');
      // An empty line leaves the block.
      await keys.press('Enter');
      await keys.press('Enter');
    }
    await bar.getByRole('button', { name: 'Titre' }).focus();
    await keys.press('ArrowRight');
    await expect(bar.getByRole('button', { name: 'Gras' })).toBeFocused();
  });

  await test.step('the letter beside says the real dossier, granted in part, then what a refusal would say', async () => {
    await page.getByRole('combobox', { name: 'Dossier montré' }).selectOption(granted.id_fo);
    const shown = page.getByRole('group', { name: 'Décision montrée' });
    await shown.getByRole('button', { name: /en partie/ }).press('Enter');
    await page.getByRole('combobox', { name: 'Dossier montré' }).selectOption(granted.id_fo);
    await expect(letter.getByText(/Nous vous accordons 1\s000\s€/)).toBeVisible();
    await expect(letter.getByText(/Nous ne pouvons pas/)).toBeHidden();
    await shown.getByRole('button', { name: /Refusée/i }).press('Enter');
    await expect(letter.getByText(/Nous ne pouvons pas vous aider/)).toBeVisible();
    await expect(letter.getByText(/Nous vous accordons/)).toBeHidden();
  });

  await test.step('saved, it is read again as it was; published, it serves', async () => {
    await press(page, 'button', 'Enregistrer');
    await expectPage(page, { h1: modele, datum: 'Jamais publié' });
    await expect(text.getByRole('group', { name: 'Si refusée' })).toContainText('Nous ne pouvons pas');
    await expect(text).not.toContainText('{');
    await press(page, 'button', 'Publier la version 1');
    await expect(page.getByText('version 1', { exact: true })).toBeVisible();
    await expectGoodPage(page, { h1: modele, datum: letter });
  });

  await test.step('a drawing that may run is no logo; a picture is, and the letter shows it', async () => {
    const drawing = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
    const clip = { x: 0, y: 0, width: 240, height: 60 };
    const picture = { name: 'logo.png', mimeType: 'image/png', buffer: await page.screenshot({ clip }) };
    await press(page, 'button', /^(Ajouter|Changer) le logo$/);
    const dialog = page.getByRole('dialog', { name: 'Logo des lettres' });
    await join(dialog, /^Logo du service/, drawing);
    await expect(dialog.getByText(/\(svg\) n'est pas autorisée/).first()).toBeVisible();
    await join(dialog, /^Logo du service/, picture);
    await expect(dialog.getByRole('img', { name: /^Logo de / })).toBeVisible();
    await press(dialog, 'button', 'Fermer');
    await expect(letter.getByRole('img', { name: /^Logo de / })).toBeVisible();
    await expect(letter.getByText(/^\S.*, le \d/)).toBeVisible();
  });

  await test.step('a trial goes to oneself, and says that it is one', async () => {
    await press(page, 'button', 'M’envoyer un essai');
    await expectMail(request, {
      to: compteDeService,
      subject: /^Essai, pour vous seulement\s: Votre demande/,
      text: new RegExp(`Ceci est un essai du modèle «\\s${modele}\\s»\\. Rien n’est parti à l’association`),
    });
  });

  await test.step('a second version is published, then the first is read and taken back', async () => {
    const objet = writing(page, 'Objet de la lettre');
    await pasteInto(objet, ' bis');
    await expect(objet).toContainText('bis');
    await press(page, 'button', 'Publier la version 2');
    await expect(page.getByText('version 2', { exact: true })).toBeVisible();
    await press(page, 'button', 'Versions');
    const dialog = page.getByRole('dialog', { name: 'Versions de ce modèle' });
    await expect(dialog.getByRole('heading', { name: 'Version 2, publiée' })).toBeVisible();
    await press(dialog, 'button', 'Reprendre la version 1');
    await expect(dialog).toBeHidden();
    await expect(objet).not.toContainText('bis');
    await press(page, 'button', 'Publier la version 3');
    await expect(page.getByText('version 3', { exact: true })).toBeVisible();
  });

  await test.step('nothing is wrong for axe in the dark theme, nor too wide at 320 px', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 320, height: 800 });
    await expect.poll(() => widerThanScreen(page)).toEqual([]);
  });

  await test.step('the logo is withdrawn, and its place with it', async () => {
    await press(page, 'button', 'Changer le logo');
    await press(page.getByRole('dialog', { name: 'Logo des lettres' }), 'button', 'Retirer le logo');
    await expect(page.getByRole('button', { name: 'Ajouter le logo' })).toBeVisible();
    await expect(letter.getByRole('img', { name: /^Logo de / })).toHaveCount(0);
  });

  await test.step('the refusal leaves with it, and its PDF says it', async () => {
    const { headers } = agent;
    const head = await read<{ instructions: { id_service_instructeur: string }[] }>(
      await request.get(`/api/demande/dossiers/${refused.id_fo}`, { headers }),
    );
    const service = head.instructions[0]?.id_service_instructeur;
    const offered = await read<{ id_version: string; nom: string }[]>(
      await request.get(`/api/demande/dossiers/${refused.id_fo}/instructions/${service}/modeles-courrier`, {
        headers,
      }),
    );
    const version = offered.find(({ nom }) => nom === modele)?.id_version;
    const motif = 'Le projet est déjà terminé.';
    await moveDossier(agent, refused, { action: 'refuse', motif, courriers: [version] });
    const home = await openBrowserFor(browser);
    await signIn(home, email, `${refused.href}?mode=read`);
    const letters = region(home, 'Lettres');
    await expect(letters).toBeVisible();
    const [pdf] = await Promise.all([
      home.waitForEvent('download'),
      press(letters, 'link', /^Votre demande/),
    ]);
    expect(pdf.suggestedFilename()).toMatch(new RegExp(`_decision_.+_${refused.id_fo}\\.pdf$`));
  });
});
