import { expect, test } from '@playwright/test';
import { openSession } from './support/arrange.ts';
import { aReadyDossier } from './support/arrange-dossier.ts';
import { expectPage } from './support/good-page.ts';
import { people, signIn } from './support/people.ts';

test('transmits once, however often the button is pressed, and Back does not open the form again', async ({
  page,
  request,
}) => {
  const { href, id_fo } = await aReadyDossier(await openSession(request, people.gestionnaire), { rang: 2 });
  await signIn(page, people.gestionnaire, href);
  await page.getByRole('link', { name: 'Vérifier et transmettre' }).first().click();
  await expectPage(page, { h1: 'Vérifier et transmettre', datum: 'Former nos arbitres' });
  const sent: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/transmit/') && response.ok()) sent.push(response.url());
  });
  await page.getByRole('button', { name: 'Transmettre', exact: true }).dblclick();
  await expectPage(page, { h1: 'Votre dossier est transmis', datum: id_fo });
  expect(sent).toHaveLength(1);

  await page.goBack();
  await expect(
    page.getByRole('heading', { level: 1, name: /^FDVA|Votre dossier est transmis/ }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Transmettre', exact: true })).toHaveCount(0);

  await page.goto(`${href}?mode=read`);
  await expect(page.getByText('Dossier transmis', { exact: true })).toHaveCount(1);
});
