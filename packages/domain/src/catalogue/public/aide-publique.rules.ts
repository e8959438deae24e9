// Anybody may read a subvention without an account: its campaign as it was published, and nothing about any person.
import { joursMs } from '../../identifiants/durees.ts';
import type { Campagne, Ouverture } from '../../subvention/campagne.rules.ts';
import { dernierJour, premierJour } from '../../subvention/ouverture.words.ts';

export type ServicePublic = { id: string; nom: string; telephone: string | null; courriel: string | null };

/** What was decided for the exercise before the present campaign's; there are no figures from too few decisions. */
export type GivenLastYear = {
  annee: number;
  demandes: number;
  accordees: number;
  moyenneEuros: number;
  /** The median number of days between a request and its decision. */
  joursPourRepondre: number | null;
  tranches: readonly { de: number; a: number; nombre: number }[];
};

/** The last time that the closing of a type of request was moved after its publication. */
export type ClotureToSay = { code: string; avant: string; apres: string; motif: string | null; le: string };

export type AidePublique = {
  code: string;
  dispositif: string;
  exercice: number;
  /** True when several editions of the subvention are in view; `isAutreEdition`, when another one stands for it. */
  hasAutresEditions?: boolean;
  isAutreEdition?: boolean;
  publieeLe: string;
  /** The day on which a later publication was taken back. */
  repriseLe?: string;
  deplacee?: ClotureToSay;
  campagne: Campagne;
  services: readonly ServicePublic[];
  donne: GivenLastYear | null;
};

export const repertoirePublic = '/repertoire-des-subventions';

type Adressee = Pick<AidePublique, 'code' | 'campagne'> &
  Partial<Pick<AidePublique, 'exercice' | 'isAutreEdition'>>;

/**
 * Returns the address of the page, or of what stands below it. The code never changes; the words after it are for
 * people, and an old title still leads to the page. The year is named where another edition stands for the subvention.
 */
export const adressePublique = (
  { code, campagne, exercice, isAutreEdition }: Adressee,
  dessous = '',
): string =>
  `${repertoirePublic}/${encodeURIComponent(code)}/${makeSlug(campagne.titre)}${dessous}${isAutreEdition ? `?exercice=${exercice}` : ''}`;

/** Returns for example « coup-de-pouce-aux-petites-associations-2027 ». */
export const makeSlug = (titre: string): string =>
  titre
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/œ/giu, 'oe')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, 80) || 'aide';

/**
 * Returns the instant of the last publication, of its being taken back or of a closing being moved, by which feed
 * readers know that an entry changed.
 */
export function lastChanged({
  publieeLe,
  repriseLe,
  deplacee,
}: Pick<AidePublique, 'publieeLe' | 'repriseLe' | 'deplacee'>): string {
  const said = repriseLe ?? publieeLe;
  return deplacee && Date.parse(deplacee.le) > Date.parse(said) ? deplacee.le : said;
}

/** For how many days feeds and calendars announce that a publication was taken back. */
const joursDAnnonce = 90;

export const isAnnoncee = ({ repriseLe }: Pick<AidePublique, 'repriseLe'>, now: Date): boolean =>
  repriseLe !== undefined && now.getTime() - Date.parse(repriseLe) < joursMs(joursDAnnonce);

type Periodes = Pick<Campagne, 'sous_dispositifs'>;

/** Tells whether a subvention is open: one type open is enough, and the end counts to its last second. */
export function ouverturePublique({ sous_dispositifs: types }: Periodes, now: Date): Ouverture {
  const at = now.getTime();
  const isOpen = types.some(
    ({ date_debut, date_fin }) => Date.parse(date_debut) <= at && at <= Date.parse(date_fin),
  );
  if (isOpen) return 'ouverte';
  return types.some(({ date_debut }) => at < Date.parse(date_debut)) ? 'a-venir' : 'fermee';
}

const rangs: Record<Ouverture, number> = { ouverte: 0, 'a-venir': 1, fermee: 2 };

/**
 * Returns the order of the list: open subventions first, the first to close leading, then those to come, then the
 * closed ones, the latest first.
 */
export function byEcheance(now: Date): (a: AidePublique, b: AidePublique) => number {
  const keyOf = ({ campagne }: AidePublique): [number, number] => {
    const ouverture = ouverturePublique(campagne, now);
    const fin = Date.parse(dernierJour(campagne.sous_dispositifs));
    if (ouverture === 'a-venir') return [1, Date.parse(premierJour(campagne.sous_dispositifs))];
    return [rangs[ouverture], ouverture === 'fermee' ? -fin : fin];
  };
  return (a, b) => {
    const [[rankA, keyA], [rankB, keyB]] = [keyOf(a), keyOf(b)];
    // By the letters alone, as the database orders those that close together for who is signed in.
    const byCode = a.code === b.code ? a.exercice - b.exercice : a.code < b.code ? -1 : 1;
    return rankA - rankB || keyA - keyB || byCode;
  };
}

/**
 * Keeps the editions in view at this instant, as the database does for who is signed in (`repertoire_en_vue`, migration
 * 1084): those that are open or to come, or else the last one. The first of its subvention stands for it: one that is
 * open, of two the later exercise; else the one that opens first.
 */
export function editionsInView(aides: readonly AidePublique[], now: Date): AidePublique[] {
  const ouvertureAt = ({ campagne }: AidePublique) => ouverturePublique(campagne, now);
  const debutOf = (aide: AidePublique) =>
    ouvertureAt(aide) === 'a-venir' ? Date.parse(premierJour(aide.campagne.sous_dispositifs)) : 0;
  return [...Map.groupBy(aides, ({ code }) => code).values()].flatMap((editions) => {
    const [first, ...others] = editions.toSorted(
      (a, b) =>
        rangs[ouvertureAt(a)] - rangs[ouvertureAt(b)] || debutOf(a) - debutOf(b) || b.exercice - a.exercice,
    );
    const beside = others.filter((one) => ouvertureAt(one) !== 'fermee');
    if (!first || beside.length === 0) return first ? [first] : [];
    return [first, ...beside].map((one) => ({
      ...one,
      hasAutresEditions: true,
      isAutreEdition: one !== first,
    }));
  });
}
