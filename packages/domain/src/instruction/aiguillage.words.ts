// These words say, in the history of a dossier and on the page of the rules, what the rules of a service did.
import { withElision } from '../identifiants/elision.ts';
import { formatEuros } from '../identifiants/nombres-affiches.ts';
import type { Fields } from '../kernel/fields.ts';
import { domaines } from '../referentiel/data/domaines.ts';
import { maxRegles, nomRegleMax, type Regle } from './aiguillage.rules.ts';

type Fait = {
  /** Null when the rule only puts an étiquette, or when no rule could take the dossier. */
  nom: string | null;
  regle: string | null;
  etiquette: string | null;
  /** The people who left the service, or whose account is closed. */
  partis: readonly string[];
  /** The person whose turn it was, while they are away and `nom` receives in their place. */
  pour?: string | null;
  /** The people passed over because they are away and nobody receives in their place. */
  absents?: readonly string[];
};

/**
 * Returns for example « Affecté à Inès Haddad par la règle « Gard ». Parti du service, ou compte fermé : Paul Girard. »
 */
export function sayAiguillage({ nom, regle, etiquette, partis, pour = null, absents = [] }: Fait): string {
  const loin = [
    ...(pour === null ? [] : [` C’était le tour ${withElision(pour)}, qui n’est pas là.`]),
    ...(absents.length === 0 ? [] : [` Pas là, et personne ne reçoit : ${absents.join(', ')}.`]),
  ].join('');
  const passes =
    partis.length === 0
      ? ''
      : ` ${partis.length === 1 ? 'Parti du service, ou compte fermé' : 'Partis du service, ou comptes fermés'} : ${partis.join(', ')}.`;
  if (regle === null) return `Aucune règle n’a pu l’affecter.${passes}`;
  const par = `par la règle « ${regle} »`;
  if (nom === null && etiquette === null) return `Laissé sans personne ${par}.${loin}${passes}`;
  if (nom === null) return `Étiqueté « ${etiquette} » ${par}.${loin}${passes}`;
  return `Affecté à ${nom}${etiquette === null ? '' : `, étiqueté « ${etiquette} »,`} ${par}.${loin}${passes}`;
}

/** The names of people, étiquettes, subventions and sous-dispositifs, by their ids or codes. */
type Noms = Readonly<Record<string, string>>;

/**
 * Returns the conditions, to be read after « quand »: « FDVA : Formation, département 30 ou 34, thème Sport, de 1 000 €
 * à 5 000 € demandés ».
 */
export function sayConditionsRegle(
  { departements, themes, campagnes, montant_min, montant_max }: Regle['quand'],
  noms: Noms,
): string {
  const said = [
    campagnes.length > 0 && campagnes.map((one) => noms[one] ?? one).join(' ou '),
    departements.length > 0 && `département ${departements.join(' ou ')}`,
    themes.length > 0 && `thème ${themes.map(themeSaid).join(' ou ')}`,
    montantSaid(montant_min, montant_max),
  ].filter(Boolean);
  return said.length === 0 ? 'tout dossier' : said.join(', ');
}

const themeSaid = (value: string): string => domaines.find((one) => one.value === value)?.label ?? value;

function montantSaid(min: number | null, max: number | null): string | false {
  if (min === null && max === null) return false;
  if (max === null) return `au moins ${formatEuros(min ?? 0)} demandés`;
  return min === null
    ? `au plus ${formatEuros(max)} demandés`
    : `de ${formatEuros(min)} à ${formatEuros(max)} demandés`;
}

/** Says what saved rules do: those that are applied take the dossiers to come, and leave those already received as they are. */
export const reglesEnregistrees = (actif: boolean): string =>
  actif
    ? 'Règles enregistrées : elles s’appliquent aux dossiers qui arriveront, sans toucher à ceux déjà reçus.'
    : 'Règles enregistrées, sans être appliquées.';

/** The journal compares the rules under these labels. */
export const aiguillageFields = {
  actif: { kind: 'bool', label: 'Règles appliquées aux dossiers qui arrivent' },
  regles: {
    kind: 'list',
    label: 'Règle',
    max: maxRegles,
    fields: {
      nom: { kind: 'text', label: 'Nom', max: nomRegleMax },
      quand: { kind: 'text', label: 'Quand', max: 2000 },
      personnes: { kind: 'text', label: 'À qui', max: 2000 },
      etiquette: { kind: 'text', label: 'Étiquette', max: 200 },
    },
  },
} as const satisfies Fields;

type Regles = { actif: boolean; regles: readonly Regle[] };

/** Returns the rules as people read them. */
export const describeAiguillage = ({ actif, regles }: Regles, noms: Noms) => ({
  actif,
  regles: regles.map(({ id, nom, quand, alors: { personnes, etiquette } }) => ({
    id,
    nom,
    quand: sayConditionsRegle(quand, noms),
    personnes: personnes.map((one) => noms[one] ?? 'une personne').join(', '),
    etiquette: etiquette && (noms[etiquette] ?? 'une étiquette supprimée depuis'),
  })),
});

/**
 * Returns the title of a campaign without its year, for a rule, which holds whatever the year: « FDVA 2027, formation » is
 * « FDVA, formation ». A title that would be empty is kept whole.
 */
export function titreWithoutAnnee(titre: string, exercice: number): string {
  const annees = new RegExp(
    `\\b${exercice} ?[-–/] ?20\\d\\d\\b|\\b20\\d\\d ?[-–/] ?${exercice}\\b|\\b${exercice}\\b`,
    'g',
  );
  const sans = titre.replaceAll(annees, '').replaceAll('()', '').split(/\s/).filter(Boolean).join(' ');
  const tidy = sans.replaceAll(' ,', ',').replace(/ ?[,:–-]$/, '');
  return tidy === '' ? titre : tidy;
}
