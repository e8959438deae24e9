// The pages of people who act for an association; a portal administrator may open most of them for any association.

import { titreAccueil } from '../titre-accueil.ts';
import { annexe, type PageLigne, pagesSeenBy, siege, voileSiren } from './lignes.ts';

const fiche = `/informations-administratives/${voileSiren}`;

/** The pages that the club's president and the portal administrator see alike. */
const deLAssociation = [
  ['/ajout-association/choix-association', 'Trouver votre association', /RNA/],
  ['/ajout-association/choix-etablissement', 'Choisir l’établissement', 'Deuxième étape'],
  ['/ajout-association/certificat-honneur', 'Certifier sur l’honneur', 'Dernière étape'],
  [`${fiche}/personnes-et-acces`, 'Personnes et accès', 'Hélène Garnier'],
  [`${fiche}/cles-et-webhooks`, 'Logiciels reliés', 'Documentation pour les partenaires'],
  [`/associations/${voileSiren}/documents`, 'Documents', 'Déposer des documents'],
  [`/associations/${siege}/dossier/{9}/crf`, 'Comptes rendus financiers', /^Compte rendu financier\s\d{4}$/],
] as const;

const compteRendu = `/associations/${siege}/dossier/{9}/crf/{crf}`;

export const associationPages: readonly PageLigne[] = [
  ...pagesSeenBy(['association', 'portail'], deLAssociation),
  // The report is begun but not sent, so nobody else reads it.
  ...pagesSeenBy('portail', [[compteRendu, 'Page non trouvée :(', 'Revenir à l’accueil']]),
  ...pagesSeenBy('association', [
    [compteRendu, /^Compte rendu financier\s\d{4}$/, 'Télécharger le compte rendu'],
    ['/user/dashboard', titreAccueil, 'Cercle de voile des Goudes'],
    ['/user/argent', 'Où en est l’argent', 'Par dossier accordé'],
    ['/dossiers', 'Mes dossiers', 'Chez les services'],
    ['/demande-agrements/dossiers', 'Agréments', 'Demander un agrément'],
    ['/repertoire-des-subventions', 'Trouver une subvention', 'Mots ou code de la subvention'],
    ['/declarations', 'Déclarations de bénévolat', 'Compte d’engagement citoyen'],
    ['/declarations?vue=decidees', 'Déclarations de bénévolat', 'Compte d’engagement citoyen'],
    ['/declarations?vue=sessions', 'Déclarations de bénévolat', 'Compte d’engagement citoyen'],
    ['/demande-siret', 'Demandes de SIRET', /SIRET/],
    [fiche, 'Informations administratives', 'Cercle de voile des Goudes'],
    [`${fiche}/etablissement-secondaire/${annexe}`, 'BASE DE LA CIOTAT', /CIOTAT/],
    [`${fiche}/identite`, 'Identité', 'Cercle de voile des Goudes'],
    [`${fiche}/coordonnees`, 'Coordonnées', /voile-goudes/],
    [`${fiche}/ribs`, 'RIB', /IBAN/],
    [`${fiche}/ribs?ligne=nouvelle`, /RIB/, 'Recopiez le RIB de la banque.'],
    [`${fiche}/representants`, /eprésentants/, 'Garnier'],
    [
      `/associations/${voileSiren}/documents/etablissements-secondaires`,
      'Documents des établissements secondaires',
      /CIOTAT/,
    ],
    [
      `/associations/${voileSiren}/documents/etablissement-secondaire/${annexe}`,
      /CIOTAT/,
      'Déposer des documents',
    ],
    [`/associations/${voileSiren}/subvention-demande?code=FDVA`, 'Choisir le type et l’année', /exercice/i],
    [`/associations/${siege}/demande-agrement`, 'Agréments et habilitations', /agrément/i],
    [
      `/associations/${siege}/demande-agrement/{agrement}`,
      /École de voile légère/,
      'Agrément inscrit dans votre association',
    ],
    [`/associations/${siege}/pass-sport`, /^Pass’Sport/, 'Cercle de voile des Goudes'],
    [`/associations/${siege}/subvention-demande/{2}`, /\S/, /FDVA Formation/],
    [`/associations/${siege}/subvention-demande/{9}`, /\S/, /FDVA Formation/],
    ['/dossiers/{9}', /\S/, /FDVA Formation/],
    ['/dossiers/99-999999', 'Page non trouvée :(', 'Revenir à l’accueil'],
    ['/associations/W133900688/demande-siret', 'Obtenir un SIRET', 'Votre association a déjà un SIRET'],
  ]),
  ...pagesSeenBy('panier', [
    ['/associations/66614093400017/subvention-demande/{8}', /\S/, /FDVA Formation/],
    ['/user/argent', 'Où en est l’argent', 'Par dossier accordé'],
  ]),
  ...pagesSeenBy('sansSiret', [
    ['/demande-siret', 'Demandes de SIRET', 'À vous : terminez puis transmettez.'],
    ['/associations/W132900346/demande-siret', 'Obtenir un SIRET', 'Atelier vélo de Camargue'],
    ['/associations/W132900346/demande-siret/{siret}', /SIRET|Identité/, /vélo/i],
  ]),
  ...pagesSeenBy(
    ['portail', 'national'],
    [
      [`${fiche}/numeros-et-fusion`, 'Numéros et fusion', 'Ses numéros'],
      [`${fiche}/numeros-et-fusion?avec=661017236`, 'Numéros et fusion', 'Ce qui sera déplacé'],
    ],
  ),
  ...pagesSeenBy('portail', [
    ['/user/dashboard', /à régler/, 'En ce moment'],
    ['/dossiers', 'Dossiers', 'Chez les services'],
    ['/demande-agrements/dossiers', 'Agréments', 'Chez les services'],
    ['/repertoire-des-subventions', 'Trouver une subvention', 'Mots ou code de la subvention'],
    ['/declarations', 'Déclarations de bénévolat', /session/i],
    ['/declarations?vue=missions', 'Déclarations de bénévolat', /missions/],
    ['/demande-siret', 'Demandes de SIRET', 'Fichiers Sirepa'],
    [fiche, 'Informations administratives', 'Cercle de voile des Goudes'],
    [`${fiche}/etablissement-secondaire/${annexe}`, 'BASE DE LA CIOTAT', /CIOTAT/],
    [`${fiche}/identite`, 'Identité', 'Cercle de voile des Goudes'],
    [
      `/associations/${voileSiren}/documents/etablissements-secondaires`,
      'Documents des établissements secondaires',
      /CIOTAT/,
    ],
    [
      `/associations/${voileSiren}/documents/etablissement-secondaire/${annexe}`,
      /CIOTAT/,
      'Déposer des documents',
    ],
    [
      `/associations/${voileSiren}/subvention-demande`,
      'Choisir le type et l’année',
      'Choisissez d’abord la subvention',
    ],
    // Only its members ask for the SIRET of an association: an administrator is led home.
    ['/associations/W133900688/demande-siret', /à régler/, 'En ce moment'],
    ['/associations/W132900346/demande-siret/{siret}', /SIRET/, /SIRET/],
    [
      `/associations/${siege}/demande-agrement`,
      'Agréments et habilitations',
      'Choisissez l’agrément à demander',
    ],
    [`/associations/${siege}/demande-agrement/{agrement}`, /École de voile légère/, /Télécharger le dossier/],
    [`/associations/${siege}/pass-sport`, /^Pass’Sport/, 'Cercle de voile des Goudes'],
    ['/dossiers/{9}', /\S/, /FDVA Formation/],
    [`/associations/${siege}/subvention-demande/{9}`, /\S/, /FDVA Formation/],
  ]),
];
