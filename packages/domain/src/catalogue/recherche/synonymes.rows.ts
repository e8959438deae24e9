// What people type is seldom what a service writes: the field's words that stand for each other are kept here, by hand.
// A word is written with its accents, as it is shown to who searched.

const listMots = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Words of one line mean the same to who looks for a subvention. */
export const motsEquivalents: readonly (readonly string[])[] = [
  'formation former apprendre stage enseigner',
  'bénévole volontaire bénévolat engagement',
  'fonctionnement quotidien',
  'matériel équipement investissement mobilier outil',
  'travaux rénovation construction chantier rénover réparer construire aménagement',
  'sport sportif',
  'culture culturel artistique art spectacle',
  'musique musical musicien',
  'patrimoine monument',
  'jeune jeunesse ado adolescent',
  'enfant enfance mineur gamin',
  'vacances séjour colonie colo',
  'emploi poste salarié embauche embaucher recruter recrutement',
  'environnement écologie nature biodiversité climat',
  'animal animaux faune',
  'solidarité entraide social précarité pauvreté',
  'handicap handicapé inclusif',
  'senior aîné retraité vieillesse',
  'femme féminin fille',
  'international étranger humanitaire',
  'numérique informatique internet digital',
  'fête festival manifestation événement fest',
  'quartier qpv cité banlieue',
  'urgence urgent détresse',
  'pluriannuel triennal',
  'réseau fédération national union',
  'innovation expérimentation expérimental',
  'transport déplacement mobilité voyage',
  'famille parent parentalité',
  'loisir jeu ludique',
  'tourisme touristique',
].map(listMots);

/** Whoever types a word of the left also looks for those of the right; the reverse is not true. */
export const motsEntraines: readonly (readonly [readonly string[], readonly string[]])[] = (
  [
    [
      'trésorier trésorière président présidente secrétaire dirigeant bureau administrateur responsable',
      'bénévole formation',
    ],
    ['compta comptabilité comptable gestion juridique bafa secourisme permis', 'formation'],
    [
      'loyer facture électricité eau chauffage assurance charge gaz téléphone fourniture papeterie frais ménage banque',
      'fonctionnement',
    ],
    ['local locaux salle bâtiment siège', 'fonctionnement investissement travaux équipement'],
    ['communication affiche flyer site', 'fonctionnement projet'],
    [
      'maillot ballon but tatami filet vestiaire crampon raquette kimono dossard short survêtement vélo',
      'sport équipement',
    ],
    [
      'club foot football rugby basket hand handball volley tennis judo karaté gym gymnastique natation piscine cyclisme course marathon athlétisme escrime équitation boxe pétanque randonnée yoga ski voile surf kayak aviron badminton escalade stade gymnase licencié licence compétition tournoi match champion championnat ligue entraîneur entraînement arbitre lutte hockey golf tir arc roller skate danse gymnaste nageur footballeur coureur',
      'sport',
    ],
    [
      'achat sono sonorisation camion camionnette minibus bus véhicule voiture remorque tente barnum machine four frigo chaise table étagère projecteur vidéoprojecteur caméra imprimante photocopieur scène estrade lumière micro',
      'matériel équipement investissement',
    ],
    ['ordinateur tablette logiciel informatique', 'matériel investissement numérique'],
    [
      'théâtre danse cirque peinture sculpture expo exposition cinéma film photo photographie lecture livre bibliothèque poésie conte concert musique chant comédie comédien compagnie artiste scène création tournée clown marionnette littérature musée vidéo',
      'culture',
    ],
    [
      'fanfare harmonie chorale chœur choral orchestre instrument rock jazz guitare piano violon tambour batterie chant conservatoire concert bagad solfège',
      'musique culture',
    ],
    [
      'église chapelle château moulin restaurer restauration lavoir histoire historique archéologie mémoire calvaire abbaye',
      'patrimoine',
    ],
    ['mjc lycéen collégien étudiant scout éclaireur foyer animateur', 'jeune'],
    ['école scolaire devoir périscolaire collège lycée alphabétisation lire', 'éducation enfant'],
    ['camp aéré voyage', 'vacances séjour'],
    ['enfant', 'jeune'],
    ['cdi cdd salaire contrat apprenti apprentissage alternance employeur emplois animateur paie', 'emploi'],
    [
      'jardin compost déchet recyclage recyclerie arbre haie abeille ruche rivière planète transition potager ressourcerie tri plantation forêt pollution écologique climatique mare oiseau énergie',
      'environnement',
    ],
    ['chat chien refuge spa cheval oiseau hérisson', 'animal'],
    [
      'pauvre démuni sdf abri migrant réfugié maraude exclusion insertion rsa logement hébergement vestiaire prison détenu isolé rom',
      'solidarité social',
    ],
    ['repas colis épicerie faim banque nourriture denrée resto aliment cantine manger', 'alimentaire social'],
    [
      'fauteuil autisme autiste trisomie sourd aveugle malvoyant malentendant accessibilité pmr inclusion adapté dys déficient invalide esat ime parasport handisport',
      'handicap',
    ],
    ['parasport handisport', 'sport'],
    ['ancien âgé vieux ehpad isolé isolement papi mamie troisième', 'senior'],
    [
      'maladie malade cancer prévention addiction alcool drogue hôpital soin diabète sang psychologique psy sida dépistage alzheimer hygiène suicide',
      'santé',
    ],
    ['violence conjugal égalité sexisme parité genre viol', 'femme droits'],
    ['citoyen discrimination racisme laïcité vote lgbt démocratie débat', 'droits citoyenneté'],
    [
      'afrique sénégal mali madagascar maroc asie haïti puits ong jumelage mission développement',
      'international',
    ],
    ['europe européen erasmus', 'international'],
    [
      'carnaval kermesse grenier brocante bal loto marché noël foire salon concert repas bal feu pardon cérémonie anniversaire village',
      'fête manifestation',
    ],
    ['centre maison tiers', 'social quartier jeune'],
    ['cité immeuble habitant voisin hlm zup', 'quartier social'],
    [
      'difficulté crise dette trésorerie inondation incendie sinistre tempête catastrophe faillite redressement canicule fermeture déficit covid sécheresse',
      'urgence',
    ],
    ['convention annuel triennale objectif cpo', 'pluriannuel'],
    ['tête', 'réseau'],
    [
      'créer nouvelle naissant démarrer commencer débuter débutant créée création nouveau petit lancement simple',
      'premier petite',
    ],
    ['nouveau inédit original pilote', 'innovation'],
    ['crèche garde bébé ludothèque maternité', 'famille enfant social'],
    ['échecs chasse pêche belote couture tricot bricolage cuisine', 'loisir'],
    ['covoiturage autopartage', 'mobilité environnement'],
  ] as const
).map(([dits, cherches]) => [listMots(dits), listMots(cherches)]);

/** Groups of words, and initials, that one word says. */
export const expressions: readonly (readonly [string, string])[] = [
  ['politique de la ville', 'quartier'],
  ['tete de reseau', 'réseau'],
  ['tetes de reseau', 'réseau'],
  ['personnes agees', 'senior'],
  ['personne agee', 'senior'],
  ['troisieme age', 'senior'],
  ['vide grenier', 'brocante'],
  ['sans abri', 'sdf'],
  ['mise aux normes', 'travaux'],
  ['centre aere', 'vacances'],
  ['education populaire', 'jeunesse'],
  ['jep', 'jeunesse'],
  ['ess', 'économie'],
  ['ping pong', 'sport'],
  ['arts martiaux', 'judo'],
];

const setOf = (text: string): ReadonlySet<string> => new Set(listMots(text));

/** Words that say nothing of what is looked for. */
export const motsVides = setOf(
  'a ai ainsi as au aucun aussi autre autres aux avec avoir avons bien bonjour c ca car ce cela ces cet cette ceux chez ' +
    'cherche chercher cherchons recherche rechercher comme comment d dans de depuis des dit donc dont du elle en encore ' +
    'entre es est et etes etre existe fait faire faut faudrait grace ici il ils j je l la le les leur leurs lors ma mais me ' +
    'merci mes moi mon n ne ni nom nos notre nous on ont ou par parce pas pendant peu peut peux plus pour pourrait ' +
    'pourrions pouvoir pouvons pres puis qu quand que quel quelle quelles quelque quelques quels qui quoi s sa sans se ' +
    'sera ses si soit son sommes sont suis sur svp t ta te tes toi ton tous tout toute toutes tres tu un une va vers veut ' +
    'veux vient venons voici voila vos votre voudrais voudrait voudrions voulons vouloir vous voulez y besoin ' +
    'souhaite souhaitons souhaiterions aimerais aimerions obtenir avoir demander demande demandes trouver quelqu etc ans an',
);

/** Nearly every subvention holds them, so they tell nothing. */
export const motsCommuns = setOf(
  'aide aides aider subvention subventions association associations associatif associative associatifs associatives ' +
    'asso assos assoc financement financements financier financiere financer argent sous euro euros eur soutien soutenir ' +
    'dispositif dispositifs campagne campagnes dossier dossiers collectif loi 1901',
);

/** A subvention need not hold these words when another one says more. */
export const motsFaibles = setOf(
  'acheter achat payer organiser creer monter ouvrir developper realiser mettre place renouveler ameliorer proposer lancer ' +
    'projet projets action actions activite activites personne personnes gens situation structure appel somme budget ' +
    'fonds nouveau nouveaux nouvelle nouvelles petit petite petits petites premier premiere grand grande local locale locaux ' +
    'cours atelier ateliers centre maison materiel annee annees jour jours mois intervenir tenir accueillir accompagner ' +
    'favoriser rendre permettre donner faciliter ensemble public publics membre membres adherent adherents achats donnees',
);
