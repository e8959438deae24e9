// A password has at least 12 characters of four types, is not a common one and does not repeat its owner's name
// (§5, §9).
import type { Problem } from '../kernel/result.ts';

const motDePasseMin = 12;

const types = [
  { id: 'majuscule', label: 'une majuscule', shape: /\p{Lu}/u },
  { id: 'minuscule', label: 'une minuscule', shape: /\p{Ll}/u },
  { id: 'chiffre', label: 'un chiffre', shape: /\d/ },
  { id: 'special', label: 'un caractère spécial', shape: /[^\p{L}\p{M}\p{N}\s]/u },
] as const;

export type MotDePasseCritere = {
  id: 'longueur' | (typeof types)[number]['id'];
  label: string;
  isMet: boolean;
};

/** Returns the criteria that are ticked while the password is typed, in the order shown. */
export const motDePasseCriteres = (password: string): MotDePasseCritere[] => [
  { id: 'longueur', label: `${motDePasseMin} caractères`, isMet: [...password].length >= motDePasseMin },
  ...types.map(({ id, label, shape }) => ({ id, label, isMet: shape.test(password) })),
];

export type Owner = { courriel?: string; nom?: string; prenom?: string };

/**
 * Finds what is wrong with a password: `kernel.trop-court` and `identifiant.mot-de-passe-…`; the caller adds the field.
 */
export function motDePasseProblems(password: string, owner: Owner = {}): Problem[] {
  const missing = motDePasseCriteres(password).filter((critere) => !critere.isMet);
  const problems = missing.map(({ id }): Problem => {
    if (id !== 'longueur') return { code: `identifiant.mot-de-passe-${id}` };
    return { code: 'kernel.trop-court', params: { label: 'Mot de passe', n: motDePasseMin } };
  });
  if (isCommon(password)) problems.push({ code: 'identifiant.mot-de-passe-courant' });
  else if (isContextual(password, owner)) problems.push({ code: 'identifiant.mot-de-passe-contextuel' });
  return problems;
}

const leet: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' };

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[@]/g, 'a')
    .replace(/\$/g, 's');

/**
 * Tells whether a password is common: it is a listed word with digits and signs added, or has very few different
 * characters.
 */
function isCommon(password: string): boolean {
  if (new Set(password.toLowerCase()).size < 5) return true;
  const core = fold(password).replace(/^[^a-z]+|[^a-z]+$/g, '');
  const readings = [core, core.replace(/[013457]/g, (digit) => leet[digit] ?? digit)];
  return readings.some((reading) => motsDePasseCourants.has(reading.replace(/[^a-z]/g, '')));
}

function isContextual(password: string, owner: Owner): boolean {
  const [local = ''] = fold(owner.courriel ?? '').split('@');
  const names = [owner.nom, owner.prenom].flatMap((name) => fold(name ?? '').split(/[^a-z]+/));
  const words = ['portail', local, ...local.split(/[^a-z]+/), ...names];
  const read = fold(password);
  return words.some((word) => word.length >= 4 && read.includes(word));
}

// French people often make passwords of these words, written in lower case without accents or the digits and signs
// around them.
const motsDePasseCourants: ReadonlySet<string> = new Set(
  `abcdefgh abcdefghij abcdefghijkl abonnement administrateur administration admin adminadmin amour anniversaire
  anticonstitutionnellement argent arsenal asso association associationloi azertyuiop azerty azertyazerty
  azertyuiopqsdfgh azertyuiopqsdfghjklm bienvenue bienvenu bisous bonjour bonjourbonjour bonjourtoutlemonde
  bordeaux bretagne bureau cachou camille caroline changeme changermoi chocolat chouchou club clubdefoot
  clubsportif compte compteasso coucou coucoucoucou default demande demo demodemo doudou entreprise football
  footballclub france francefrance handball iloveyou jetaime jetaimejetaime judo lecompteasso letmein loulou
  loulouloulou lyon marseille mairie mairiedeparis merci mercimerci mdpmdp mdp monmotdepasse motdepasse
  motdepassemotdepasse motdepasseasso motdepassesecret motdepasseadmin nantes nicolas nouveau nouveaumotdepasse
  olympique olympiquelyonnais olympiquemarseille ordinateur paris parisparis parissaintgermain pass passe passer
  passpass password passwordpassword portail portailasso portailassociation princesse qwerty qwertyuiop
  qwertyuiopasdfgh qwertyazerty republique republiquefrancaise root saintetienne secret secretsecret
  secretaire secretariat service soleil soleilsoleil sport subvention subventions superman temporaire test
  testtest testtesttest toulouse tresorier tresoriere utilisateur vacances version welcome welcomewelcome`
    .trim()
    .split(/\s+/),
);
