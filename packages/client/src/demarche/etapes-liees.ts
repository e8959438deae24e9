// Each step is a link with its state, a summary of its content and, when it is closed, the reason; one of them is the
// next act.
import { count } from '@asso/domain/identifiants/nombres-affiches';
import type { FieldError } from '../ui/fields/field-errors.ts';
import type { StepLink } from '../ui/step-status.ts';
import type { DitDesEtapes, DossierRempli, Lien, Liens } from './demarche.ts';
import { champHref, etapeHref, isEtape } from './liens.ts';
import { isInchange, pointsRestants } from './renvoi/points-restants.ts';

export function etapesLiees<D extends DossierRempli, E extends string>(
  row: DitDesEtapes<D, E>,
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
 * Corrections requested by a service come before the problems that the portal finds. The last step is never done while
 * the dossier is still here, since ready is not transmitted.
 */
function statusOf<D extends DossierRempli, E extends string>(
  { liens, statut }: DitDesEtapes<D, E>,
  dossier: D,
  { id, status }: { id: E; status: D['etapes'][number]['status'] },
): StepLink['status'] {
  if (pointsRestants(dossier).some(({ cible }) => liens.etapeDuChamp(cible) === id)) return 'a-corriger';
  if (id === 'transmission') return status === 'termine' || isPret(dossier) ? 'a-completer' : status;
  return (status === 'termine' && statut?.(dossier, id)) || status;
}

/** The text reads « Étape 2 sur 5 »; `index` starts at 0. */
export const rangSaid = (index: number, length: number): string => `Étape ${index + 1} sur ${length}`;

/** Lists the problems that stand on the pages before the last one, from the server's latest answer. */
export const autresBlocages = ({ blockers }: Pick<DossierRempli, 'blockers'>): FieldError[] =>
  blockers
    .filter(({ field }) => !field?.startsWith('attestation'))
    .map(({ field = '', message }) => ({ field, message }));

/** The dossier lacks nothing but its certification. */
export const isPret = (dossier: DossierRempli): boolean => autresBlocages(dossier).length === 0;

/** The last step is not said to be ready as long as a requested correction is not made. */
function lastSaid<D extends DossierRempli, E extends string>(
  { liens, pret }: DitDesEtapes<D, E>,
  dossier: D,
): string | null {
  if (!isPret(dossier)) return null;
  if (liens.renvois(dossier).length === 0) {
    return pret?.(dossier) ?? 'Tout est prêt : il reste à transmettre.';
  }
  const { length } = pointsRestants(dossier);
  if (length > 0) return `${count(length, 'point', 'points')} à corriger avant de transmettre à nouveau.`;
  return isInchange(dossier)
    ? 'Rien n’a changé depuis le renvoi.'
    : 'Corrections faites : il reste à transmettre à nouveau.';
}

/** Returns the next act of the list: what a service asked to correct, else the first step that lacks something. */
export function prochainActe<D extends DossierRempli, E extends string>(
  { liens }: DitDesEtapes<D, E>,
  dossier: D,
  { steps, verbe }: { steps: readonly StepLink[]; verbe?: string },
): Lien | null {
  const asked = suiteDuRenvoi(liens, dossier);
  if (asked) return asked;
  const next = steps.find(({ status }) => status !== 'termine' && status !== 'pas-encore') ?? steps.at(-1);
  if (!next) return null;
  const isBegun = steps.filter(({ status }) => status === 'termine').length > 1;
  const verb = verbe ?? (isBegun ? 'Reprendre' : 'Continuer');
  return { label: next.id === 'transmission' ? next.title : `${verb} : ${next.title}`, href: next.href };
}

/**
 * Gives the single next act on a dossier sent back with points: its first point, then the portal's own problems, then
 * transmitting.
 */
export function suiteDuRenvoi<D extends DossierRempli, E extends string>(
  liens: Liens<D, E>,
  dossier: D,
): Lien | null {
  if (liens.renvois(dossier).length === 0 || !dossier.renvois?.length) return null;
  const [point] = pointsRestants(dossier);
  if (point) {
    const label = `Corriger : ${point.libelle.replace(/^Pièce : /, '')}`;
    return { label, href: champHref(liens, dossier, point.cible) };
  }
  const [blocage] = autresBlocages(dossier);
  if (blocage) return { label: 'Corriger ce qui manque', href: champHref(liens, dossier, blocage.field) };
  if (isInchange(dossier)) return liens.corriger?.(dossier) ?? null;
  return { label: renvoyerSaid(dossier), href: etapeHref(liens, dossier, 'transmission' as E) };
}

/** The text reads « Renvoyer à DRAJES Sud ». */
const renvoyerSaid = ({ renvois = [] }: DossierRempli): string =>
  `Renvoyer à ${[...new Set(renvois.map(({ service }) => service))].join(' et ')}`;
