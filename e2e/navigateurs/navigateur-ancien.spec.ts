// No browser of Debian is old. A Firefox without the functions that came to Chrome after 109 stands for it: it fails as
// the old one does where the code calls one of them, but lays the pages out as a browser of today.
import { expect, type Page, test } from '@playwright/test';
import { recentFunctions } from '../../packages/client/vite/old-browsers.ts';
import { aNewAccount, openSession } from '../support/arrange.ts';
import { aReadyDossier, transmit } from '../support/arrange-dossier.ts';
import { expectPage } from '../support/good-page.ts';
import { dossierPage } from '../support/instruction.ts';
import { openBrowserFor, people, signIn } from '../support/people.ts';
import { titreAccueil } from '../support/titre-accueil.ts';

/** Takes these functions away before the page reads its code, and returns the errors that no page handled. */
async function withoutYoungFunctions(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.addInitScript((names) => {
    const bytes = Object.getPrototypeOf(Uint8Array);
    const holders = [Array, bytes, Uint8Array, Set, Map, Object, Promise, String];
    for (const name of names) {
      const [holder = '', inside] = name.split('.');
      if (inside) Reflect.deleteProperty(Reflect.get(window, holder) ?? {}, inside);
      else
        for (const one of [...holders, ...holders.map(({ prototype }) => prototype)])
          Reflect.deleteProperty(one, name);
    }
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
    Object.assign(window, { isDeprived: !('toSpliced' in []) && !('union' in new Set()) });
  }, recentFunctions);
  return errors;
}

test('a browser without the functions that came after Chrome 109 reads and writes a request', async ({
  page,
  browser,
  request,
}) => {
  const email = await aNewAccount(request, 'navigateur-ancien');
  const session = await openSession(request, email);
  const dossier = await aReadyDossier(session, { rang: 3 });
  const errors = await withoutYoungFunctions(page);

  await test.step('home, then a project whose answer is saved', async () => {
    await signIn(page, email);
    expect(await page.evaluate(() => Reflect.get(window, 'isDeprived'))).toBe(true);
    await expectPage(page, { h1: titreAccueil, datum: dossier.nom });
    await page.goto(`${dossier.href}?mode=edit&etape=projets&projet=${dossier.id_projet}&partie=description`);
    const objectifs = page.getByRole('textbox', { name: 'Objectifs', exact: true });
    await objectifs.fill('Former vingt arbitres.');
    await objectifs.blur();
    await expect(page.getByText(/^Enregistré à/).first()).toBeVisible();
    await page.reload();
    await expect(objectifs).toHaveValue('Former vingt arbitres.');
  });

  await test.step('a service reads it in its queue and on its desk', async () => {
    await transmit(session, dossier);
    const agent = await openBrowserFor(browser);
    const theirs = await withoutYoungFunctions(agent);
    await signIn(agent, people.agent, `/client/dossiers?q=${dossier.id_fo}`);
    await expectPage(agent, { h1: 'Dossiers', datum: dossier.nom });
    await agent.goto(dossier.href);
    await expectPage(agent, { ...dossierPage(dossier.id_fo), datum: 'Contrôles' });
    await agent.goto('/client/instructeur?vue=statistiques');
    await expectPage(agent, { h1: 'Statistiques', datum: /Demandé/ });
    expect(theirs).toEqual([]);
  });
  expect(errors).toEqual([]);
});
