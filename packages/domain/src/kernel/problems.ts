// Each code has one French sentence and one kind; the server turns the kind into an HTTP status (§8).

/** Says why something is refused, independently of HTTP: one map of the server gives the status of each kind. */
export type ProblemKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'wrong-method'
  | 'conflict'
  | 'precondition-required'
  | 'blocked'
  | 'too-large'
  | 'too-many'
  | 'unavailable'
  | 'internal';

/**
 * `message` says what is wrong, and `remede` what the person can do about it where nothing else on the page says it.
 * `{name}` is replaced by `params.name` in both. `ancien` is the code that this problem had before, for the programs
 * that still read it in the document of the API.
 */
export type ProblemRow = { kind: ProblemKind; message: string; remede?: string; ancien?: string };
export type ProblemTable = Readonly<Record<string, ProblemRow>>;

type Params = Record<string, string | number>;

/**
 * The whole sentence in `message`. When the row has a remedy, the sentence is also given in two parts, for a page that
 * says by itself what to do: `raison` tells what is wrong, and `remede` what to do.
 */
export type ProblemTexts = { message: string; raison?: string; remede?: string };

/**
 * Fills the sentence of a problem. A missing parameter is left out rather than shown as `{name}`, and numbers are
 * written the French way.
 */
export function problemTexts({ message, remede = '' }: ProblemRow, params: Params = {}): ProblemTexts {
  const raison = filled(message, params);
  const todo = filled(remede, params);
  if (todo === '') return { message: raison };
  const ended = /[\p{L}\p{N})»]$/u.test(message) ? `${raison}.` : raison;
  return { message: `${ended} ${todo}`, raison: ended, remede: todo };
}

/** Returns the whole sentence of a problem. */
export const problemMessage = (row: ProblemRow, params?: Params): string => problemTexts(row, params).message;

const filled = (sentence: string, params: Params): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => written(params[name])).trimEnd();

/**
 * Thousands are separated only from 10 000 on, so that years stay whole. The format is made when a first number is
 * written, because it takes 10 ms or more of the start of a page.
 */
let french: Intl.NumberFormat | undefined;

function written(param: string | number | undefined): string {
  if (typeof param !== 'number') return param ?? '';
  french ??= new Intl.NumberFormat('fr-FR', { useGrouping: 'min2', maximumFractionDigits: 4 });
  return french.format(param);
}

export const kernelProblems = {
  'kernel.obligatoire': { kind: 'invalid', message: 'Le champ {label} est obligatoire.' },
  'kernel.a-renseigner': { kind: 'blocked', message: 'Veuillez renseigner le champ {label}.' },
  'kernel.format': {
    kind: 'invalid',
    message: "La valeur du champ {label} n'est pas au bon format.",
    remede: '{exemple}',
  },
  'kernel.caracteres': {
    kind: 'invalid',
    message: 'Certains caractères ne sont pas pris en compte par le champ {label}',
  },
  'kernel.longueur-exacte': {
    kind: 'invalid',
    message: '{label} doit contenir exactement {n} caractère(s).',
  },
  'kernel.trop-long': { kind: 'invalid', message: '{label} ne doit pas contenir plus de {n} caractère(s).' },
  'kernel.trop-court': { kind: 'invalid', message: '{label} doit contenir au moins {n} caractère(s).' },
  'kernel.trop-petit': { kind: 'invalid', message: '{label} doit valoir au moins {n}.' },
  'kernel.trop-grand': { kind: 'invalid', message: '{label} doit valoir au plus {n}.' },
  'kernel.trop-de-lignes': { kind: 'invalid', message: '{label} accepte {n} lignes au plus.' },
  'kernel.pas-assez-de-lignes': { kind: 'blocked', message: '{label} : il en faut au moins {n}.' },
  'kernel.ligne-en-double': { kind: 'invalid', message: '{label} contient deux fois la même ligne.' },
  'kernel.case-a-cocher': {
    kind: 'blocked',
    message: 'Au moins une case doit être cochée.',
    remede: '{geste}',
  },
  'kernel.jour-inexistant': { kind: 'invalid', message: '{label} : le {jour} n’existe pas.' },
  'kernel.choix-inconnu': {
    kind: 'invalid',
    message: 'La valeur du champ {label} ne fait pas partie des choix proposés.',
  },
  'kernel.choix-ferme': {
    kind: 'invalid',
    message: '{label} : « {choix} » n’est plus proposé.',
    remede: 'Choisissez une autre valeur.',
  },
  'kernel.champ-inconnu': {
    kind: 'invalid',
    message: 'Le champ « {champ} » n’existe pas.',
    remede: '{attendu}',
  },
  'kernel.ligne-sans-identifiant': {
    kind: 'invalid',
    message: 'La ligne « {champ} » doit porter son propre identifiant : ajoutez "id": "{id}" à son contenu.',
  },
  'kernel.ligne-inconnue': {
    kind: 'invalid',
    message:
      'La ligne « {champ} » n’existe pas encore : ajoutez-la d’abord, entière, à ce chemin, avec "id": "{id}".',
  },
  'kernel.liste-entiere': {
    kind: 'forbidden',
    message:
      'La liste « {champ} » ne se remplace pas entière : nommez une ligne par son identifiant, « {champ}.l1 » par exemple.',
  },
  'kernel.champ-non-modifiable': {
    kind: 'forbidden',
    message: 'Le champ « {champ} » ne peut pas être modifié ici.',
  },
  'kernel.requete-invalide': {
    kind: 'invalid',
    message: "Un problème est survenu lors de l'envoi de la requête au serveur.",
  },
  'kernel.envoi-incomplet': {
    kind: 'invalid',
    message: 'Ce que vous envoyez n’est pas arrivé en entier.',
    remede: 'Vérifiez votre connexion, puis envoyez-le à nouveau.',
  },
  'kernel.ferme-aux-cles': {
    kind: 'forbidden',
    message: 'Cet appel n’est ouvert à aucune clé : une personne le fait en se connectant au portail.',
  },
  'kernel.hors-portee': {
    kind: 'forbidden',
    message: 'Cette clé n’a pas la portée « {portee} ».',
    remede: 'Créez une clé qui la porte.',
  },
  'kernel.introuvable': { kind: 'not-found', message: "La ressource demandé n'a pas été trouvée." },
  'kernel.methode': {
    kind: 'wrong-method',
    message: 'Cette adresse existe, mais pas avec la méthode {methode}.',
    remede: 'Elle accepte : {acceptees}.',
  },
  'kernel.conflit': {
    kind: 'conflict',
    message: 'Une autre personne a modifié cette page pendant que vous écriviez.',
    remede: 'Choisissez la version à garder.',
  },
  'kernel.version-requise': {
    kind: 'precondition-required',
    message: 'Indiquez la version que vous modifiez (en-tête If-Match).',
  },
  'kernel.cle-deja-utilisee': {
    kind: 'conflict',
    message: 'Cette demande a déjà été reçue avec un autre contenu.',
  },
  'kernel.demande-en-cours': {
    kind: 'conflict',
    message: 'Cette demande est déjà en cours de traitement.',
    remede: 'Patientez quelques secondes.',
  },
  'kernel.deja-traitee': {
    kind: 'conflict',
    message: 'Cette demande a déjà été traitée.',
    remede: 'Rechargez la page pour en voir le résultat.',
  },
  'kernel.trop-volumineux': {
    kind: 'too-large',
    message: 'La taille du fichier ne doit excéder 15MO.',
  },
  'kernel.corps-trop-long': {
    kind: 'too-large',
    message: 'Cette demande est plus longue que ce que le portail reçoit en une fois.',
    remede: 'Envoyez-la en plusieurs parties.',
  },
  'kernel.inchange': { kind: 'invalid', message: "Aucun changement n'a été détécté." },
  'kernel.non-connecte': {
    kind: 'unauthenticated',
    message: 'Votre session est expirée, veuillez vous reconnecter.',
  },
  'kernel.interdit': { kind: 'forbidden', message: 'Vous n’avez pas le droit de faire cela.' },
  'kernel.role-non-detenu': { kind: 'forbidden', message: 'Vous n’avez pas le rôle demandé.' },
  'kernel.trop-de-requetes': {
    kind: 'too-many',
    message: 'Trop de demandes en peu de temps.',
    remede: 'Réessayez dans {n} secondes.',
  },
  'kernel.erreur-interne': { kind: 'internal', message: 'Un problème est survenu.' },
  'kernel.momentanement-indisponible': {
    kind: 'unavailable',
    message:
      'Le portail est momentanément indisponible. Ce qui était enregistré est gardé : réessayez dans une minute.',
  },
  'kernel.fichiers-indisponibles': {
    kind: 'unavailable',
    message:
      'Les fichiers ne peuvent être ni reçus ni ouverts pour le moment. Rien de ce que vous avez saisi n’est perdu : réessayez dans une minute.',
  },
  'kernel.indisponible': { kind: 'unavailable', message: 'Une erreur serveur est survenue.' },
} as const satisfies ProblemTable;
