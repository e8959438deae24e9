// The pages of an agent, of the service's own account and of the administrators of the services.

import { titreJour } from '../titre-jour.ts';
import { annexe, type PageLigne, pagesSeenBy, siege, voileSiren } from './lignes.ts';

const fiche = `/informations-administratives/${voileSiren}`;
const dossierEtudie = `/associations/${siege}/subvention-demande/{regates}`;
const regates = 'Former des bénévoles à la sécurité des régates';
const quiInstruit = ['agent', 'service', 'national'];
const tous = [...quiInstruit, 'application'];
const refus = 'Vous n’avez pas le droit de faire cela.';

export const servicePages: readonly PageLigne[] = [
  ...pagesSeenBy('agent', [['/user/dashboard', 'Accueil', 'Bonjour Paul.']]),
  ...pagesSeenBy('service', [['/user/dashboard', 'Accueil', 'Bonjour Service.']]),
  ...pagesSeenBy('national', [['/user/dashboard', 'Accueil', 'Bonjour Hugo.']]),
  ...pagesSeenBy('application', [['/user/dashboard', /à régler/, 'Services et aides']]),
  ...pagesSeenBy(tous, [
    ['/dossiers', 'Dossiers', 'Autres vues'],
    ['/dossiers/99-999999', 'Page non trouvée :(', 'Revenir à l’accueil'],
    ['/demande-agrements/dossiers', 'Agréments', 'Autres vues'],
    ['/repertoire-des-subventions', 'Campagnes ouvertes', 'Mots ou code de la subvention'],
    [
      `/associations/${voileSiren}/subvention-demande`,
      'Choisir le type et l’année',
      'Choisissez d’abord la subvention',
    ],
    [
      `/associations/${siege}/demande-agrement`,
      'Agréments et habilitations',
      'Choisissez l’agrément à demander',
    ],
  ]),
  ...pagesSeenBy(tous, [['/regard', 'Voir le dossier d’une association', 'Dix lettres et chiffres']]),
  ...pagesSeenBy(quiInstruit, [
    ['/instructeur', titreJour, 'Ouvrir ma file'],
    ['/instructeur?voir=service', titreJour, 'Ouvrir ma file'],
    ['/instructeur?vue=statistiques', 'Statistiques', /Demandé/],
    ['/instructeur?vue=commission', titreJour, 'Ouvrir ma file'],
    // The national administrator has no envelope.
    [
      '/instructeur?vue=commission&enveloppe={enveloppe}',
      /^Commission\s:\s|^Page non trouvée/,
      /la mieux notée d’abord|Revenir à l’accueil/,
    ],
    ['/instructeur?vue=charge', 'Charge de l’équipe', /à étudier|Vous n’êtes d’aucun service/],
    ['/instructeur?vue=regles', 'Règles d’affectation', /Aucune règle|Vous n’êtes d’aucun service/],
    ['/instructeur?vue=avis', 'Avis demandés à mon service', /avis/i],
    ['/instructeur/courriers', 'Lettres et conventions', 'Notification FDVA'],
    ['/instructeur/lots', 'Actions sur plusieurs dossiers', 'Aucune action pour l’instant.'],
    ['/instructeur/versements', 'Versements', /^À verser|Vous n’êtes d’aucun service/],
    ['/instructeur/chorus', 'Chorus', 'Chorus n’est pas relié à ce portail.'],
    [fiche, 'Informations administratives', 'Cercle de voile des Goudes'],
    [`${fiche}/etablissement-secondaire/${annexe}`, 'BASE DE LA CIOTAT', /CIOTAT/],
    [`${fiche}/identite`, 'Identité', 'Cercle de voile des Goudes'],
    // The role may open the page, but its content is for the association alone, and the page says so.
    [`${fiche}/personnes-et-acces`, "Une erreur s'est produite", refus],
    [`/associations/${voileSiren}/documents`, 'Documents', 'Statuts'],
    [
      `/associations/${voileSiren}/documents/etablissements-secondaires`,
      'Documents des établissements secondaires',
      /CIOTAT/,
    ],
    [`/associations/${voileSiren}/documents/etablissement-secondaire/${annexe}`, /CIOTAT/, 'Statuts'],
    [`/associations/${siege}/pass-sport`, /^Pass’Sport/, 'Cercle de voile des Goudes'],
    [`/associations/${siege}/subvention-demande/{jeux}`, /après-midi de jeux/, /\d{2}-\d{6}/],
    [
      `/associations/${siege}/dossier/{9}/crf`,
      'Comptes rendus financiers',
      /^Compte rendu financier\s\d{4}$/,
    ],
    // No report was sent, and one that is only begun is read by its association alone.
    [`/associations/${siege}/dossier/{9}/crf/{crf}`, 'Page non trouvée :(', 'Revenir à l’accueil'],
    [`/associations/${siege}/demande-agrement/{agrement}`, /populaire|alimentaire|commun/i, 'Affecté à'],
  ]),
  ...pagesSeenBy(
    ['agent', 'service'],
    [
      ['/associations/W133900688/demande-siret', "Une erreur s'est produite", refus],
      ['/associations/W133900688/demande-siret/1', "Une erreur s'est produite", refus],
    ],
  ),
  ...pagesSeenBy('agent', [
    ['/instructeur/cles-et-webhooks', 'Clés et webhooks', /^Vous n’êtes responsable d’aucun service/],
    [dossierEtudie, regates, 'Affecté à'],
    [`${dossierEtudie}?onglet=projet`, regates, /régates/],
    [`${dossierEtudie}?onglet=budget`, regates, /Charges|Dépenses/],
    [`${dossierEtudie}?onglet=pieces`, regates, /Rapport d’activité/i],
    [`${dossierEtudie}?onglet=demandeur`, regates, 'Attestation'],
    [`${dossierEtudie}?onglet=echanges`, regates, /message/i],
    [`${dossierEtudie}?onglet=historique`, regates, /transmis/i],
  ]),
  ...pagesSeenBy('service', [['/instructeur/cles-et-webhooks', 'Clés et webhooks', 'DRAJES Sud']]),
  ...pagesSeenBy('national', [
    ['/instructeur/cles-et-webhooks', 'Clés et webhooks', 'Vous n’êtes membre d’aucun service.'],
    // Only its members ask for the SIRET of an association: an administrator is led home.
    ['/associations/W133900688/demande-siret', titreJour, 'Ouvrir ma file'],
    ['/associations/W132900346/demande-siret/{siret}', /SIRET/, /SIRET/],
  ]),
];
