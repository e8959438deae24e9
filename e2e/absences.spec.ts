import { randomUUID } from 'node:crypto';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { addJours } from '@asso/domain/identifiants/durees';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { aNewAccount, openSession, read, readMyId, type Session } from './support/arrange.ts';
import { aReadyDossier, type Dossier, transmit } from './support/arrange-dossier.ts';
import { fill, press, select } from './support/forms.ts';
import { expectGoodPage } from './support/good-page.ts';
import { withOnlyKeyboard } from './support/keyboard.ts';
import { openBrowserFor, people, signIn } from './support/people.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const absences = { h1: 'Absences' };
const now = new Date();
const [premier, dernier] = [formatDate(now), formatDate(addJours(now, 7))];

test('an agent says they are away, a colleague receives, and all comes back on return', async ({
  page,
  browser,
  request,
}) => {
  const service = await openBrowserFor(browser);
  const dossier = await aQuestionTo(people.agent, request);

  await test.step('from « Mon jour », a mistake is refused where it is', async () => {
    await signIn(page, people.agent, '/client/instructeur');
    await press(page, 'link', 'Absences');
    await expectGoodPage(page, { ...absences, datum: 'Noter mon absence' });
    await press(page, 'button', 'Noter mon absence');
    await fill(dialog(page), { 'Premier jour': dernier, 'Dernier jour': premier });
    await select(dialog(page), {
      'Qui reçoit à votre place': 'Personne : ce qui arrive reste sans personne',
    });
    await press(dialog(page), 'button', 'Confirmer l’absence');
    const refused = dialog(page).getByRole('link', { name: /^Le dernier jour vient avant le premier/ });
    await expectGoodPage(page, { ...absences, datum: refused });
    await press(dialog(page), 'button', 'Annuler');
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('with the keys alone, two days and a colleague are enough', async () => {
    await withOnlyKeyboard(page, async () => {
      await press(page, 'button', 'Noter mon absence');
      await fill(dialog(page), { 'Premier jour': premier, 'Dernier jour': dernier });
      await select(dialog(page), { 'Qui reçoit à votre place': 'Service DRAJES Sud' });
      await expect(dialog(page).getByText('Les dossiers ne changent pas de mains')).toBeVisible();
      await press(dialog(page), 'button', 'Confirmer l’absence');
    });
    await expect(dialog(page)).toBeHidden();
    await expectGoodPage(page, { ...absences, datum: page.getByRole('row', { name: /^Paul Girard/ }) });
  });

  await test.step('who receives is told so on their day, and sees the lines of the other', async () => {
    await signIn(service, people.compteDrajes, '/client/instructeur?voir=moi');
    await expect(service.getByText(/^Vous recevez pour Paul Girard jusqu’au/)).toBeVisible();
    const ligne = service.getByRole('listitem').filter({ hasText: dossier.nom });
    await expect(ligne).toContainText('pour Paul');
  });

  await test.step('who is back says so, and nothing is received any more', async () => {
    await press(page, 'button', /^Retirer Paul Girard/);
    await expect(page.getByText(/^Personne n’est absent/)).toBeVisible();
    await service.reload();
    await expect(service.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(service.getByText(/^Vous recevez pour Paul Girard/)).toBeHidden();
  });
});

/** A dossier that this agent is in charge of, and on which its association has just written. */
async function aQuestionTo(email: string, request: APIRequestContext): Promise<Dossier> {
  const association = await openSession(request, await aNewAccount(request, 'absence'));
  const dossier = await aReadyDossier(association, { rang: 9 });
  await transmit(association, dossier);
  const agent = await openSession(request, email);
  const place = `/api/demande/dossiers/${dossier.id_fo}`;
  const keyed = ({ headers }: Session) => ({ ...headers, 'idempotency-key': randomUUID() });
  const { instructions } = await read<{ instructions: { id_service_instructeur: string }[] }>(
    await request.get(place, { headers: agent.headers }),
  );
  const data = { de: null, a: await readMyId(agent) };
  const affectation = `${place}/instructions/${instructions[0]?.id_service_instructeur}/affectation`;
  await read(await request.put(affectation, { headers: keyed(agent), data }));
  const message = { message: 'Faut-il joindre le devis du car ?' };
  await read(await request.post(`${place}/message`, { headers: keyed(association), data: message }));
  return dossier;
}
