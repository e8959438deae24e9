import { describe, expect, it } from 'vitest';
import { isOtherAssociation, leadsHome, sayAccesRefuse } from './acces-refuse.rules.ts';
import { compteProblems } from './compte.problems.ts';

const association = {
  id_association: '0b6b2f3a-0000-4000-8000-000000000001',
  id_correspondance: '1042',
  id_siren: '661017236',
  id_siret: '66101723600018',
  id_rna: 'W133000042',
};
const reader = (role: string, ...associations: (typeof association)[]) => ({ role, associations });

describe('the page of an association', () => {
  it.each([...Object.values(association), '66101723600026', undefined, ''])(
    'is one’s own when it is named %s',
    (identifiant) => {
      expect(isOtherAssociation(reader('lca.association', association), identifiant)).toBe(false);
    },
  );

  it.each(['1043', '661017237', '84213300500016', '661017236000', 'W133000043', 'inconnue'])(
    'is somebody else’s when it is named %s [R8.10]',
    (identifiant) => {
      expect(isOtherAssociation(reader('lca.association', association), identifiant)).toBe(true);
    },
  );

  it('is not named null by who has no number', () => {
    const associations = [{ ...association, id_siren: null, id_siret: null }];
    const unnumbered = { role: 'lca.association', associations };
    expect(isOtherAssociation(unnumbered, '66101723600018')).toBe(true);
  });

  it.each(['lca.admin', 'rds.user', 'rds.service', 'rds.admin'])('may be read by %s', (role) => {
    expect(isOtherAssociation(reader(role), '1043')).toBe(false);
  });
});

describe('what is said of an access', () => {
  it.each([
    ['compte.association-d-autrui', true],
    ['dossier.inaccessible', true],
    ['demande-siret.reservee', true],
    ['compte.informations-illisibles', false],
    ['kernel.introuvable', false],
  ])('%s leads home: %s [R8.10, R8.11]', (code, answer) => {
    expect(leadsHome(code)).toBe(answer);
  });

  it('says what to do after the words of the specification, where it is known', () => {
    expect(sayAccesRefuse({ code: 'dossier.inaccessible', message: 'Non.' })).toBe(
      'Non. Demandez à la personne qui l’a créée de la partager avec vous, depuis la page de cette demande.',
    );
    expect(sayAccesRefuse({ code: 'demande-siret.reservee', message: 'Non.' })).toBe('Non.');
  });

  it('keeps the words of the specification', () => {
    expect(compteProblems['compte.association-d-autrui'].message).toBe(
      "Vous n'avez pas le droit d'accéder à cette association.",
    );
    expect(compteProblems['compte.informations-illisibles'].message).toBe(
      "Une erreur est survenue lors de la récupération des informations de l'utilisateur.",
    );
  });
});
