import { expect, test } from 'vitest';
import { lignesBudget, lignesCourantes } from './mots-budget.rows.ts';

const written = {
  charge: [
    '60-1 Prestataires, entrées = Prestations de services',
    '60-2 Repas, goûters = Achats matières et fournitures',
    '60-3 Matériel = Autres fournitures',
    '61-1 Location, salle = Locations',
    '61-2 Entretien, réparations = Entretien et réparation',
    '61-3 Assurance = Assurance',
    '61-4 Livres, documentation = Documentation',
    '62-1 Formateur, intervenant = Rémunérations intermédiaires et honoraires',
    '62-2 Affiches, annonces = Publicité, publication',
    '62-3 Déplacements = Déplacements, missions',
    '62-4 Banque, téléphone, poste = Services bancaires, autres',
    '63-1 Taxes sur les salaires = Impôts et taxes sur rémunération',
    '63-2 Autres impôts et taxes = Autres impôts et taxes',
    '64-1 Salaires = Rémunération des personnels',
    '64-2 Cotisations sociales = Charges sociales',
    '64-3 Autres frais de personnel = Autres charges de personnel',
    '65 Droits d’auteur, cotisations versées = Autres charges de gestion courante',
    '66 Intérêts d’emprunt = Charges financières',
    '67 Dépenses exceptionnelles = Charges exceptionnelles',
    '68 Usure du matériel, provisions = Dotations aux amortissements, provisions et engagements',
    '69 Impôt sur les bénéfices = Impôt sur les bénéfices (IS) ; participation des salariés',
    'IND-1 Part du loyer et de l’électricité = Charges fixes de fonctionnement',
    'IND-2 Part des frais de banque = Frais financiers',
    'IND-3 Part des autres frais communs = Autres',
  ],
  produit: [
    '70 Ventes, billets, buvette = Vente de produits finis, de marchandises, prestations de services',
    '71 Produits fabriqués non vendus = Production stockée (ou déstockage)',
    '72 Travaux faits pour nous-mêmes = Production immobilisée',
    '73 Tarifs fixés par l’État = Dotations et produits de tarification',
    '74-1 État = État : préciser le(s) ministère(s), directions ou services déconcentrés sollicités',
    '74-2 Région = Conseil(s) régional(aux)',
    '74-3 Département = Conseil(s) départemental(aux)',
    "74-4 Commune, agglomération = Communes, communautés de communes ou d'agglomérations",
    '74-5 Caf, organisme social = Organismes sociaux (CAF, etc. : détailler)',
    '74-6 Fonds européens = Fonds européens (FSE, FEDER, etc.)',
    "74-7 Aide à l’emploi = L'agence de services et de paiement (emplois aidés)",
    '74-8 Autre établissement public = Autres établissements publics',
    '74-9 Fondation, mécène = Aides privées (fondation)',
    '756 Cotisations des membres = Cotisations',
    '758 Dons = Dons',
    '750 Autres recettes courantes = Autres produits de gestion courante',
    '76 Intérêts reçus = Produits financiers',
    '77 Recettes exceptionnelles = Produits exceptionnels',
    '78-1 Provisions reprises = Reprises sur amortissements et provisions',
    '789 Reste des subventions passées = Report de ressources affectées et non utilisées sur des exercices antérieurs',
    '79 Charges transférées = Transfert de charges',
    'RPA-1 Fonds de l’association = Fonds propres de l’association',
    'RPA-2 Participation des familles = Participation des bénéficiaires',
    'RPA-3 Autres moyens de l’association = Autres ressources propres',
  ],
  contribution: [
    '860 Secours en nature donnés = Secours en nature',
    '861 Locaux et matériel prêtés = Mise à disposition gratuite de biens et services',
    '862 Prestations offertes = Prestations',
    '864 Temps des bénévoles = Personnel bénévole',
    '870 Temps des bénévoles = Bénévolat',
    '871 Prestations offertes = Prestations en nature',
    '875 Dons en nature = Dons en nature',
  ],
} as const;

const sides = ['charge', 'produit', 'contribution'] as const;

test.each(sides)('each account of side %s has one plain word', (side) => {
  expect(lignesBudget(side).map(({ code, mot, label }) => `${code} ${mot} = ${label}`)).toEqual(
    written[side],
  );
});

test.each(['charge', 'produit'] as const)('no two accounts of side %s share a word', (side) => {
  const mots = lignesBudget(side).map(({ mot }) => mot);
  expect(new Set(mots).size).toBe(mots.length);
});

test.each(['charge', 'produit'] as const)('the lines offered first on side %s are typed accounts', (side) => {
  const codes = lignesBudget(side).map(({ code }) => code);
  expect(lignesCourantes[side].filter((code) => !codes.includes(code))).toEqual([]);
});
