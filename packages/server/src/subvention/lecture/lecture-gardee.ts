// A subvention dossier that nothing changed is not read, judged and written again: its last reading is kept, in memory
// and in the database, and one statement says whether it still holds and fetches it. Nobody is shown what was kept for
// somebody who has other rights.
import { hash } from 'node:crypto';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { isServiceRole } from '@asso/domain/compte/roles.rules';
import { readableVersion } from '@asso/domain/dossier/dossier.rights';
import type { DossierRow } from '../../dossier/dossier.sql.ts';
import { dossierRef } from '../../dossier/dossier-access.ts';
import { readPerimetre } from '../../dossier/liste/perimetre.ts';
import { opensAssociation } from '../../dossier/pieces/au-choix.ts';
import { byDatabase } from '../../platform/db/by-database.ts';
import { Written } from '../../platform/http/compressed-reply.ts';
import { KeptTexts } from '../../platform/http/kept-texts.ts';
import type { Platform } from '../../platform/platform.ts';
import { readListes } from '../../referentiel/listes.ts';
import { writeLater } from './ecrire-lectures.ts';
import { readEmpreinte } from './empreinte.sql.ts';
import { computeFabrique } from './fabrique.ts';
import { tenueJusqua } from './tenue-jusqua.ts';

/** A reading of a dossier kept as it was sent, with what tells whether it still holds. */
export type Gardee = {
  /** The key by which the dossier was asked for. */
  key: string;
  /** The person for whom the reading was made. */
  lecteur: Actor;
  texte: Written;
  empreinte: string;
  /** The mark that names this text, in addition to the version of the dossier. */
  sceau: string;
  version: number;
  /** From `depuis` to `jusqua`, in milliseconds, the passing of time alone changes nothing in the reading. */
  depuis: number;
  jusqua: number;
};

export const keptLectures = byDatabase(
  () => new KeptTexts<Gardee>({ mostBytes: 16 * 1024 * 1024, bytesBeside: 700 }),
);

type Lu = { row: DossierRow; view: DossierSubventionView };
export type Tenue = Pick<Gardee, 'texte' | 'sceau' | 'version'>;

export type Regard = {
  /** The reading that still holds, if there is one. */
  tenue: Tenue | undefined;
  /**
   * Keeps the reading just made, and returns it; undefined when the reading depends on something that its mark does not
   * cover.
   */
  keep: (lu: Lu) => Tenue | undefined;
};

export type Looking = {
  actor: Actor;
  key: string;
  /** True when only the readings kept in the database are looked at, and nothing is put in memory. */
  isEcrite?: boolean;
};

/**
 * Looks for the reading of this dossier by this person. The mark of what it shows (empreinte.sql.ts) is read before the
 * dossier: what somebody writes between the two gives another mark to the next reader.
 */
export async function lookAtLecture(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { actor, key, isEcrite = false }: Looking,
): Promise<Regard | undefined> {
  const { fonctions } = await readListes(db, ['fonctions']);
  const fabrique = await computeFabrique(fonctions);
  const lectures = isEcrite ? new KeptTexts<Gardee>({ mostBytes: 0, bytesBeside: 0 }) : keptLectures(db);
  const lecteurs = lecteursOf(actor);
  const now = clock.now();
  const { commun } = lecteurs;
  const shared = commun === null ? undefined : lectures.get(`${key} ${commun}`);
  const kept = heldAt(shared ?? lectures.get(`${key} ${lecteurs.propre()}`), now);
  const asked = { key, lecteur: actor.id, commun, fabrique, tenue: kept?.empreinte ?? null, now };
  const found = await readEmpreinte(db, asked);
  if (!found) return undefined;
  const { id, empreinte, version } = found;
  const lecteur = found.is_sien || commun === null ? lecteurs.propre() : commun;
  const keepInMemory = (one: Pick<Gardee, 'texte' | 'sceau' | 'depuis' | 'jusqua'>): Gardee => {
    const gardee = { ...one, key, lecteur: actor, empreinte, version };
    lectures.keep(`${key} ${lecteur}`, gardee);
    return gardee;
  };
  return {
    tenue: kept?.empreinte === empreinte ? kept : ecrite(found, keepInMemory),
    keep: ({ row, view }) => {
      if (!isAllMarked(actor, row, view)) return undefined;
      const json = JSON.stringify(view);
      const jusqua = tenueJusqua(view, now);
      const sceau = hash('sha256', json, 'base64url').slice(0, 22);
      const texte = new Written(json);
      if (lecteur === commun) {
        const about = { id_dossier: id, lecteur, empreinte, sceau, depuis: now, jusqua };
        const by = { id_utilisateur: actor.id, role: actor.role };
        writeLater(db, `${id} ${lecteur}`, () => ({ ...about, ...by, texte: texte.compressed() }));
      }
      return keepInMemory({ texte, sceau, depuis: now.getTime(), jusqua: jusqua.getTime() });
    },
  };
}

/**
 * Returns the key shared by those who are sent the same text as this person when they did not begin the dossier; null
 * for a person whose text is theirs alone.
 */
export const sharedLecteur = (actor: Actor): string | null => lecteursOf(actor).commun;

const heldAt = (kept: Gardee | undefined, now: Date): Gardee | undefined =>
  kept && now.getTime() >= kept.depuis && now.getTime() < kept.jusqua ? kept : undefined;

type Ecrite = Pick<Gardee, 'texte' | 'sceau' | 'depuis' | 'jusqua'>;

/** Puts in memory the reading that the database kept; undefined when it kept none. */
function ecrite(
  { texte, sceau, depuis, jusqua }: Awaited<ReturnType<typeof readEmpreinte>> & object,
  keep: (one: Ecrite) => Gardee,
): Gardee | undefined {
  if (texte === null || sceau === null || depuis === null || jusqua === null) return undefined;
  const between = { depuis: depuis.getTime(), jusqua: jusqua.getTime() };
  return keep({ texte: Written.compressed(texte), sceau, ...between });
}

type Lecteurs = { propre: () => string; commun: string | null };

/**
 * Returns the keys under which the texts of this person are kept. Agents of one service with the same rights share a
 * text (`commun`), in which the reader's name is nowhere; one who began the dossier or was given it has their own
 * (`propre`), as does anybody else, and software that reads with a key.
 */
function lecteursOf(actor: Actor): Lecteurs {
  const { id, role, roles, associations, partages = [], services, territoire, cle } = actor;
  const isOneOfMany = isServiceRole(role) && !cle && associations.length + partages.length === 0;
  const rights = [role, roles, associations, partages, services, territoire, cle];
  const hashed = (who: unknown) => hash('sha256', JSON.stringify(who), 'base64url');
  return { propre: () => hashed([id, ...rights]), commun: isOneOfMany ? hashed(rights) : null };
}

/**
 * Tells whether the mark (empreinte.sql.ts) covers all that the reading shows. The points to correct depend on the
 * history, a service that sent the dossier back reads it as it received it, and a service may read the association
 * through another dossier: none of these is in the mark, so such a reading is not kept.
 */
function isAllMarked(actor: Actor, row: DossierRow, { renvois }: DossierSubventionView): boolean {
  if (row.genre !== 'subvention' || renvois.length > 0 || readableVersion(actor, dossierRef(row)) !== null)
    return false;
  const hangsOnOthers = isServiceRole(actor.role) && readPerimetre(actor).kind === 'services';
  return !hangsOnOthers || opensAssociation(actor, row);
}
