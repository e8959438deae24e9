import { describe, expect, it } from 'vitest';
import { controlesDe } from './service-controles.ts';

type Dossier = Parameters<typeof controlesDe>[0];

const aPiece = {
  code: 'RAR',
  label: 'Rapport',
  aide: null,
  nature: 'RAR',
  obligatoire: true,
  document: null,
  proposes: [],
};
const aProjet = {
  id: 'p1',
  numero_projet: 1,
  rang_dossier: 1,
  corps: { budgets: [{ id: '2027', annee: 2027 }] },
  montant_demande: 2000,
  montant_accorde: null,
  version: 1,
  rights: {},
  blockers: [],
};

const aDossier = (changes: Partial<Dossier> = {}): Dossier => ({
  blockers: [],
  pieces: [aPiece],
  projets: [aProjet],
  choix: {
    representants: [],
    ribs: [{ id: 'r1', iban_masque: 'FR76', titulaire: 'LES PIONS DE L HUVEAUNE' }],
  },
  tete: { demandeur: { id_rib: 'r1' } },
  demandeur: { id_siret: '66101723600018', nom: 'Les Pions de l’Huveaune', commune: null },
  ...changes,
});
const said = (changes?: Partial<Dossier>) =>
  controlesDe(aDossier(changes)).map(({ isFine, text }) => `${isFine ? '' : '! '}${text}`);
const blocker = (code: string, field: string) => ({ code, field, message: `Problème ${code}.` });

describe('what is checked for an agent', () => {
  it('is fine where nothing is wrong', () => {
    expect(said()).toEqual([
      'La pièce obligatoire est jointe.',
      '1\u00a0budget équilibré.',
      'Le titulaire du RIB porte le nom de l’association.',
    ]);
  });

  it('says what the server found, and no longer that this is fine', () => {
    const blockers = [
      blocker('piece-manquante', 'pieces.RAR'),
      blocker('insuffisance', 'projets.p1.budgets.2027'),
    ];
    expect(said({ blockers }).slice(0, 2)).toEqual([
      '! Problème piece-manquante.',
      '! Problème insuffisance.',
    ]);
    expect(said({ blockers })).toHaveLength(3);
  });

  it('leaves out a deadline that is over since the dossier was transmitted', () => {
    const blockers = [blocker('subvention.campagne-fermee', 'description')];
    expect(said({ blockers })).toEqual(said());
  });

  it('asks to look at an account that is somebody else’s', () => {
    const choix = { representants: [], ribs: [{ id: 'r1', iban_masque: 'FR76', titulaire: 'M. Paul Roux' }] };
    expect(said({ choix }).at(-1)).toBe('! Le titulaire du RIB est « M. Paul Roux » : vérifiez-le.');
  });

  it('says nothing of what is not asked', () => {
    expect(said({ pieces: [], projets: [], tete: {} })).toEqual([]);
  });
});
