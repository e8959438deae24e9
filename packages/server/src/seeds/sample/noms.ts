// The sample's names are made of ordinary words, so that none of them is a real person's.

/** Each kind of association, with the code of its field in the RNA and its purpose. */
export const genres: readonly (readonly [nom: string, objetSocial: string, objet: string])[] = [
  ['Club de pétanque', '011035', 'pratiquer la pétanque et organiser des concours amicaux'],
  ['Judo club', '011140', 'enseigner le judo aux enfants et aux adultes'],
  ['Cyclo club', '011180', 'organiser des sorties à vélo'],
  ['Cercle d’échecs', '007005', 'apprendre à jouer aux échecs et organiser des tournois'],
  ['Chorale', '006030', 'chanter ensemble et donner des concerts'],
  ['Harmonie municipale', '006030', 'jouer de la musique et former de jeunes musiciens'],
  ['Compagnie de théâtre', '006070', 'créer et jouer des spectacles vivants'],
  ['Ciné-club', '006025', 'montrer des films et en débattre'],
  ['Atelier de poterie', '006090', 'pratiquer et transmettre la poterie'],
  ['Bibliothèque associative', '006005', 'prêter des livres et animer des lectures'],
  ['Foyer rural', '009035', 'animer la vie du village'],
  ['Maison des jeunes', '009005', 'accueillir les jeunes et soutenir leurs projets'],
  ['Ludothèque', '006005', 'prêter des jeux et accueillir les familles'],
  ['Centre de loisirs', '009020', 'accueillir les enfants pendant les vacances'],
  ['Amicale laïque', '015000', 'soutenir l’école publique'],
  ['Association des parents d’élèves', '015000', 'représenter les parents d’élèves'],
  ['Soutien scolaire', '015000', 'aider les élèves à faire leurs devoirs'],
  ['Épicerie solidaire', '020010', 'vendre à petit prix des produits aux personnes en difficulté'],
  ['Accueil de jour', '020005', 'accueillir les personnes sans abri'],
  ['Entraide', '020025', 'rendre service aux voisins'],
  ['Aide aux aidants', '019000', 'soutenir les proches de malades'],
  ['Jardins partagés', '007070', 'cultiver ensemble et protéger la nature'],
  ['Ressourcerie', '024000', 'réparer et donner une seconde vie aux objets'],
  ['Les Amis de l’abbaye', '006000', 'faire connaître et restaurer le patrimoine'],
  ['Comité des fêtes', '009030', 'organiser les fêtes du quartier'],
  ['Comité de jumelage', '034000', 'échanger avec des villes d’autres pays'],
  ['Radio associative', '005000', 'diffuser les voix du quartier'],
  ['Atelier vélo', '024000', 'apprendre à réparer son vélo'],
];

/** Words that complete the name of an association. */
export const complements: readonly string[] = [
  'des Trois Vallées',
  'du Vieux Moulin',
  'de la Colline',
  'des Quatre Vents',
  'du Pont Neuf',
  'de la Fontaine',
  'des Oliviers',
  'du Faubourg',
  'de l’Île aux Moines',
  'du Champ de Mars',
  'des Hauts de Rive',
  'de l’Horloge',
  'du Petit Bois',
  'de la Plaine',
  'des Capucins',
  'de l’Étang',
];

export const voies: readonly (readonly [type: string, nom: string])[] = [
  ['RUE', 'DES LILAS'],
  ['RUE', 'DE LA RÉPUBLIQUE'],
  ['AVENUE', 'JEAN JAURÈS'],
  ['PLACE', 'DU MARCHÉ'],
  ['BOULEVARD', 'VICTOR HUGO'],
  ['CHEMIN', "DE L''ÉCOLE"],
  ['IMPASSE', 'DES ROSIERS'],
  ['QUAI', 'DES PÊCHEURS'],
];
