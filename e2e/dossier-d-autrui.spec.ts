import { test } from '@playwright/test';
import { openSession } from './support/arrange.ts';
import { aReadyDossier } from './support/arrange-dossier.ts';
import { expectGoodPage } from './support/good-page.ts';
import { people, signIn } from './support/people.ts';
import { titreAccueil } from './support/titre-accueil.ts';

test('a dossier of somebody else does not open, and says why on the way home [R8.10]', async ({
  page,
  request,
}) => {
  const { href } = await aReadyDossier(await openSession(request, people.gestionnaire), { rang: 3 });
  await signIn(page, people.autre, href);
  await expectGoodPage(page, {
    h1: titreAccueil,
    datum:
      "La demande n'est pas accessible ou n'existe pas. Seul son créateur peut accéder aux détails de la demande.",
  });
});
