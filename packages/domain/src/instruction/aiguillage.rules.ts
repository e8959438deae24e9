// A service writes rules that assign the dossiers it receives. The rules are tried in their order, and never decide on
// a dossier.
import { instantThere, localDay } from '../identifiants/dates-affichees.ts';
import { ok, type Problem, type Result, refused } from '../kernel/result.ts';
import { departements as connus } from '../referentiel/data/departements.ts';

export const maxRegles = 30;
export const nomRegleMax = 60;
/** The most subventions and sous-dispositifs that one rule names. */
export const maxCampagnes = 60;
/** The most people to whom one rule gives dossiers, in turn. */
export const maxPersonnes = 30;

export type Regle = {
  id: string;
  nom: string;
  /** Every condition that is filled must be met; a rule without any takes all dossiers. */
  quand: {
    departements: readonly string[];
    /**
     * A dossier has the themes of its campaign; the dossier of a campaign without themes meets no condition on themes.
     */
    themes: readonly string[];
    /**
     * Codes of subventions, whatever their year, or of one of their sous-dispositifs (`aideVisee`); another procedure
     * than a subvention meets no condition on them.
     */
    campagnes: readonly string[];
    montant_min: number | null;
    montant_max: number | null;
  };
  /** The dossier is given to the only person, or to each of several in turn, and bears the étiquette. */
  alors: { personnes: readonly string[]; etiquette: string | null };
};

/** The facts of a dossier that the conditions of a rule read. */
export type FaitsAiguilles = {
  departement: string | null;
  themes: readonly string[];
  /** The code of the subvention, null for another procedure. */
  campagne: string | null;
  sous_dispositif: string | null;
  demande: number;
};

/** Names a subvention in a condition, or one of its sous-dispositifs: « FDVA », « FDVA/FI ». */
export const aideVisee = (campagne: string, sous_dispositif: string | null): string =>
  sous_dispositif === null ? campagne : `${campagne}/${sous_dispositif}`;

const estVisee = (campagnes: readonly string[], { campagne, sous_dispositif }: FaitsAiguilles): boolean =>
  campagne !== null &&
  [aideVisee(campagne, null), aideVisee(campagne, sous_dispositif)].some((one) => campagnes.includes(one));

export function matchesRegle({ quand }: Regle, faits: FaitsAiguilles): boolean {
  const { departement, themes, demande } = faits;
  const { departements, montant_min, montant_max } = quand;
  return (
    (departements.length === 0 || (departement !== null && departements.includes(departement))) &&
    (quand.themes.length === 0 || quand.themes.some((one) => themes.includes(one))) &&
    (quand.campagnes.length === 0 || estVisee(quand.campagnes, faits)) &&
    (montant_min === null || demande >= montant_min) &&
    (montant_max === null || demande <= montant_max)
  );
}

/** Whether this person still belongs to the service and may sign in, or this étiquette still exists. */
export type StillThere = { personne: (id: string) => boolean; etiquette: (id: string) => boolean };

/** What a rule may name: besides, the subventions and sous-dispositifs that the service studies. */
export type Nommables = StillThere & { campagne: (visee: string) => boolean };

export type Prise = {
  /** Null when no rule takes the dossier. */
  regle: Regle | null;
  /**
   * The people whom this rule, or one that was passed over before it, would have given the dossier, but who left the
   * service.
   */
  partis: readonly string[];
};

/**
 * Returns the first rule that takes the dossier. A rule is passed over when all its people left, or when it only has an
 * étiquette that no longer exists; the people who left are listed in `partis`.
 */
export function findRegle(regles: readonly Regle[], faits: FaitsAiguilles, encore: StillThere): Prise {
  const partis: string[] = [];
  for (const regle of regles.filter((one) => matchesRegle(one, faits))) {
    const { personnes, etiquette } = regle.alors;
    partis.push(...personnes.filter((id) => !encore.personne(id)));
    const isLabelled = personnes.length === 0 && etiquette !== null && encore.etiquette(etiquette);
    if (isLabelled || personnes.some(encore.personne)) return { regle, partis: [...new Set(partis)] };
  }
  return { regle: null, partis: [...new Set(partis)] };
}

/**
 * Returns the next person in turn, after the last one to whom the rule gave a dossier; the people who left are passed
 * over. Null when all of them left.
 */
export const nextPersonne = (
  regle: Regle,
  dernier: string | null,
  encore: Pick<StillThere, 'personne'>,
): string | null => listTurn(regle, dernier, encore)[0] ?? null;

function listTurn(
  { alors: { personnes } }: Regle,
  dernier: string | null,
  encore: Pick<StillThere, 'personne'>,
): string[] {
  const after = dernier === null ? 0 : personnes.indexOf(dernier) + 1;
  return [...personnes.slice(after), ...personnes.slice(0, after)].filter(encore.personne);
}

export type Receveur = {
  /** The person whose turn it is; null when nobody can receive. */
  tour: string | null;
  /** The person in charge: the one whose turn it is or, while they are away, the colleague who receives. */
  a: string | null;
  /** The people passed over, who are away and in whose place nobody receives. */
  absents: string[];
};

/** `readReception` gives who receives in the place of a person who is away; null when the person is there. */
type Tour = Pick<StillThere, 'personne'> & {
  dernier: string | null;
  readReception: (id: string) => { recoit: string | null } | null;
};

/** Returns the person to whom the rule gives this dossier: the next in turn, or who receives in their place today. */
export function findReceveur(regle: Regle, { dernier, personne, readReception }: Tour): Receveur {
  const absents: string[] = [];
  for (const tour of listTurn(regle, dernier, { personne })) {
    const reception = readReception(tour);
    const a = reception === null ? tour : reception.recoit;
    if (a !== null) return { tour, a, absents };
    absents.push(tour);
  }
  return { tour: null, a: null, absents };
}

type Essaye = FaitsAiguilles & { id: string };
export type AiguillageEssai = {
  prises: { regle: string; nombre: number; personnes: { id: string; nombre: number }[] }[];
  /** The dossiers that no rule takes. */
  sansRegle: string[];
};

/** Says what the rules would have done with these dossiers, taken in the order in which they came. */
export function tryRegles(
  regles: readonly Regle[],
  dossiers: readonly Essaye[],
  encore: StillThere,
): AiguillageEssai {
  const prises = new Map(regles.map(({ id }) => [id, { nombre: 0, personnes: new Map<string, number>() }]));
  const derniers = new Map<string, string>();
  const sansRegle: string[] = [];
  for (const dossier of dossiers) {
    const { regle } = findRegle(regles, dossier, encore);
    const prise = regle && prises.get(regle.id);
    if (!regle || !prise) {
      sansRegle.push(dossier.id);
      continue;
    }
    prise.nombre += 1;
    const a = nextPersonne(regle, derniers.get(regle.id) ?? null, encore);
    if (a === null) continue;
    derniers.set(regle.id, a);
    prise.personnes.set(a, (prise.personnes.get(a) ?? 0) + 1);
  }
  return {
    prises: [...prises].map(([regle, { nombre, personnes }]) => ({
      regle,
      nombre,
      personnes: [...personnes].map(([id, n]) => ({ id, nombre: n })),
    })),
    sansRegle,
  };
}

/**
 * Returns the rules that are saved, or what is wrong with them. A person who left, an étiquette that was deleted, or a
 * campaign that the service no longer studies may stay in a rule that had them, but cannot be added to one.
 */
export function listAiguillageProblems(
  regles: readonly Regle[],
  encore: Nommables,
  avant: readonly Regle[],
): Result<readonly Regle[]> {
  const problems = regles.flatMap((regle, rang): Problem[] => {
    const { nom, quand, alors } = regle;
    const saved = avant.find(({ id }) => id === regle.id);
    const before = saved?.alors;
    const field = (name: string) => `regles.${rang}.${name}`;
    const inconnus = quand.departements.filter((code) => !connus.some(({ value }) => value === code));
    const isUnknownAide = (visee: string) =>
      !encore.campagne(visee) && !saved?.quand.campagnes.includes(visee);
    const isUnknown = (id: string) => !encore.personne(id) && !before?.personnes.includes(id);
    const hasLostLabel =
      alors.etiquette !== null && !encore.etiquette(alors.etiquette) && before?.etiquette !== alors.etiquette;
    return [
      ...(inconnus.length > 0
        ? [
            {
              code: 'instruction.aiguillage-departement',
              field: field('departements'),
              params: { codes: inconnus.join(', ') },
            },
          ]
        : []),
      ...(quand.campagnes.some(isUnknownAide)
        ? [{ code: 'instruction.aiguillage-campagne', field: field('campagnes') }]
        : []),
      ...(nom.trim() === '' ? [{ code: 'instruction.aiguillage-nom', field: field('nom') }] : []),
      ...(alors.personnes.length === 0 && alors.etiquette === null
        ? [{ code: 'instruction.aiguillage-sans-effet', field: field('personnes') }]
        : []),
      ...(quand.montant_min !== null && quand.montant_max !== null && quand.montant_min > quand.montant_max
        ? [{ code: 'instruction.aiguillage-montants', field: field('montant_max') }]
        : []),
      ...(alors.personnes.some(isUnknown)
        ? [{ code: 'instruction.collegue-inconnu', field: field('personnes') }]
        : []),
      ...(hasLostLabel ? [{ code: 'instruction.aiguillage-etiquette', field: field('etiquette') }] : []),
    ];
  });
  const [first, ...others] = problems;
  return first ? refused(first, ...others) : ok(regles);
}

/** Returns the year whose dossiers are used to try the rules: the last one that is over. */
export const anneeEssayee = (now: Date): number => Number(localDay(now).slice(0, 4)) - 1;

export const anneeBornes = (annee: number): { du: Date; au: Date } => ({
  du: instantThere(`${annee}-01-01`, '00:00:00'),
  au: instantThere(`${annee + 1}-01-01`, '00:00:00'),
});
