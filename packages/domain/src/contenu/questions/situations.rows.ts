// A question is asked in a situation: that is how the help sorts them, and where it shows them.

export const situations = [
  { value: 'compte', label: 'Mon compte' },
  { value: 'acces', label: 'Rejoindre une association, donner accès' },
  { value: 'association', label: 'La fiche de mon association' },
  { value: 'choisir', label: 'Trouver une subvention' },
  { value: 'preparer', label: 'Préparer ma demande' },
  { value: 'budget', label: 'Le budget' },
  { value: 'papiers', label: 'Papiers et RIB' },
  { value: 'envoyer', label: 'Signer et envoyer' },
  { value: 'suivre', label: 'Après l’envoi' },
  { value: 'argent', label: 'La décision et l’argent' },
  { value: 'compte-rendu', label: 'Le compte rendu' },
  { value: 'autres', label: 'SIRET, agréments, bénévolat' },
] as const;

export type Situation = (typeof situations)[number]['value'];

/** The first row whose text is in the address says the situation: the more precise come first. */
const adresses: readonly (readonly [string, Situation])[] = [
  ['/crf', 'compte-rendu'],
  ['partie=budget', 'budget'],
  ['etape=budget', 'budget'],
  ['etape=pieces', 'papiers'],
  ['etape=transmission', 'envoyer'],
  ['/signer', 'envoyer'],
  ['etape=transmis', 'suivre'],
  ['etape=', 'preparer'],
  ['/commencer/', 'preparer'],
  ['/subvention-demande', 'suivre'],
  ['/user/argent', 'argent'],
  ['/personnes-et-acces', 'acces'],
  ['/ajout-association', 'acces'],
  ['/user/demandes-acces', 'acces'],
  ['/invitation', 'acces'],
  ['/documents', 'papiers'],
  ['rib', 'papiers'],
  ['/informations-administratives', 'association'],
  ['/repertoire-des-subventions', 'choisir'],
  ['/dossiers', 'suivre'],
  ['/demande-siret', 'autres'],
  ['/demande-agrement', 'autres'],
  ['/declarations', 'autres'],
  ['/pass-sport', 'autres'],
  ['/user/', 'compte'],
  ['/login', 'compte'],
  ['/inscription', 'compte'],
  ['/mot-de-passe-oublie', 'compte'],
];

/** Returns the situation of the page at this address, a path with its query such as « /dossiers?page=2 », or null. */
export const findQuestionSituation = (adresse: string): Situation | null =>
  adresses.find(([part]) => adresse.includes(part))?.[1] ?? null;
