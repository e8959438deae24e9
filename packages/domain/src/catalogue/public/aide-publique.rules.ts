// Anybody may read a subvention without an account: its campaign as it was published, and nothing about any person.
import { joursMs } from '../../identifiants/durees.ts';
import type { Campagne, Ouverture } from '../../subvention/campagne.rules.ts';
import { dernierJour, premierJour } from '../../subvention/ouverture.words.ts';

export type ServicePublic = { id: string; nom: string; telephone: string | null; courriel: string | null };

/** What was decided for the exercise before the present campaign's; there are no figures from too few decisions. */
export type DonneLAnPasse = {
  annee: number;
  demandes: number;
  accordees: number;
  moyenneEuros: number;
  /** The median number of days between a request and its decision. */
  joursPourRepondre: number | null;
  tranches: readonly { de: number; a: number; nombre: number }[];
};

/** The last time that the closing of a type of request was moved after its publication. */
export type ClotureDite = { code: string; avant: string; apres: string; motif: string | null; le: string };

export type AidePublique = {
  code: string;
  dispositif: string;
  exercice: number;
  publieeLe: string;
  /** The day on which a later publication was taken back. */
  repriseLe?: string;
  deplacee?: ClotureDite;
  campagne: Campagne;
  services: readonly ServicePublic[];
  donne: DonneLAnPasse | null;
};

export const repertoirePublic = '/repertoire-des-subventions';

/**
 * Returns the address of the page. The code never changes; the words after it are for people, and an old title still
 * leads to the page.
 */
export const adressePublique = ({ code, campagne }: Pick<AidePublique, 'code' | 'campagne'>): string =>
  `${repertoirePublic}/${encodeURIComponent(code)}/${slugOf(campagne.titre)}`;

/** Returns for example « coup-de-pouce-aux-petites-associations-2027 ». */
export const slugOf = (titre: string): string =>
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
export function changeeLe({
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
export function parEcheance(now: Date): (a: AidePublique, b: AidePublique) => number {
  const keyOf = ({ campagne }: AidePublique): [number, number] => {
    const ouverture = ouverturePublique(campagne, now);
    const fin = Date.parse(dernierJour(campagne.sous_dispositifs));
    if (ouverture === 'a-venir') return [1, Date.parse(premierJour(campagne.sous_dispositifs))];
    return [rangs[ouverture], ouverture === 'fermee' ? -fin : fin];
  };
  return (a, b) => {
    const [[rankA, keyA], [rankB, keyB]] = [keyOf(a), keyOf(b)];
    return rankA - rankB || keyA - keyB || a.code.localeCompare(b.code);
  };
}
