import type { Grille, noteEndpoints } from '@asso/contract/instruction/note.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { bureauRights } from '@asso/domain/instruction/bureau.rights';
import { isBlank } from '@asso/domain/kernel/asks';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import {
  type BaremeCritere,
  computeMoyenne,
  computeNote,
  isPoints,
  sayNote,
} from '@asso/domain/subvention/montants/bareme.rules';
import { toServiceLecteur, writeServiceFait } from '../../dossier/fait-du-service.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPinnedVersion } from '../../subvention/dossier-subvention.sql.ts';
import { findContenu } from '../../subvention/subvention.sql.ts';
import { type DossierAtBureau, lockAtBureau, readAtBureau } from './bureau-access.ts';
import { listNotes, saveNote } from './note.sql.ts';

/** The version before a person has given any points. */
const firstVersion = 1;

export function noteHandlers({ db, clock }: Platform): Handlers<typeof noteEndpoints> {
  const answer = async (actor: Actor, found: DossierAtBureau) => {
    const value = await grilleOf(db, actor, found);
    return { ok: true as const, value, version: value.version };
  };
  return {
    readGrille: async ({ actor, params }) => {
      const found = await readAtBureau(db, { actor, ...params });
      return found.ok ? answer(actor, found.value) : found;
    },

    saveNote: async ({ actor, params, body, ifMatch }) => {
      const saved = await inTransaction(db, async (trx) => {
        const found = await lockAtBureau(trx, { actor, ...params }, 'noter');
        if (!found.ok) return found;
        const { dossier, instruction } = found.value;
        const bareme = await baremeOf(trx, found.value);
        if (bareme.length === 0) return refused({ code: 'instruction.sans-bareme' });
        const points = pointsRead(bareme, body.points);
        if (!points.ok) return points;
        const place = { id_dossier: dossier.id, id_service: params.service };
        const mine = (await listNotes(trx, place)).find((one) => one.id_utilisateur === actor.id);
        const version = mine?.version ?? firstVersion;
        if (version !== ifMatch) {
          return { ok: false as const, problems: [{ code: 'kernel.conflit' }], version };
        }
        const at = clock.now();
        const note = computeNote(bareme, points.value);
        const commentaire = body.commentaire?.normalize('NFC').trim() ?? '';
        const row = { ...place, id_utilisateur: actor.id, points: points.value, commentaire, note };
        await saveNote(trx, { ...row, modifie_le: at });
        if (note !== null && note !== mine?.note) {
          await writeServiceFait(trx, {
            id_dossier: dossier.id,
            service: toServiceLecteur(instruction),
            by: actor,
            at,
            action: 'bureau.note',
            why: sayNote(note),
          });
        }
        return found;
      });
      return saved.ok ? answer(actor, saved.value) : saved;
    },
  };
}

/** Gives the marking grid in the campaign version on which this dossier began. */
async function baremeOf(db: Db, { dossier }: DossierAtBureau): Promise<readonly BaremeCritere[]> {
  if (dossier.genre !== 'subvention') return [];
  return (await findContenu(db, await findPinnedVersion(db, dossier.id))).bareme ?? [];
}

/**
 * Reads the points given for each criterion of the grid, which may not exceed its maximum; a criterion that is not in
 * the grid is refused by name.
 */
function pointsRead(
  bareme: readonly BaremeCritere[],
  given: Readonly<Record<string, unknown>>,
): Result<Record<string, number | null>> {
  for (const code of Object.keys(given)) {
    if (!bareme.some((one) => one.code === code)) {
      return refused({ code: 'kernel.champ-inconnu', field: `points.${code}`, params: { champ: code } });
    }
  }
  const wrong = bareme.find((one) => !isBlank(given[one.code]) && !isPoints(one, given[one.code]));
  if (wrong) {
    const params = { critere: wrong.label, points: wrong.points };
    return refused({ code: 'instruction.points', field: `points.${wrong.code}`, params });
  }
  return ok(
    Object.fromEntries(bareme.map(({ code }) => [code, (given[code] as number | undefined) ?? null])),
  );
}

async function grilleOf(db: Db, actor: Actor, found: DossierAtBureau): Promise<Grille> {
  const { dossier, instruction } = found;
  const place = { id_dossier: dossier.id, id_service: instruction.id_service_instructeur };
  const [bareme, notes] = await Promise.all([baremeOf(db, found), listNotes(db, place)]);
  return {
    criteres: [...bareme],
    notes: notes.map(({ version: _, modifie_le, ...one }) => ({ ...one, le: modifie_le.toISOString() })),
    moyenne: computeMoyenne(notes.map(({ note }) => note)),
    version: notes.find((one) => one.id_utilisateur === actor.id)?.version ?? firstVersion,
    rights: { noter: bareme.length > 0 && bureauRights(actor, instruction).noter },
  };
}
