/** The words of which invented names are made. */
export const objets =
  `Association sportive|Comité des fêtes|Amicale laïque|Les Amis|Club|Foyer rural|Union sportive|Société de chasse|
Association des parents d’élèves|Chorale|Harmonie municipale|Compagnie théâtrale|Cercle d’escrime|Tennis club|Judo club|Football club|
Association familiale|Maison des jeunes et de la culture|Centre social|Comité de jumelage|Association pour la sauvegarde du patrimoine|
Ligue|Fédération départementale|Groupement|Collectif|Ensemble vocal|Atelier|École de musique|Radio associative|Épicerie solidaire|
Ressourcerie|Régie de quartier|Mission locale|Amicale des sapeurs-pompiers|Anciens combattants|Club du troisième âge|Pétanque|
Cyclo club|Randonnée pédestre|Athlétisme|Gymnastique volontaire|Handball club|Basket club|Rugby club|Aïkido|Yoga et bien-être|
Théâtre amateur|Ciné-club|Jardins partagés|Association culturelle|Sou des écoles|Coopérative scolaire|Office de tourisme|Moto club|
Boule lyonnaise|Association communale de chasse agréée|Syndicat d’initiative|Accueil des villes françaises|Secours aux animaux|
Danse et loisirs|Échiquier|Arts martiaux|Amicale des locataires|Aide à domicile|Crèche parentale|Photo club|Société historique`
    .replaceAll('\n', '')
    .split('|');

export const debuts =
  'al ba be ca co da dé el fa fi ga gi ha i ja ka lé lu ma mo na né o pa pé ra ré sa sé ta té u va vé wa xa ya zé mé so'.split(
    ' ',
  );
export const milieux =
  'bel can dra fleur gan hi jou lan lie mar mé nan nou pha qui ran ri sol tan thé tin val ven vio zan ber ce dou fé gue'.split(
    ' ',
  );
export const fins = 'a eau el ette ie in is oir on ou ane ard ence ens er ès eur ine ique os'.split(' ');

export const communeArticles = ['Saint-', 'Sainte-', '', '', '', '', '', '', 'Le ', 'La ', 'Les ', 'Mont-'];
export const communeBeginnings =
  'au bé bour cha che cla cré dé dour é fleu fon gé gou hé hon is jo la lé ma mé mi no oi pé pon ra ré ro sé so thi tré va ver vi yè ai'.split(
    ' ',
  );
export const communeMiddles =
  'ba bi cou de ffé gna gui lle ma mi nne nto pré que rbo rcé rdi rre ssa sse sti tte tho va vre xe zé'.split(
    ' ',
  );
export const communeEndings =
  'c gny court ville ac an as ay eau ens ère euil ières in ois on ot oux y es bourg mont'.split(' ');
export const communeSuites = [
  '',
  '',
  '',
  '',
  '',
  '-sur-Loire',
  '-sur-Mer',
  '-en-Bray',
  '-les-Bains',
  '-lès-Étangs',
  '-le-Château',
  '-aux-Bois',
  '-la-Forêt',
];

export const buts =
  `promouvoir la pratique du sport auprès des habitants|organiser des manifestations culturelles et festives|
soutenir les familles en difficulté|favoriser l’éducation populaire et la citoyenneté|protéger l’environnement et le patrimoine naturel|
animer la vie locale et créer du lien social|développer l’enseignement musical et artistique|accompagner l’insertion professionnelle des jeunes`
    .replaceAll('\n', '')
    .split('|');
