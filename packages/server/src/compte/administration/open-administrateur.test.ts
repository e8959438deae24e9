import { connexionEndpoints } from '@asso/contract/compte/connexion.endpoints';
import { motDePasseEndpoints } from '@asso/contract/compte/mot-de-passe.endpoints';
import type { Role } from '@asso/domain/compte/roles.rules';
import { expect, test } from 'vitest';
import { listHistory } from '../../platform/history/history.sql.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { compteFeature } from '../feature.ts';
import { aCompte, motDePasse } from '../test/test-comptes.sql.ts';
import { findIdByEmail } from '../utilisateur.sql.ts';
import { findCompteAdministre } from './compte-administre.sql.ts';
import { openAdministrateur } from './open-administrateur.ts';

const { api, db, clock, config } = await aPortal({ features: [compteFeature] });
const person = { email: 'claire.vidal@exemple.fr', prenom: 'Claire', nom: 'Vidal' };
const open = (email: string, roles: Role[] = ['lca.admin']) =>
  openAdministrateur({ db, clock, publicUrl: config.publicUrl }, { ...person, email, roles });
const tokenOf = (lien: string | null) => lien?.split('/').at(-1) ?? '';
const choose = async (token: string) => {
  const body = { token, password: motDePasse, confirm: motDePasse };
  return (await api(motDePasseEndpoints.resetPassword, { body })).codes;
};

test('a portal without anybody is given its first administrator, by a link that serves once', async () => {
  const lien = await open(person.email);
  expect(lien).toContain(new URL('/client/mot-de-passe-oublie/', config.publicUrl).href);
  expect(await choose(tokenOf(lien))).toEqual([]);
  expect(await choose(tokenOf(lien))).toEqual(['compte.lien-perime']);
  const { body } = await api(connexionEndpoints.login, {
    body: { email: person.email, password: motDePasse },
  });
  expect(body.user).toMatchObject({ roles: ['lca.admin'], prenom: 'Claire', mustAddSecondFactor: true });
  const id = (await findIdByEmail(db, person.email)) ?? '';
  const lines = await listHistory(db, { objet: 'compte', id_objet: id }, { limit: 10 });
  expect(lines.map(({ action, to }) => [action, to])).toEqual([['changer-roles', 'lca.admin']]);
});

test('asked again before the password is chosen, the last link alone serves', async () => {
  const email = 'deux.fois@exemple.fr';
  const [first, second] = [await open(email), await open(email, ['rds.admin'])];
  expect(await choose(tokenOf(first))).toEqual(['compte.lien-perime']);
  expect(await choose(tokenOf(second))).toEqual([]);
  const compte = await findCompteAdministre(db, (await findIdByEmail(db, email)) ?? '');
  expect(compte?.roles).toEqual(['lca.admin', 'rds.admin']);
});

test('who has an account keeps it, with one role more', async () => {
  const { id, email } = await aCompte(db, { nom: 'Petit' });
  expect(await open(email)).toBeNull();
  const compte = await findCompteAdministre(db, id);
  expect(compte).toMatchObject({ nom: 'Petit', roles: ['lca.admin', 'lca.association'] });
});

test.each([{ locked: true }, { desactive_at: new Date('2026-01-01T00:00:00Z') }])(
  'a closed account stays closed: %o',
  async (closed) => {
    const { id, email } = await aCompte(db, closed);
    await expect(open(email)).rejects.toThrow('verrouillé ou désactivé');
    expect((await findCompteAdministre(db, id))?.roles).toEqual(['lca.association']);
  },
);
