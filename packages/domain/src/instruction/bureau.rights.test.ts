import { describe, expect, it } from 'vitest';
import type { Actor } from '../compte/actor.ts';
import { ordreEtats } from '../dossier/instruction.states.ts';
import { actionsBureau, bureauRights, isResponsableOf, isServiceMember } from './bureau.rights.ts';

const aPerson = (changes: Partial<Actor>): Actor => ({
  id: 'u1',
  email: 'u1@exemple.fr',
  civilite: null,
  nom: 'Roux',
  prenom: 'Jeanne',
  role: 'rds.user',
  roles: ['rds.user'],
  associations: [],
  services: [],
  territoire: null,
  ...changes,
});
const member = (role: string, id_service = 's1') => aPerson({ services: [{ id_service, role }] });
const admin = (territoire: string | null) => aPerson({ role: 'rds.admin', territoire });
const service = { id: 's1', code_territoire: '13' };

describe('the desk of a service', () => {
  it('is what its own instruction allows, state by state', () => {
    const rows = ordreEtats.map((etat) => {
      const rights = bureauRights(member('membre'), { id_service_instructeur: 's1', etat });
      return `${etat}: ${actionsBureau.filter((action) => rights[action]).join(' ')}`;
    });
    expect(rows).toEqual([
      'A: ',
      'B: ',
      'C: lire affecter etiqueter',
      'D: lire affecter etiqueter noter demanderAvis',
      '2: lire affecter etiqueter noter demanderAvis',
      '6: lire affecter etiqueter',
      '7: lire affecter etiqueter',
      '8: lire affecter etiqueter',
      '9: lire affecter etiqueter',
      '10: lire etiqueter',
      '11: lire etiqueter',
      '12: lire etiqueter',
    ]);
  });

  it.each([
    ['another service', member('membre', 's2')],
    ['an association', aPerson({ role: 'lca.association' })],
    ['who administers the accounts', aPerson({ role: 'lca.admin' })],
    ['who administers the application', aPerson({ role: 'rds.appli_admin' })],
    ['the administrator of another territory', admin('30')],
  ])('is closed to %s', (_, actor) => {
    const rights = bureauRights(actor, { id_service_instructeur: 's1', etat: '2', code_territoire: '13' });
    expect(Object.values(rights)).toEqual([false, false, false, false, false]);
    expect([isServiceMember(actor, service), isResponsableOf(actor, service)]).toEqual([false, false]);
  });

  it.each([
    ['its own account', member('compte'), true],
    ['who is responsible for it', member('responsable'), true],
    ['one of its people', member('membre'), false],
    ['the administrator of its territory', admin('13'), true],
    ['the national administrator', admin(null), true],
  ])('its envelopes are the business of %s: %o', (_, actor, expected) => {
    expect(isServiceMember(actor, service)).toBe(true);
    expect(isResponsableOf(actor, service)).toBe(expected);
  });
});
