// A grant dossier that nothing changed is not read, judged and written again: its last reading is kept in memory, and
// one statement says whether it still holds. Nobody is shown what was kept for somebody who has other rights.
import { hash } from 'node:crypto';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { isServiceRole } from '@asso/domain/compte/roles.rules';
import type { DossierRow } from '../../dossier/dossier.sql.ts';
import { perimetreOf } from '../../dossier/liste/perimetre.ts';
import { opensAssociation } from '../../dossier/pieces/au-choix.ts';
import type { Db } from '../../platform/db/database.ts';
import { Written } from '../../platform/http/compressed-reply.ts';
import { KeptTexts } from '../../platform/http/kept-texts.ts';
import type { Platform } from '../../platform/platform.ts';
import { readListes } from '../../referentiel/listes.ts';
import { readEmpreinte } from './empreinte.sql.ts';

/** This is a reading kept as it was sent, with all that makes it right. */
export type Gardee = {
  id: string;
  /** This is the person for whom it was made. */
  lecteur: Actor;
  texte: Written;
  empreinte: string;
  version: number;
  /** These are the labels of functions that it shows, kept in memory elsewhere until they change. */
  fonctions: unknown;
  /** From `depuis` to `jusqua`, in milliseconds, nothing dated in it changes. */
  depuis: number;
  jusqua: number;
};

const bounds = { mostBytes: 16 * 1024 * 1024, bytesBeside: 700 };

/** Ages and years change at midnight somewhere in the country: each quarter of an hour is judged anew. */
const quarterMs = 15 * 60_000;

/** The servers of one process have each their own. */
const byDatabase = new WeakMap<Db, KeptTexts<Gardee>>();

export function lecturesOf(db: Db): KeptTexts<Gardee> {
  const known = byDatabase.get(db);
  if (known) return known;
  const made = new KeptTexts<Gardee>(bounds);
  byDatabase.set(db, made);
  return made;
}

type Lu = { row: DossierRow; view: DossierSubventionView };

export type Regard = {
  /** This is the reading that still holds, if there is one. */
  tenue: { texte: Written; version: number } | undefined;
  /** Keeps the reading just made, and gives its text; undefined when all it hangs on is not in its mark. */
  keep: (lu: Lu) => Written | undefined;
};

/**
 * Looks for the reading of this dossier by this person. The mark is read before the dossier: what somebody writes
 * between the two gives another mark to the next reader.
 */
export async function lookAtLecture(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { actor, key }: { actor: Actor; key: string },
): Promise<Regard | undefined> {
  const [found, { fonctions }] = await Promise.all([
    readEmpreinte(db, { key, lecteur: actor.id }),
    readListes(db, ['fonctions']),
  ]);
  if (!found) return undefined;
  const { id, empreinte, version } = found;
  const lectures = lecturesOf(db);
  const place = `${id} ${readerOf(actor, found.is_sien)}`;
  const now = clock.now().getTime();
  const kept = lectures.get(place);
  const isHeld =
    kept !== undefined &&
    kept.empreinte === empreinte &&
    kept.fonctions === fonctions &&
    now >= kept.depuis &&
    now < kept.jusqua;
  return {
    tenue: isHeld ? kept : undefined,
    keep: ({ row, view }) => {
      if (!isAllMarked(actor, row, view)) return undefined;
      const texte = new Written(JSON.stringify(view));
      const jusqua = heldUntil(view, now);
      const lasting = { empreinte, version, fonctions, depuis: now, jusqua };
      lectures.keep(place, { id, lecteur: actor, texte, ...lasting });
      return texte;
    },
  };
}

/**
 * Two agents of a service read the same text, unless one of them began the dossier or was given it; anybody else
 * reads their own. The name of the person is nowhere in it.
 */
function readerOf(actor: Actor, isSien: boolean): string {
  const { id, role, roles, associations, partages = [], services, territoire, cle } = actor;
  const isOneOfMany = isServiceRole(role) && !isSien && associations.length + partages.length === 0;
  const who = [isOneOfMany ? '' : id, role, roles, associations, partages, services, territoire, cle];
  return hash('sha256', JSON.stringify(who), 'base64');
}

/**
 * What is to be corrected hangs on the history, and a service may read the association through another dossier:
 * neither is in the mark, and such a reading is not kept.
 */
function isAllMarked(actor: Actor, row: DossierRow, { renvois }: DossierSubventionView): boolean {
  if (row.genre !== 'subvention' || renvois.length > 0) return false;
  const hangsOnOthers = isServiceRole(actor.role) && perimetreOf(actor).kind === 'services';
  return !hangsOnOthers || opensAssociation(actor, row);
}

/** A campaign opens and closes at instants of its own. */
function heldUntil({ campagne }: DossierSubventionView, now: number): number {
  const instants = campagne.sous_dispositifs.flatMap(({ date_debut, date_fin }) => [
    new Date(date_debut).getTime(),
    // The last instant of a campaign still belongs to it.
    new Date(date_fin).getTime() + 1,
  ]);
  const nextQuarter = (Math.floor(now / quarterMs) + 1) * quarterMs;
  return Math.min(nextQuarter, ...instants.filter((one) => one > now));
}
