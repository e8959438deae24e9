// The steps as links, with their state, a summary, and the reason when a step is closed; and the next thing to do.

import { count } from '@asso/domain/identifiants/nombres-affiches';
import { toServices } from '@asso/domain/service/nom-service.words';
import type { FieldError } from '../ui/fields/field-errors.ts';
import type { StepLink } from '../ui/step-status.ts';
import type { DossierRempli, EtapeWords, Lien, Liens } from './demarche.ts';
import { champHref, etapeHref, isEtape } from './liens.ts';
import { isInchange, pointsRestants } from './renvoi/points-restants.ts';

export function etapesLiees<D extends DossierRempli, E extends string>(
  row: EtapeWords<D, E>,
  dossier: D,
): (StepLink & { id: E })[] {
  return dossier.etapes.flatMap(({ id, title, status, opening }) =>
    isEtape(row.liens, id)
      ? [
          {
            id,
            title,
            status: statusOf(row, dossier, { id, status }),
            href: etapeHref(row.liens, dossier, id),
            summary: id === 'transmission' ? (lastSaid(row, dossier) ?? undefined) : row.enBref(dossier, id),
            why: opening[0]?.message,
          },
        ]
      : [],
  );
}

/**
 * Returns the state of a step: a correction asked for by a service comes first. The last step is never done here, since
 * being ready is not being transmitted.
 */
function statusOf<D extends DossierRempli, E extends string>(
  { liens, statut }: EtapeWords<D, E>,
  dossier: D,
  { id, status }: { id: E; status: D['etapes'][number]['status'] },
): StepLink['status'] {
  if (pointsRestants(dossier).some(({ cible }) => liens.etapeDuChamp(cible) === id)) return 'a-corriger';
  if (id === 'transmission') return status === 'termine' || isPret(dossier) ? 'a-completer' : status;
  return (status === 'termine' && statut?.(dossier, id)) || status;
}

/** Returns « Étape 2 sur 5 »; `index` starts at 0. */
export const sayRang = (index: number, length: number): string => `Étape ${index + 1} sur ${length}`;

/** Returns the problems of all the pages but the last one, as the server last found them. */
export const autresBlocages = ({ blockers }: Pick<DossierRempli, 'blockers'>): FieldError[] =>
  blockers
    .filter(({ field }) => !field?.startsWith('attestation'))
    .map(({ field = '', message }) => ({ field, message }));

/** Tells whether the dossier lacks nothing but its attestation. */
export const isPret = (dossier: DossierRempli): boolean => autresBlocages(dossier).length === 0;

/** Returns what the last step says; null, or what is left to correct, as long as it is not ready. */
function lastSaid<D extends DossierRempli, E extends string>(
  { liens, pret }: EtapeWords<D, E>,
  dossier: D,
): string | null {
  if (!isPret(dossier)) return null;
  if (liens.renvois(dossier).length === 0) {
    return pret?.(dossier) ?? 'Tout est prêt : il reste à transmettre.';
  }
  const { length } = pointsRestants(dossier);
  if (length > 0) return `${count(length, 'point', 'points')} à corriger avant de transmettre à nouveau.`;
  return isInchange(liens, dossier)
    ? 'Rien n’a changé depuis le renvoi.'
    : 'Corrections faites : il reste à transmettre à nouveau.';
}

/** Returns the next thing to do: what a service asked to correct, or else the first step that lacks something. */
export function prochainActe<D extends DossierRempli, E extends string>(
  { liens }: EtapeWords<D, E>,
  dossier: D,
  { steps, verbe }: { steps: readonly StepLink[]; verbe?: string },
): Lien | null {
  const asked = renvoiSuite(liens, dossier);
  if (asked) return asked;
  const next = steps.find(({ status }) => status !== 'termine' && status !== 'pas-encore') ?? steps.at(-1);
  if (!next) return null;
  const isBegun = steps.filter(({ status }) => status === 'termine').length > 1;
  const verb = verbe ?? (isBegun ? 'Reprendre' : 'Continuer');
  return { label: next.id === 'transmission' ? next.title : `${verb} : ${next.title}`, href: next.href };
}

/**
 * Returns the next thing to do on a dossier sent back with points: its first point, then the problems found by the
 * portal, then transmitting.
 */
export function renvoiSuite<D extends DossierRempli, E extends string>(
  liens: Liens<D, E>,
  dossier: D,
): Lien | null {
  if (liens.renvois(dossier).length === 0) return null;
  // Where a service gives no point at all, whether something was changed is known or nothing more is said.
  if (!dossier.renvois?.length && !liens.isInchange) return null;
  const [point] = pointsRestants(dossier);
  if (point) {
    const label = `Corriger : ${point.libelle.replace(/^Pièce : /, '')}`;
    return { label, href: champHref(liens, dossier, point.cible) };
  }
  const [blocage] = autresBlocages(dossier);
  if (blocage) return { label: 'Corriger ce qui manque', href: champHref(liens, dossier, blocage.field) };
  if (isInchange(liens, dossier)) return liens.corriger?.(dossier) ?? null;
  if (!dossier.renvois?.length) return null;
  return { label: renvoyerSaid(dossier), href: etapeHref(liens, dossier, 'transmission' as E) };
}

/** Returns « Renvoyer à DRAJES Sud ». */
const renvoyerSaid = ({ renvois = [] }: DossierRempli): string =>
  `Renvoyer ${toServices([...new Set(renvois.map(({ service }) => service))])}`;
