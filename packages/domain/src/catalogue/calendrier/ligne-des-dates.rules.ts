// The dates of a campaign are drawn on one line, from today to the report that is expected after it.
import { dateLimiteCrf } from '../../dossier/crf-attendu.rules.ts';
import { localDay } from '../../identifiants/dates-affichees.ts';
import { lignes } from '../../kernel/lignes.ts';
import type { BrouillonCampagne } from '../campagne-options.fields.ts';
import { addCalendarDays, countJours } from './dates-proposees.rules.ts';

export type Repere = {
  id: 'aujourdhui' | 'ouverture' | 'cloture' | 'reponses' | 'versements' | 'compte-rendu';
  label: string;
  /** The day is written « YYYY-MM-DD », on the calendar of the campaign's territory. */
  jour: string;
  /** `heure` is given where the hour counts; `champ` is the path of the field where the date is changed. */
  heure?: string;
  champ?: string;
};

/** The number of days within which a payment comes, unless the campaign says otherwise. */
const versementJours = 60;

/** Lists the dates in their order; those that cannot be known yet are left out. */
export function listReperes(brouillon: BrouillonCampagne, today: string): Repere[] {
  const types = lignes(brouillon.sous_dispositifs);
  const first = [...types].filter(({ date_debut }) => date_debut).sort(by('date_debut'))[0];
  const last = [...types]
    .filter(({ date_fin }) => date_fin)
    .sort(by('date_fin'))
    .at(-1);
  const { delai_habituel_jours: delai, delai_versement_jours: versement, campagne_exercice } = brouillon;
  const found: Repere[] = [{ id: 'aujourdhui', label: 'Aujourd’hui', jour: today }];
  if (first?.date_debut) {
    const champ = `sous_dispositifs.${first.id}.date_debut`;
    found.push({
      id: 'ouverture',
      label: 'Ouverture',
      jour: first.date_debut,
      champ,
      heure: first.heure_debut ?? undefined,
    });
  }
  if (last?.date_fin) {
    const champ = `sous_dispositifs.${last.id}.date_fin`;
    found.push({
      id: 'cloture',
      label: 'Clôture',
      jour: last.date_fin,
      champ,
      heure: last.heure_fin ?? undefined,
    });
    if (typeof delai === 'number') {
      const reponses = addCalendarDays(last.date_fin, delai);
      const jours = typeof versement === 'number' ? versement : versementJours;
      found.push(
        { id: 'reponses', label: 'Réponses au plus tard', jour: reponses, champ: 'delai_habituel_jours' },
        {
          id: 'versements',
          label: 'Versements au plus tard',
          jour: addCalendarDays(reponses, jours),
          champ: 'delai_versement_jours',
        },
      );
    }
  }
  if (typeof campagne_exercice === 'number') {
    found.push({ id: 'compte-rendu', label: 'Compte rendu', jour: dateLimiteCrf(campagne_exercice) });
  }
  return found.sort((a, b) => a.jour.localeCompare(b.jour));
}

const by = (name: 'date_debut' | 'date_fin') => (a: Dated, b: Dated) =>
  String(a[name]).localeCompare(String(b[name]));
type Dated = { date_debut?: string | null; date_fin?: string | null };

/** Gives the place of a day on the line, from 0 to 100. */
export function placeOnLigne(jour: string, reperes: readonly Repere[]): number {
  const [first, last] = [reperes[0]?.jour ?? jour, reperes.at(-1)?.jour ?? jour];
  const length = Math.max(1, countJours(first, last));
  return Math.min(100, Math.max(0, (100 * countJours(first, jour)) / length));
}

/**
 * Counts the days of the campaign, those of its opening and closing included; null when one of the two is not known
 * yet.
 */
export function joursOuverts(reperes: readonly Repere[]): number | null {
  const dayOfRepere = (id: Repere['id']) => reperes.find((one) => one.id === id)?.jour;
  const [du, au] = [dayOfRepere('ouverture'), dayOfRepere('cloture')];
  return du && au ? countJours(du, au) + 1 : null;
}

type Publies = { fuseau: string; sous_dispositifs: readonly { date_debut: string; date_fin: string }[] };

/** Gives the first and the last day of a published campaign, in its time zone; null when it has no type of request. */
export function periodePubliee({
  fuseau,
  sous_dispositifs: types,
}: Publies): { du: string; au: string } | null {
  const debuts = types.map(({ date_debut }) => date_debut).sort();
  const fins = types.map(({ date_fin }) => date_fin).sort();
  const [debut, fin] = [debuts[0], fins.at(-1)];
  return debut && fin ? { du: localDay(new Date(debut), fuseau), au: localDay(new Date(fin), fuseau) } : null;
}
