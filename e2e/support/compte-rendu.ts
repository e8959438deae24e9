// A service handles a financial report from its dossier.
import { expect, type Page } from '@playwright/test';
import { choose, press, region } from './forms.ts';
import { expectPage } from './good-page.ts';
import { decide } from './instruction.ts';

export async function openReport(page: Page, href: string, titre: string): Promise<void> {
  await page.goto(href);
  await press(region(page, 'Comptes rendus financiers'), 'link', /^Lire/);
  await expectPage(page, { h1: titre, datum: 'Que faites-vous de ce compte rendu ?' });
}

/** Declares the open report received, then finishes the dossier, since no other report is awaited. */
export async function receiveAndFinish(page: Page, href: string): Promise<void> {
  await choose(page, 'Après l’avoir lu', 'Déclarer reçu');
  await press(page, 'button', 'Continuer');
  await press(page.getByRole('dialog'), 'button', 'Déclarer reçu');
  await expect(page.getByText('reçu par le service instructeur').first()).toBeVisible();
  await page.goto(href);
  await decide(page, 'Terminer');
  await expect(page.getByText('terminé').first()).toBeVisible();
}
