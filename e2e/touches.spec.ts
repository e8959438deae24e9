import { expect, type Page, test } from '@playwright/test';
import { aNewAccount, openSession, readMyId } from './support/arrange.ts';
import { studyDossier } from './support/arrange-decision.ts';
import { aReadyDossier, type Dossier, transmit } from './support/arrange-dossier.ts';
import { expectPage, findNumero } from './support/good-page.ts';
import { dossierPage } from './support/instruction.ts';
import { useOnlyKeyboard } from './support/keyboard.ts';
import { people, signIn } from './support/people.ts';

const linkOf = (page: Page, { id_fo }: Dossier) =>
  page.locator('#liste').getByRole('link', { name: new RegExp(`dossier ${id_fo}$`) });
const bar = (page: Page) => page.getByRole('region', { name: 'Sélection' });

/** Returns the element that has the focus, by name, when the row of anchors covers a part of it; otherwise nothing. */
const coveredFocus = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const bar = document.querySelector('.poste__ancres');
    if (!focused || !bar || focused === document.body || bar.contains(focused)) return [];
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    const at = bar.getBoundingClientRect();
    const isUnder = top < at.bottom - 1 && bottom > at.top + 1 && left < at.right && right > at.left;
    return isUnder ? [focused.outerHTML.slice(0, 120)] : [];
  });

test('each key of the queue and of the desk does what its button does, and « ? » tells them', async ({
  page,
  request,
}) => {
  const association = await openSession(request, await aNewAccount(request, 'touches'));
  const agent = await openSession(request, people.agent);
  const made = [await aReadyDossier(association, { rang: 3 }), await aReadyDossier(association, { rang: 9 })];
  for (const dossier of made) await transmit(association, dossier);
  const [first, second] = made as [Dossier, Dossier];
  await studyDossier(agent, first, 1500);
  useOnlyKeyboard(page);
  const key = (name: string) => page.keyboard.press(name);

  await test.step('in the queue: j and k, /, e, Ctrl K and ?', async () => {
    await signIn(page, people.agent, `/client/dossiers?createdBy=${await readMyId(association)}&tri=numero`);
    await expectPage(page, { h1: 'Dossiers', datum: '1 à 2 sur 2' });
    await key('j');
    await expect(linkOf(page, first)).toBeFocused();
    await key('j');
    await expect(linkOf(page, second)).toBeFocused();
    await key('k');
    await expect(linkOf(page, first)).toBeFocused();
    await key('e');
    await expect(page.getByRole('textbox', { name: `Proposé pour le dossier ${first.id_fo}` })).toBeFocused();
    await key('Escape');
    await key('/');
    await expect(page.locator('#filtres-recherche')).toBeFocused();
    await linkOf(page, first).focus();
    await key('Control+k');
    const palette = page.getByRole('dialog').getByRole('combobox');
    await expect(palette).toBeFocused();
    await key('Escape');
    await linkOf(page, first).focus();
    await key('?');
    const help = page.getByRole('dialog', { name: 'Touches de la file' });
    await expect(help).toContainText('demander des pièces');
    await key('Escape');
    await expect(help).toBeHidden();
  });

  await test.step('on the ticked dossiers: a, l, p, r and d each open their panel', async () => {
    await linkOf(page, first).focus();
    await key('x');
    await key('j');
    await key('Shift+X');
    await expect(page.getByText('2 sélectionnés')).toBeVisible();
    const panels = { a: 'Affecter 2 dossiers à', l: 'Étiqueter 2 dossiers', r: 'Renvoyer 2 dossiers' };
    for (const [touche, titre] of Object.entries(panels)) {
      await linkOf(page, first).focus();
      await key(touche);
      await expect(bar(page).getByText(titre)).toBeVisible();
      await key('Escape');
    }
    await linkOf(page, first).focus();
    await key('d');
    await expect(bar(page).getByRole('button', { name: 'Accorder' })).toBeVisible();
    await key('Escape');
    await linkOf(page, first).focus();
    await key('p');
    await expect(bar(page).getByText('Demander des pièces pour 2 dossiers')).toBeVisible();
    await expect(bar(page).getByText('Pièces à demander')).toBeVisible();
    await key('Escape');
  });

  await test.step('what takes the focus in a dossier is never under the anchors', async () => {
    await linkOf(page, second).focus();
    await key('Enter');
    await expectPage(page, { ...dossierPage(second.id_fo), datum: 'Contrôles' });
    await page.getByRole('link', { name: 'Historique', exact: true }).focus();
    const covered: string[] = [];
    for (const way of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < 40; stop += 1) {
        await key(way);
        covered.push(...(await coveredFocus(page)));
      }
    }
    expect(covered).toEqual([]);
    await page.goBack();
    await expectPage(page, { h1: 'Dossiers', datum: '2 sélectionnés' });
  });

  await test.step('in a dossier: [ folds the queue, n goes to the note, d concludes, ? tells the keys', async () => {
    await linkOf(page, first).focus();
    await key('Enter');
    await expectPage(page, { ...dossierPage(first.id_fo), datum: 'Contrôles' });
    await page.getByRole('link', { name: 'Résumé', exact: true }).focus();
    await key('[');
    await expect(page.getByRole('button', { name: 'File', exact: true })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await key('[');
    await expect(linkOf(page, first)).toHaveAttribute('aria-current', 'page');
    await key('n');
    await expect(page.getByRole('textbox', { name: /^Note interne/ })).toBeFocused();
    await page.getByRole('link', { name: 'Résumé', exact: true }).focus();
    await key('?');
    await expect(page.getByRole('dialog', { name: 'Touches du dossier' })).toContainText('conclure');
    await key('Escape');
    await page.getByRole('link', { name: 'Résumé', exact: true }).focus();
    await key('d');
    await expect(page.getByRole('dialog', { name: /^Conclure/ })).toBeVisible();
    await key('Escape');
    await page.getByRole('link', { name: 'Résumé', exact: true }).focus();
    await key('j');
    await expect(findNumero(page, second.id_fo)).toBeVisible();
  });
});
