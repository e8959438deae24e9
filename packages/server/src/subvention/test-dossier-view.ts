// Maker for tests: the view of a dossier with nothing missing, before it is transmitted.
import type { DossierSubventionView, ProjetView } from '@asso/contract/subvention/subvention.schemas';
import type { Projet } from '@asso/domain/subvention/projet.fields';
import { aCampagne, aDossierComplet, aProjet, service } from '@asso/domain/subvention/test-dossier-complet';

export const aProjetView = (corps: Projet = aProjet(), rang = 1): ProjetView => ({
  id: `projet-${rang}`,
  numero_projet: rang,
  rang_dossier: rang,
  corps,
  montant_demande: 2000,
  montant_accorde: null,
  version: 1,
  rights: {},
  cree_le: '2027-02-01T12:00:00.000Z',
  pieces: [],
  blockers: [],
});

export const anInstruction = (
  changes: Partial<DossierSubventionView['instructions'][number]> = {},
): DossierSubventionView['instructions'][number] => ({
  id_service_instructeur: service,
  service: { nom: 'DRAJES Sud', code: 'DRAJES-SUD' },
  etat: 'A',
  lib_etat: 'en cours de saisie',
  transmis_le: null,
  renvoye_le: null,
  motif: null,
  montant_demande: 2000,
  montant_accorde: null,
  moves: [],
  completude: {
    etat: 'complet',
    avant_le: null,
    le: null,
    manques: [],
    reponses: [],
    manque: '',
    moves: [],
  },
  ...changes,
});

export const transmitted = anInstruction({
  etat: 'D',
  lib_etat: 'transmis au service instructeur',
  transmis_le: '2027-03-10T13:05:00.000Z',
});

export const aDossierView = (changes: Partial<DossierSubventionView> = {}): DossierSubventionView => ({
  id: '22222222-2222-4222-8222-222222222222',
  id_fo: '27-000412',
  genre: 'subvention',
  description: {
    exercice: 2027,
    exercice_fin: 2027,
    statut: 'complet',
    code_subvention: '2785',
    titre: 'Formation des bénévoles 2027',
    projet: 'Former nos arbitres',
    id_type_dispositif: 'FDVA',
    id_sous_type_dispositif: 'FDB',
    lib_sous_type_dispositif: 'Formation des bénévoles',
    id_etat: 1,
    id_service_instructeur: service,
    pluriannuel: false,
    couplage_tca: false,
    renouvellement: 'premiere',
    type_projet: ['projet'],
  },
  campagne_exercice: 2027,
  realignement: null,
  retraits: [],
  renvois: [],
  equipe: [],
  demandeur: { id_siret: '66101723600018', nom: 'Les Pions de l’Huveaune', commune: 'Marseille' },
  instructions: [anInstruction()],
  montant_demande: 2000,
  montant_accorde: null,
  createdBy: { id: 'u1', type: 'association', nom: 'Jeanne Roux' },
  sharedWith: [],
  isACompleter: false,
  isPast: false,
  modifie_le: '2027-03-02T13:05:00.000Z',
  version: 3,
  rights: {},
  tete: aDossierComplet().tete,
  campagne: aCampagne() as DossierSubventionView['campagne'],
  numero_version: 1,
  date_fin: '2027-03-11T23:59:59+01:00',
  etapes: [],
  blockers: [],
  pieces: [
    {
      code: 'RAR',
      label: 'Rapport d’activité',
      aide: null,
      nature: 'RAR',
      obligatoire: true,
      document: {
        uuid: 'd1',
        nom: 'rapport-activite-2026.pdf',
        taille: 421_888,
        etat_analyse: 'sur',
        date_chargement: '2027-03-01T09:00:00.000Z',
        annee_validite: 2026,
        mime: 'application/pdf',
        expire_le: '2028-12-31',
      },
      proposes: [],
      defaut: null,
    },
  ],
  projets: [aProjetView()],
  association: {},
  choix: {
    representants: [
      { id: 'p1', nom: 'Jeanne Roux', fonction: null, isComplet: true, manques: '', peutRepresenter: null },
      { id: 'p2', nom: 'Ali Alaoui', fonction: null, isComplet: true, manques: '', peutRepresenter: null },
    ],
    ribs: [
      {
        id: 'r1',
        iban_masque: 'FR76 •••• •••• •••• 0353',
        titulaire: 'LES PIONS DE L HUVEAUNE',
        manques: '',
      },
    ],
  },
  ...changes,
});
