import type { Statistiques } from '@asso/contract/statistiques/statistiques.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { type EtatInstruction, ordreEtats } from '@asso/domain/dossier/instruction.states';
import { sumCampagneAccorde } from '@asso/domain/instruction/enveloppe.rules';
import { computeDelais, tranchesDelais } from '@asso/domain/statistiques/delais.rules';
import { type AnneeAccordeeService, listAccordesByAnnee } from '../instruction/enveloppe/engage.sql.ts';
import type { Db } from '../platform/db/database.ts';
import { type Answer, refusal } from '../platform/http/handlers.ts';
import { readTitres } from './portee.sql.ts';
import { chiffresPortee } from './portee.ts';
import { type Figures, readTotaux, type Totaux, type TotauxAsked } from './totaux.sql.ts';

type Filtres = { service?: string; subvention?: string; exercice?: number };

/**
 * The number of campaigns listed; beyond it, the oldest and then smallest campaigns are found through the filters only.
 */
const mostCampagnes = 100;

/** The collator is made once: a comparison that names its language would make one each time. */
const francais = new Intl.Collator('fr');

/** Gives the figures of one service, or of all those that this person reads, from the totals. */
export async function readStatistiques(
  db: Db,
  { actor, filtres }: { actor: Actor; filtres: Filtres },
): Promise<Answer<Statistiques>> {
  const { services, isNationale } = await chiffresPortee(db, actor);
  const { service, ...autres } = filtres;
  if (service !== undefined && !services.some(({ id }) => id === service)) {
    return refusal({ code: 'statistiques.service-inconnu', field: 'service' });
  }
  const everybody = isNationale ? null : services.map(({ id }) => id);
  const asked: TotauxAsked = { services: service === undefined ? everybody : [service], ...autres };
  const isFiltered = autres.subvention !== undefined || autres.exercice !== undefined;
  const [totaux, tous, engages] = await Promise.all([
    readTotaux(db, asked),
    isFiltered ? readTotaux(db, { services: asked.services }) : null,
    listAccordesByAnnee(db, { services: asked.services, isLater: true }),
  ]);
  const read = { totaux, tous: tous ?? totaux, subvention: autres.subvention, engages };
  const value = await viewOf(db, read);
  const choix = services.length > 1 ? services.map(({ id, nom }) => ({ value: id, label: nom })) : [];
  return { ok: true, value: { ...value, choix: { ...value.choix, services: choix } } };
}

type Read = {
  totaux: Totaux;
  tous: Totaux;
  subvention: string | undefined;
  engages: readonly AnneeAccordeeService[];
};

async function viewOf(db: Db, { totaux, tous, subvention, engages }: Read): Promise<Statistiques> {
  const of = (mesure: string) => totaux.get(mesure) ?? [];
  const known = (mesure: string) => tous.get(mesure) ?? [];
  const exercices = of('exercice').map(({ cle, ...one }) => ({ exercice: Number(cle), ...one }));
  const campagnes = subvention === undefined ? of('campagne') : campagnesOf(subvention, of('exercice'));
  const shown = campagnes
    .map((one) => ({ ...one, ...partsOf(one.cle) }))
    .sort(newestThenLargest)
    .slice(0, mostCampagnes);
  const subventions = latestOf(known('campagne').map(({ cle }) => cle));
  const titres = await readTitres(db, [...new Set([...shown.map(({ cle }) => cle), ...subventions])]);
  const delais = of('delai').map(({ cle, n }) => ({ jours: Number(cle), n }));
  return {
    choix: {
      services: [],
      subventions: subventions
        .map((cle) => ({ value: partsOf(cle).subvention, label: titres.get(cle) ?? '' }))
        .sort((a, b) => francais.compare(a.label, b.label)),
      exercices: known('exercice')
        .map(({ cle }) => Number(cle))
        .toSorted((a, b) => b - a),
    },
    ensemble: {
      ...sumOf(exercices),
      enSaisie: of('etat').find(({ cle }) => cle === 'A')?.n ?? 0,
    },
    etats: of('etat')
      .filter(({ cle }) => cle !== 'A')
      .map(({ cle, ...one }) => ({ etat: cle as EtatInstruction, ...one }))
      .toSorted((a, b) => ordreEtats.indexOf(a.etat) - ordreEtats.indexOf(b.etat)),
    campagnes: shown.map(({ cle, ...one }) => ({
      titre: titres.get(cle) ?? '',
      ...one,
      engages: engagesOf(one, engages),
    })),
    exercices: exercices.toSorted((a, b) => b.exercice - a.exercice),
    mois: moisOf(of('transmis'), of('decide')),
    departements: of('departement')
      .map(({ cle, ...one }) => ({ code: cle, ...one }))
      .toSorted((a, b) => (a.code < b.code ? -1 : 1)),
    delais: { ...computeDelais(delais), tranches: tranchesDelais(delais) },
  };
}

/** Gives what a campaign grants for the years after its own, by all the services asked. */
const engagesOf = (
  { subvention, exercice }: { subvention: string; exercice: number },
  annees: readonly AnneeAccordeeService[],
) =>
  sumCampagneAccorde(
    exercice,
    annees
      .filter((one) => one.id_subvention === subvention && one.campagne_exercice === exercice)
      .map(({ annee, accorde }) => ({ annee, accorde })),
  ).engages.filter(({ accorde }) => accorde > 0);

type Montants = Omit<Figures, 'cle'>;

const sumOf = (parts: readonly Montants[]): Montants => {
  const sum = (name: keyof Montants) =>
    parts.reduce((total, one) => total + Math.round(one[name] * 100), 0) / 100;
  return { n: sum('n'), accordes: sum('accordes'), demande: sum('demande'), accorde: sum('accorde') };
};

/** Gives the campaigns of a subvention that is asked for alone: each exercise is one of them. */
const campagnesOf = (subvention: string, exercices: readonly Figures[]): Figures[] =>
  exercices.map((one) => ({ ...one, cle: `${subvention}:${one.cle}` }));

const partsOf = (cle: string) => {
  const [subvention = '', exercice] = cle.split(':');
  return { subvention, exercice: Number(exercice) };
};

/** Gives the newest campaign of each subvention, whose name is shown for the subvention. */
function latestOf(cles: readonly string[]): string[] {
  const oldestFirst = cles.map((cle) => ({ cle, ...partsOf(cle) })).sort((a, b) => a.exercice - b.exercice);
  return [...new Map(oldestFirst.map(({ cle, subvention }) => [subvention, cle])).values()];
}

type Campagne = Figures & { exercice: number };
const newestThenLargest = (a: Campagne, b: Campagne): number =>
  b.exercice - a.exercice || b.demande - a.demande || (a.cle < b.cle ? -1 : 1);

/** Lists every month in which a dossier was transmitted or decided, in order. */
function moisOf(transmis: readonly Figures[], decides: readonly Figures[]): Statistiques['mois'] {
  const arrived = new Map(transmis.map((one) => [one.cle, one]));
  const answered = new Map(decides.map((one) => [one.cle, one]));
  return [...new Set([...arrived.keys(), ...answered.keys()])].sort().map((mois) => ({
    mois,
    transmis: arrived.get(mois)?.n ?? 0,
    demande: arrived.get(mois)?.demande ?? 0,
    decides: answered.get(mois)?.n ?? 0,
    accorde: answered.get(mois)?.accorde ?? 0,
  }));
}
