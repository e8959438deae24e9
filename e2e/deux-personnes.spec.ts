import { expect, type Page, test } from '@playwright/test';
import { aNewAccount, openSession } from './support/arrange.ts';
import { aCollegueOn, aReadyDossier } from './support/arrange-dossier.ts';
import { openBrowserFor, signIn } from './support/people.ts';

test('two people on one project lose nothing: what crosses is chosen, the rest is merged', async ({
  page: benevole,
  browser,
  request,
}) => {
  const email = await aNewAccount(request, 'deux-personnes');
  const session = await openSession(request, email);
  const dossier = await aReadyDossier(session, { rang: 5 });
  const { href, id_projet } = dossier;
  const path = (partie: string) => `${href}?mode=edit&etape=projets&projet=${id_projet}&partie=${partie}`;
  const collegue = await openBrowserFor(browser);
  await signIn(benevole, email, path('publics'));
  await signIn(collegue, await aCollegueOn(session, dossier, 'collegue'), path('description'));
  const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
  const type = async (page: Page, name: string, text: string) => {
    const saving = page.waitForResponse((one) => one.request().method() === 'PUT');
    await field(page, name).fill(text);
    await field(page, name).blur();
    return (await saving).status();
  };
  await expect(field(collegue, 'Objectifs')).toHaveValue('Former douze arbitres.');
  await expect(field(benevole, 'Nombre de personnes')).toBeVisible();

  await test.step('different fields are merged', async () => {
    expect(await type(collegue, 'Objectifs', 'Former douze arbitres départementaux.')).toBe(200);
    expect(await type(benevole, 'Nombre de personnes', '14')).toBe(200);
    await benevole.reload();
    await expect(field(benevole, 'Nombre de personnes')).toHaveValue('14');
    await benevole.goto(path('description'));
    await expect(field(benevole, 'Objectifs')).toHaveValue('Former douze arbitres départementaux.');
  });

  await test.step('the same field asks which one to keep', async () => {
    await benevole.goto(path('essentiel'));
    await collegue.goto(path('essentiel'));
    expect(await type(collegue, 'Intitulé', 'Former nos arbitres de district')).toBe(200);
    expect(await type(benevole, 'Intitulé', 'Former nos jeunes arbitres')).toBe(409);
    const dialog = benevole.getByRole('dialog', { name: /laquelle garder/ });
    await expect(dialog).toContainText('a écrit sur cette page');
    await expect(dialog).toContainText('de district');
    await dialog.getByRole('radio', { name: /Ici$/ }).check();
    await dialog.getByRole('button', { name: 'Garder cette réponse' }).click();
    await expect(dialog).toBeHidden();
    await collegue.reload();
    await expect(field(collegue, 'Intitulé')).toHaveValue('Former nos jeunes arbitres');
  });
});
