import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { readCsv } from '../packages/server/src/platform/sheet/test/test-read-sheet.ts';
import { aNewAccount, openSession } from './support/arrange.ts';
import { grantDossier } from './support/arrange-decision.ts';
import { aReadyDossier, transmit } from './support/arrange-dossier.ts';
import { press } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { openBrowserFor, people, signIn } from './support/people.ts';

const lectrice = 'nadia.colin@demo.example';

test('what a service grants is read in the Osiris area, and is in its file', async ({
  page,
  browser,
  request,
}) => {
  const session = await openSession(request, await aNewAccount(request, 'osiris'));
  const dossier = await aReadyDossier(session, { rang: 6 });
  const ofDossier = `/client/osiris?q=${dossier.id_fo}`;
  await transmit(session, dossier);
  const row = page.getByRole('row').filter({ hasText: dossier.id_fo });

  await test.step('it is there once it is sent, with nothing granted', async () => {
    await signIn(page, lectrice, ofDossier);
    await expectPage(page, { h1: 'Osiris', datum: dossier.id_fo });
    await expect(row).toContainText('transmis au service instructeur');
    await expect(row).toContainText(/0,00\s€|0\s€/);
  });

  await test.step('the amount granted is shown, in its line and in the totals', async () => {
    await grantDossier(await openSession(request, people.agent), dossier, 1234);
    await page.reload();
    await expect(row).toContainText(/1\s?234\s€/);
    await expect(page.getByRole('list', { name: 'Montants de ces dossiers' })).toContainText(/1\s?234\s€/);
    await expectGoodPage(page, { h1: 'Osiris', datum: dossier.id_fo });
  });

  await test.step('the file holds the same amount', async () => {
    await press(page, 'button', 'Exporter');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      press(page, 'button', 'CSV, pour Excel ou un autre tableur'),
    ]);
    const [, line = [], ...others] = readCsv(readFileSync(await file.path(), 'utf8'));
    expect(others).toEqual([]);
    expect(line).toEqual(expect.arrayContaining([dossier.id_fo, 'accordé', '1234,00']));
  });

  await test.step('its service finds it ready for Chorus', async () => {
    const agent = await openBrowserFor(browser);
    await signIn(agent, people.agent, '/client/instructeur/chorus');
    await expectGoodPage(agent, { h1: 'Chorus', datum: 'Chorus n’est pas relié à ce portail.' });
  });
});
