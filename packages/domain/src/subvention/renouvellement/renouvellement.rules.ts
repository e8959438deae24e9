// A request may be renewed the following year: its content is carried over and its years move, except what only the
// new year can say (§4 Wizard step 0).
import { isBlank } from '../../kernel/asks.ts';
import type { CustomFields } from '../../kernel/draft-schema.ts';
import type { Problem } from '../../kernel/result.ts';
import { type ValueRow, valueProblems } from '../../kernel/value-problems.ts';
import {
  type Campagne,
  computeOuverture,
  findSousDispositif,
  type SousDispositif,
} from '../campagne.rules.ts';
import { isOfferedTo } from '../creation.rules.ts';
import type { DossierSubvention } from '../dossier-subvention.fields.ts';
import type { BudgetProjet, Financement, Projet } from '../projet.fields.ts';
import {
  type Annees,
  anneesDemandees,
  dureesOffertes,
  emptyBudget,
  idFinancement,
} from '../projet-annees.rules.ts';
import { realign } from './realignement.rules.ts';

export type Ancien = {
  code: string;
  tete: DossierSubvention;
  /** The projects are in their order in the dossier. */
  projets: readonly Projet[];
  exercice: number;
  isPluriannuel: boolean;
  sous_dispositif: string;
  isTransmis: boolean;
};

/**
 * Refuses a renewal: only a transmitted request, to the same subvention and for an earlier exercise, can be renewed.
 */
export function renouvellementProblems(
  ancien: Pick<Ancien, 'code' | 'exercice' | 'isTransmis'>,
  vers: { code: string; exercice: number },
): Problem[] {
  const field = 'description.renouvelle';
  if (ancien.code !== vers.code) return [{ code: 'subvention.renouvellement-autre', field }];
  if (!ancien.isTransmis) return [{ code: 'subvention.renouvellement-non-transmis', field }];
  return ancien.exercice < vers.exercice ? [] : [{ code: 'subvention.renouvellement-annee', field }];
}

/**
 * Tells whether a yearly document is older than the last possible year: it may serve again, but must be looked at
 * first.
 */
export const isPieceAncienne = (annee: number | null, exercice: number): boolean =>
  annee !== null && annee < exercice - 1;

export type Renouveau = { sous: SousDispositif; isPluriannuel: boolean } & Annees;

/**
 * Returns the type, length and years of the new request: the earlier type and length where the campaign still offers
 * them, else what it offers first. Returns null when no type is offered to this regime.
 */
export function renouveauFrom(
  ancien: Pick<Ancien, 'sous_dispositif' | 'isPluriannuel'>,
  { campagne, exercice, regime }: { campagne: Campagne; exercice: number; regime: string | null },
): Renouveau | null {
  const offered = campagne.sous_dispositifs.filter((one) => isOfferedTo(one, regime));
  const same = findSousDispositif(campagne, ancien.sous_dispositif);
  const sous = same && offered.includes(same) ? same : offered[0];
  if (!sous) return null;
  const { annuelle, pluriannuelle } = dureesOffertes(sous);
  const isPluriannuel = pluriannuelle && (ancien.isPluriannuel || !annuelle);
  return { sous, isPluriannuel, ...anneesDemandees(sous, { exercice, isPluriannuel }) };
}

/**
 * Returns the renewal that is possible now, or null: the earlier request must have ended, and the campaign must be open
 * for the type that the renewal takes.
 */
export function renouveauOuvert(
  ancien: Pick<Ancien, 'sous_dispositif' | 'isPluriannuel'> & { exercice_fin: number },
  { now, ...vers }: { campagne: Campagne; exercice: number; regime: string | null; now: Date },
): Renouveau | null {
  if (ancien.exercice_fin >= vers.exercice) return null;
  const found = renouveauFrom(ancien, vers);
  return found && computeOuverture(found.sous, now) === 'ouverte' ? found : null;
}

export type Nouveau = Annees & {
  campagne: Campagne;
  sous_dispositif: string;
  /** The service that is asked for the first amounts. */
  service: string;
  /** The people (`personnes`) and accounts (`ribs`) that are still in the association's file. */
  personnes: ReadonlySet<string>;
  ribs: ReadonlySet<string>;
};

export type Repris = Pick<DossierSubvention, 'demandeur' | 'customs' | 'attestation' | 'relecture'> & {
  projets: Projet[];
  /** The number of projects left out, because this campaign takes fewer of them. */
  laisses: number;
};

export function renewDossier(ancien: Ancien, nouveau: Nouveau): Repris {
  const most =
    findSousDispositif(nouveau.campagne, nouveau.sous_dispositif)?.max_projets ?? ancien.projets.length;
  const { demandeur, customs, attestation } = ancien.tete;
  const person = (id: string | null | undefined) => (id && nouveau.personnes.has(id) ? id : null);
  return {
    demandeur: {
      id_representant_legal: person(demandeur?.id_representant_legal),
      id_signataire: person(demandeur?.id_signataire),
      id_responsable: person(demandeur?.id_responsable),
      id_rib: demandeur?.id_rib && nouveau.ribs.has(demandeur.id_rib) ? demandeur.id_rib : null,
    },
    customs: knownCustoms(customs, nouveau.campagne.champs_personnalises['dossier-bloc']),
    relecture: { demandee: true },
    // The request is certified anew each year; what usually stays the same is proposed to the person who certifies.
    attestation: {
      ...(attestation?.lieu && { lieu: attestation.lieu }),
      ...(attestation?.aides_publiques && { aides_publiques: attestation.aides_publiques }),
    },
    projets: ancien.projets.slice(0, most).map((projet) => renewProjet(projet, ancien.exercice, nouveau)),
    laisses: Math.max(0, ancien.projets.length - most),
  };
}

/** Returns the project as it is asked again: it is a renewal, so its co-financing too must be obtained anew. */
export function renewProjet(projet: Projet, depuis: number, nouveau: Nouveau): Projet {
  const moved = moveProjetDates(projet, depuis, nouveau);
  const cofinancements = moved.cofinancements?.map(({ montant_notifie: _notifie, ...one }) => ({
    ...one,
    etat: 'demande' as const,
  }));
  return {
    ...moved,
    description: { ...moved.description, recurrence: 'renouvellement' },
    cofinancements: cofinancements ?? [],
  };
}

/**
 * Moves a project into another request: its texts stay; its years, days and amounts move, and must be looked at;
 * nothing that a service wrote is kept.
 */
export function moveProjetDates(projet: Projet, depuis: number, nouveau: Nouveau): Projet {
  const annees = nouveau.exercice - depuis;
  const { description, need_validation: _, ...rest } = projet;
  const {
    rang_dossier: _rang,
    numero_projet: _numero,
    exercice: _debut,
    exercice_fin: _fin,
    ...said
  } = description ?? {};
  const moved: Projet = {
    ...rest,
    description: {
      ...said,
      date_debut: dayLater(said.date_debut, annees),
      date_fin: dayLater(said.date_fin, annees),
      id_responsable:
        said.id_responsable && nouveau.personnes.has(said.id_responsable) ? said.id_responsable : null,
    },
    financements: financementsOf(projet.financements ?? [], annees, nouveau),
    cofinancements: (projet.cofinancements ?? []).map((one) => ({
      ...one,
      annee: yearLater(one.annee, annees),
    })),
    budgets: (projet.budgets ?? []).flatMap((one) => budgetLater(one, annees)),
    customs: knownCustoms(projet.customs, nouveau.campagne.champs_personnalises['custom-bloc']),
    need_validation: true,
  };
  const { exercice, exercice_fin, service } = nouveau;
  const [aligned] = realign([{ id: '', corps: moved }], { exercice, exercice_fin, service }).projets;
  return { ...(aligned?.corps ?? moved), need_validation: true };
}

const yearLater = (annee: unknown, annees: number): number | null =>
  isBlank(annee) ? null : Number(annee) + annees;

/**
 * Moves a day by this many years. A text that is not a date stays as typed; 29 February becomes the 28th in a year
 * without it.
 */
export function dayLater<T extends string | null | undefined>(jour: T, annees: number): T | string {
  const read = /^(\d{4})(-\d{2}-\d{2})$/.exec(jour ?? '');
  if (!read) return jour;
  const moved = `${Number(read[1]) + annees}${read[2]}`;
  const isDay = new Date(`${moved}T00:00:00Z`).toISOString().startsWith(moved);
  return isDay ? moved : moved.replace(/-29$/, '-28');
}

/**
 * Returns one line for each year and service; a service that left the campaign is replaced by the one the request
 * is sent to.
 */
function financementsOf(
  lines: readonly Financement[],
  annees: number,
  { campagne, service }: Nouveau,
): Financement[] {
  const known = campagne.instructeurs.map((one) => one.id_service);
  const moved = lines.flatMap((one): Financement[] => {
    const annee = yearLater(one.annee, annees);
    if (annee === null) return [];
    const asked = known.includes(String(one.id_service_instructeur))
      ? String(one.id_service_instructeur)
      : service;
    const { montant_demande } = one;
    return [{ id: idFinancement(annee, asked), annee, id_service_instructeur: asked, montant_demande }];
  });
  return moved.filter((one, index) => moved.findIndex(({ id }) => id === one.id) === index);
}

function budgetLater(
  { id: _id, exerciceDu: _du, exerciceAu: _au, annee, ...kept }: BudgetProjet,
  annees: number,
): BudgetProjet[] {
  const moved = yearLater(annee, annees);
  return moved === null ? [] : [{ ...emptyBudget(moved), ...kept }];
}

type Customs = NonNullable<DossierSubvention['customs']>;

/** Keeps the answers to questions that are still asked, when they are still valid. */
function knownCustoms(answers: Customs | null | undefined, bloc: CustomFields[string] | undefined): Customs {
  const kept = Object.entries(answers ?? {}).filter(([code, value]) => {
    const row = bloc?.[code];
    return row !== undefined && !isBlank(value) && valueProblems(row as ValueRow, value).length === 0;
  });
  return Object.fromEntries(kept) as Customs;
}
