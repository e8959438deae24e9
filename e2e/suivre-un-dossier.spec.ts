import { expect, test } from '@playwright/test';
import { aNewAccount, openSession } from './support/arrange.ts';
import { moveDossier } from './support/arrange-decision.ts';
import { aReadyDossier, transmit } from './support/arrange-dossier.ts';
import { select, unfold } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { dossierPage, openDossier } from './support/instruction.ts';
import { useOnlyKeyboard } from './support/keyboard.ts';
import { people, signIn } from './support/people.ts';

test('an agent chooses what is told of one dossier, and reads it there again', async ({ page, request }) => {
  const association = await openSession(request, people.autre);
  const dossier = await aReadyDossier(association, { rang: 9 });
  await transmit(association, dossier);
  await moveDossier(await openSession(request, people.agent), dossier, { action: 'start' });
  useOnlyKeyboard(page);
  await signIn(page, people.agent, '/client/dossiers');
  await openDossier(page, { numero: dossier.id_fo });
  const bureau = page.getByRole('region', { name: 'Dans votre service' });
  await expect(bureau.getByLabel('Me prévenir de')).toHaveValue('habituel');
  await select(bureau, { 'Me prévenir de': 'Tout, mes collègues compris' });
  await expectGoodPage(page, {
    ...dossierPage(dossier.id_fo),
    datum: /Notifications de ce dossier\s: tout, mes collègues compris/,
  });
  await page.reload();
  await expect(bureau.getByLabel('Me prévenir de')).toHaveValue('tout');
});

test('each kind of notification is e-mailed at once, once a day or never', async ({ page, request }) => {
  const email = await aNewAccount(request, 'rythme');
  useOnlyKeyboard(page);
  await signIn(page, email, '/client/user/notifications');
  await unfold(page, 'Choisir les courriels');
  await expectGoodPage(page, { h1: 'Notifications', datum: 'dans un seul courriel chaque matin' });
  await unfold(page, 'Ou sujet par sujet');
  await select(page, { 'Messages et accès': 'Une fois par jour' });
  await select(page, { Instruction: 'Jamais' });
  await page.reload();
  await unfold(page, 'Choisir les courriels');
  await expectPage(page, { h1: 'Notifications', datum: 'dans un seul courriel chaque matin' });
  await expect(page.getByLabel('Messages et accès', { exact: true })).toHaveValue('jour');
  await expect(page.getByLabel('Instruction', { exact: true })).toHaveValue('jamais');
  await expect(page.getByLabel('RIB', { exact: true })).toHaveValue('aussitot');
});
