import { assistanceEndpoints } from '@asso/contract/contenu/assistance.endpoints';
import { describe, expect, it } from 'vitest';
import { compteFeature } from '../compte/feature.ts';
import { aCompte } from '../compte/test/test-comptes.sql.ts';
import { anActor } from '../platform/http/test/test-actor.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { contenuFeature } from './feature.ts';
import { mailsOfAssistance } from './test/test-contenus.sql.ts';

const { sendEmail, listDemandesAide, updateDemandeAide } = assistanceEndpoints;
const assistance = 'aide@portail.example';
const portal = await aPortal({
  features: [compteFeature, contenuFeature],
  environment: { ASSISTANCE_EMAIL: assistance },
});
const { api, db } = portal;
const aPerson = async (role = 'lca.association') => {
  const { id, email } = await aCompte(db, { roles: [role] });
  return anActor({ id, email, roles: [role] });
};
const message = {
  subject: 'Je n’ai pas reçu mon versement',
  body: 'Bonjour,\n\nLe dossier est accordé depuis mars.',
  motif: 'SUB',
  precision: 'SUB5',
  replyTo: 'jeanne.roux@exemple.fr',
};
const ask = (changes: object = {}, as?: ReturnType<typeof anActor>, remoteAddress?: string) =>
  api(sendEmail, {
    as,
    body: { ...message, ...changes },
    ...(remoteAddress ? { remoteAddress } : {}),
  } as never);

describe('a message to the help desk', () => {
  it('leaves for its address only, its subject prefixed, to be answered to who wrote [R7.18]', async () => {
    const { status, body } = await ask({ to: assistance.toUpperCase(), page: '/dossiers' });
    expect([status, body]).toEqual([
      201,
      { numero: expect.stringMatching(/^A-\d+$/), le: expect.any(String), courriel: 'jea***@exe***.fr' },
    ]);
    const [mail, ...others] = await mailsOfAssistance(db, body.numero);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      destinataire: assistance,
      repondre_a: message.replyTo,
      objet: `[LCA] ${body.numero} ${message.subject}`,
    });
    expect(mail?.texte).toContain('Le dossier est accordé depuis mars.');
    expect(mail?.texte).toContain('Sujet : Demande de subvention, Suivi et paiement');
  });

  it.each(['quelqu.un@exemple.fr', 'aide@portail.example.fr', 'aide@portail.example, x@exemple.fr'])(
    'is never relayed to %s',
    async (to) => {
      const refused = await ask({ to });
      expect([refused.status, refused.codes]).toEqual([403, ['contenu.destinataire-refuse']]);
    },
  );

  it.each<[string, object, string[]]>([
    ['no address to answer to', { replyTo: '' }, ['kernel.obligatoire']],
    ['an address that is none', { replyTo: 'jeanne' }, ['identifiant.courriel']],
    ['a line break in the address', { replyTo: 'a@exemple.fr\nBcc: b@exemple.fr' }, ['identifiant.courriel']],
    ['no message', { body: '' }, ['kernel.obligatoire']],
    ['a detail of another subject', { precision: 'CPT1' }, ['contenu.precision-hors-sujet']],
    ['what a robot fills', { site: 'https://exemple.fr' }, ['contenu.message-automatique']],
  ])('is refused with %s', async (_, changes, codes) => {
    expect((await ask(changes)).codes).toEqual(codes);
  });

  it('is answered to the address of the account when none is given, and to `from` as written', async () => {
    const me = await aPerson();
    const mine = await ask({ replyTo: null }, me);
    expect((await mailsOfAssistance(db, mine.body.numero))[0]?.repondre_a).toBe(me.email);
    const other = await ask({ replyTo: null, from: 'autre@exemple.fr' }, me);
    expect((await mailsOfAssistance(db, other.body.numero))[0]?.repondre_a).toBe('autre@exemple.fr');
  });

  it.each([
    '11111111-2222-4333-8444-555555555555',
    // The page makes its key in this form.
    'ba7d59c29024e5a314258d4c4c2e3273',
  ])('is sent once however often the same request comes, its key being %s', async (cle) => {
    const [first, second] = [await ask({ cle }), await ask({ cle })];
    expect(second.body).toEqual(first.body);
    expect(await mailsOfAssistance(db, first.body.numero)).toHaveLength(1);
  });
});

describe('what became of it', () => {
  it('is read by who asked, and by the administrators, who say when it is done', async () => {
    const [me, other, admin] = [await aPerson(), await aPerson(), await aPerson('lca.admin')];
    const { numero } = (await ask({}, me)).body;
    const list = async (as: typeof me, query: object = {}) =>
      (await api(listDemandesAide, { as, query })).body.items.map((one) => one.numero);
    expect(await list(me)).toEqual([numero]);
    expect(await list(other)).toEqual([]);
    expect(await list(other, { toutes: 'oui' })).toEqual([]);
    expect(await list(admin)).toEqual([]);
    expect(await list(admin, { toutes: 'oui', etat: 'ouverte' })).toContain(numero);
    const [mine] = (await api(listDemandesAide, { as: me })).body.items;
    const done = (as: typeof me, ifMatch = 1) =>
      api(updateDemandeAide, { as, params: { id: mine?.id ?? '' }, ifMatch, body: { etat: 'traitee' } });
    expect((await done(me)).status).toBe(403);
    expect((await done(admin)).body).toMatchObject({ numero, etat: 'traitee', version: 2 });
    expect((await done(admin)).status).toBe(409);
    expect((await done(admin, 2)).body).toMatchObject({ etat: 'traitee', version: 2 });
    expect(await list(admin, { toutes: 'oui', etat: 'ouverte' })).not.toContain(numero);
    expect((await api(listDemandesAide)).status).toBe(401);
    const params = { id: '00000000-0000-4000-8000-000000000000' };
    const none = await api(updateDemandeAide, { as: admin, params, ifMatch: 1, body: { etat: 'traitee' } });
    expect(none.status).toBe(404);
  });
});

it('is not sent without end from one address', async () => {
  const statuses = new Set<number>();
  for (let n = 0; n < 40; n++) statuses.add((await ask({ to: 'ailleurs@exemple.fr' })).status);
  expect([...statuses]).toEqual([403, 429]);
});
