import { describe, expect, it } from 'vitest';
import { listControles } from './service-controles.ts';

type Dossier = Parameters<typeof listControles>[0];

const aPiece = {
  code: 'RAR',
  label: 'Rapport',
  aide: null,
  nature: 'RAR',
  obligatoire: true,
  validite_mois: null,
  modele: null,
  document: null,
  proposes: [],
  defaut: null,
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
  cree_le: '2027-02-01T12:00:00.000Z',
  pieces: [],
  blockers: [],
};

const anInstruction = (completude: Partial<Dossier['instructions'][number]['completude']> = {}) => ({
  id_service_instructeur: 's1',
  service: { nom: 'DRAJES Sud', code: 'DRA' },
  etat: '2' as const,
  lib_etat: 'en cours d’instruction',
  depart: null,
  transmis_le: null,
  renvoye_le: null,
  motif: null,
  montant_demande: 2000,
  montant_accorde: null,
  accorde_le: null,
  decide_le: null,
  decision_modifiee_le: null,
  montant_verse: 0,
  paiement_demande_le: null,
  argent: null,
  moves: [],
  completude: {
    etat: 'complet' as const,
    avant_le: null,
    le: null,
    manques: [],
    reponses: [],
    manque: '',
    moves: [],
    ...completude,
  },
});

const aDossier = (changes: Partial<Dossier> = {}): Dossier => ({
  blockers: [],
  pieces: [aPiece],
  projets: [aProjet],
  choix: {
    representants: [],
    ribs: [
      {
        id: 'r1',
        iban_masque: 'FR76',
        titulaire: 'LES PIONS DE L HUVEAUNE',
        motif_titulaire: null,
        manques: '',
      },
    ],
  },
  tete: { demandeur: { id_rib: 'r1' } },
  instructions: [anInstruction()],
  demandeur: { id_siret: '66101723600018', nom: 'Les Pions de l’Huveaune', commune: null },
  ...changes,
});
const said = (changes?: Partial<Dossier>) =>
  listControles(aDossier(changes)).map(({ isFine, text }) => `${isFine ? '' : '! '}${text}`);
const blocker = (code: string, field: string) => ({ code, field, message: `Problème ${code}.` });

describe('what is checked for an agent', () => {
  it('is fine where nothing is wrong', () => {
    expect(said()).toEqual([
      'La pièce obligatoire est jointe.',
      '1\u00a0budget équilibré.',
      'Le titulaire du RIB porte le nom de l’association.',
    ]);
  });

  it('says first what is awaited, and no longer that the pieces are there', () => {
    const manques = [{ code: 'piece-RAR', libelle: 'Rapport', nature: 'RAR', phrase: 'La page 3 manque.' }];
    const asked = { etat: 'demande' as const, avant_le: '2099-12-06T22:59:59Z', manque: '1 pièce', manques };
    expect(said({ instructions: [anInstruction(asked)] })).toEqual([
      '! Dossier à compléter : 1 pièce, avant le 06/12/2099.',
      '1\u00a0budget équilibré.',
      'Le titulaire du RIB porte le nom de l’association.',
    ]);
    expect(said({ instructions: [anInstruction({ etat: 'repondu' })] })[0]).toBe(
      '! L’association a envoyé ce qui manquait : vérifiez-le dans « Pièces ».',
    );
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
    const choix = {
      representants: [],
      ribs: [
        { id: 'r1', iban_masque: 'FR76', titulaire: 'M. Paul Roux', motif_titulaire: null, manques: '' },
      ],
    };
    expect(said({ choix }).at(-1)).toBe('! Le titulaire du RIB est « M. Paul Roux » : vérifiez-le.');
    const [rib] = choix.ribs;
    const dit = {
      ...choix,
      ribs: rib ? [{ ...rib, motif_titulaire: 'Le compte a gardé son ancien nom' }] : [],
    };
    expect(said({ choix: dit }).at(-1)).toMatch(/L’association dit : « Le compte a gardé son ancien nom »/);
  });

  it('says nothing of what is not asked', () => {
    expect(said({ pieces: [], projets: [], tete: {} })).toEqual([]);
  });
});
