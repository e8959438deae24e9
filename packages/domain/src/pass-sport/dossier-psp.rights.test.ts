import { expect, it } from 'vitest';
import { associationAccess } from '../association/association.rights.ts';
import type { Actor } from '../compte/actor.ts';
import { dossierPspRights, listsDossiersPsp } from './dossier-psp.rights.ts';

const siege = '12345678200010';
const annexe = '12345678200028';
const anActor = (role: string, about: Partial<Actor> = {}): Actor => ({
  id: 'me',
  email: 'me@exemple.fr',
  civilite: null,
  nom: 'Roux',
  prenom: 'Jeanne',
  role,
  roles: [role],
  associations: [],
  services: [],
  territoire: null,
  ...about,
});
const member = (id_siret: string | null) =>
  anActor('lca.association', { associations: [{ id_association: 'a', id_siret, fonction: 'PRE' }] });
const people = {
  siege: member(null),
  annexe: member(annexe),
  admin: anActor('lca.admin'),
  rds: anActor('rds.admin'),
  other: anActor('lca.association'),
};
const acces = (actor: Actor) => associationAccess(actor, { id: 'a', code_departement: '13' });
const mine = { createdBy: 'me', sharedWith: [] };
const given = { createdBy: 'her', sharedWith: ['me'] };
const hers = { createdBy: 'her', sharedWith: [] };

it.each([
  ['siege', null, siege, true, true],
  ['siege', mine, siege, true, true],
  ['siege', given, siege, true, true],
  ['siege', hers, siege, false, false],
  ['annexe', null, annexe, true, true],
  ['annexe', null, siege, false, false],
  ['annexe', given, siege, false, false],
  ['admin', hers, siege, true, true],
  ['rds', hers, siege, true, false],
  ['rds', null, siege, true, false],
  ['other', null, siege, false, false],
  ['other', given, siege, false, false],
] as const)(
  '%s, dossier %j of %s: consult %s, hasWright %s [R6.25] [R6.26] [R6.27]',
  (who, dossier, id_siret, consult, hasWright) => {
    const actor = people[who];
    expect(dossierPspRights(actor, dossier, { acces: acces(actor), id_siret })).toEqual({
      consult,
      hasWright,
    });
  },
);

it('the list is for administrators and people of the head office [R6.28]', () => {
  const lists = Object.entries(people).map(([who, actor]) => [who, listsDossiersPsp(acces(actor))]);
  expect(Object.fromEntries(lists)).toEqual({
    siege: true,
    annexe: false,
    admin: true,
    rds: false,
    other: false,
  });
});
