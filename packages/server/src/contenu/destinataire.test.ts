import { assistanceEndpoints } from '@asso/contract/contenu/assistance.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { describe, expect, it } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { subventionCalls } from '../subvention/test/test-calls.ts';
import { aWorld, today } from '../subvention/test/test-dossiers.sql.ts';
import { mailsOfAssistance } from './test/test-contenus.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;
const world = await aWorld(db);
await world.publish();
const { create } = subventionCalls(portal, world);
await create();

let rank = 0;
const write = (body: object, as?: Actor) =>
  api(assistanceEndpoints.sendEmail, {
    ...(as ? { as } : {}),
    body: { subject: `Un message ${++rank} pour vous`, body: 'Bonjour,\n\nÀ bientôt.', ...body },
  });

describe('a message is sent by the portal [R7.18] [C125]', () => {
  it.each([
    ['the service that studies a dossier of theirs', () => world.courriels.drajes],
    ['somebody of their association', () => world.emails.ali.toUpperCase()],
  ])('to %s, to be answered to who wrote, and the help desk does not read it', async (_, to) => {
    const { status, body } = await write({ to: to() }, world.jeanne);
    expect([status, body.numero]).toEqual([201, null]);
    const [mail, ...others] = await mailsOfAssistance(db, `message ${rank}`);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      destinataire: to().toLowerCase(),
      repondre_a: world.jeanne.email,
      objet: `[LCA] Un message ${rank} pour vous`,
    });
    expect(mail?.texte).toContain('Écrit par');
  });

  it.each<[string, () => { as?: Actor; to: string }]>([
    ['a service of nobody’s dossier', () => ({ as: world.jeanne, to: world.courriels.cd })],
    ['the service, of a dossier they may not open', () => ({ as: world.ali, to: world.courriels.drajes })],
    ['somebody of another association', () => ({ as: world.jeanne, to: world.emails.paul })],
    ['anybody, by who is not signed in', () => ({ to: world.emails.ali })],
    ['several at once', () => ({ as: world.jeanne, to: `${world.emails.ali}, x@exemple.fr` })],
  ])('never to %s', async (_, asked) => {
    const { as, to } = asked();
    const refused = await write({ to, replyTo: as ? null : 'moi@exemple.fr' }, as);
    expect([refused.status, refused.problem.code]).toEqual([403, 'contenu.destinataire-refuse']);
  });

  it('and is answered to nobody else than who writes: another `from` is refused by its name', async () => {
    const to = world.emails.ali;
    for (const [sent, field] of [
      [{ to, from: 'autre@exemple.fr' }, 'from'],
      [{ to, replyTo: 'autre@exemple.fr' }, 'replyTo'],
      [{ from: 'autre@exemple.fr', replyTo: 'moi@exemple.fr' }, 'from'],
    ] as const) {
      const { problem } = await write(sent, world.jeanne);
      expect([problem.code, problem.field]).toEqual(['contenu.expediteur-refuse', field]);
    }
    expect((await write({ to, from: world.jeanne.email }, world.jeanne)).status).toBe(201);
  });
});

it('the body of the specification is enough to write to the help desk [C125]', async () => {
  const { status, body } = await write({ replyTo: 'jeanne.roux@exemple.fr' });
  expect([status, body.numero]).toEqual([201, expect.stringMatching(/^A-\d+$/)]);
});
