import { expect, test } from '@playwright/test';
import { aNewAccount, openSession } from './support/arrange.ts';
import { aReadyDossier } from './support/arrange-dossier.ts';
import { fill, press } from './support/forms.ts';
import { expectGoodPage } from './support/good-page.ts';
import { people, signIn } from './support/people.ts';

test('a draft is shown to an agent by a code that is taken back, and nothing is written there', async ({
  page,
  browser,
  request,
}) => {
  const email = await aNewAccount(request, 'regard');
  const { href } = await aReadyDossier(await openSession(request, email), { rang: 3 });
  await signIn(page, email, href);
  const agent = await (await browser.newContext()).newPage();
  let code = '';

  await test.step('the association makes a code', async () => {
    await press(page, 'button', 'Montrer mon dossier au service');
    await press(page.getByRole('dialog'), 'button', 'Créer un code');
    const shown = page.getByRole('dialog').getByText(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
    await expect(shown).toBeVisible();
    code = (await shown.textContent()) ?? '';
  });

  await test.step('an agent types it, and reads what the dossier holds', async () => {
    await signIn(agent, people.agent, '/client/regard');
    await expectGoodPage(agent, {
      h1: 'Voir le dossier d’une association',
      datum: 'Dix lettres et chiffres',
    });
    await fill(agent, { Code: 'ABCDE-FGH23' });
    await press(agent, 'button', 'Voir le dossier');
    await expectGoodPage(agent, {
      h1: 'Voir le dossier d’une association',
      datum: /Ce code ne montre aucun dossier\./,
    });
    await fill(agent, { Code: code.toLowerCase() });
    await press(agent, 'button', 'Voir le dossier');
    await expectGoodPage(agent, { h1: 'Former nos arbitres', datum: 'Ce qu’elle a écrit' });
    await expect(agent.getByRole('main').getByRole('textbox')).toHaveCount(0);
  });

  await test.step('the association sees that it was opened, and takes it back', async () => {
    await page.reload();
    await press(page, 'button', 'Montrer mon dossier au service');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/ouvert par 1\spersonne/)).toBeVisible();
    await press(dialog, 'button', 'Retirer le code');
    await expect(dialog.getByRole('button', { name: 'Créer un code' })).toBeVisible();
    await press(agent, 'button', 'Fermer cette page');
    await fill(agent, { Code: code });
    await press(agent, 'button', 'Voir le dossier');
    await expect(agent.getByText(/Ce code ne sert plus depuis le/).first()).toBeVisible();
  });
  await agent.context().close();
});
