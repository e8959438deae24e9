import type { renvoiEndpoints } from '@asso/contract/dossier/renvoi.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { isInChargeOf } from '@asso/domain/dossier/dossier.rights';
import { isDecide, isTransmis } from '@asso/domain/dossier/instruction.states';
import { listCorrections, type Photo } from '@asso/domain/dossier/renvoi.rules';
import type { Db } from '../../platform/db/database.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import type { DossierRow, InstructionRow } from '../dossier.sql.ts';
import { inaccessibleRefusal, readAllowed, readableInstructions } from '../dossier-access.ts';
import type { DossierKinds } from '../dossier-kinds.ts';
import { findRenvoi } from './renvoi.sql.ts';
import { findVersion } from './version-recue.sql.ts';

/**
 * Reads the last sending back, with what was corrected since; a service does not see the corrections until the dossier
 * is transmitted again.
 */
export function renvoiHandlers({ db }: Platform, kinds: DossierKinds): Handlers<typeof renvoiEndpoints> {
  return {
    readRenvoi: async ({ actor, params }) => {
      const found = await readAllowed(db, { actor, key: params.id });
      if (!found.ok) return found;
      const dossier = found.value;
      const instruction = readableInstructions(actor, dossier).find(
        (one) => one.id_service_instructeur === params.service,
      );
      if (!instruction) return inaccessibleRefusal;
      const photo = () => kinds.of(dossier.genre).photo(db, dossier);
      const [renvoi, version] = await Promise.all([
        findRenvoi(db, instruction),
        versionRead(db, { actor, dossier, instruction, photo }),
      ]);
      if (!renvoi) return { ok: true, value: { renvoi: null, version } };
      const { le, par, points, contenu } = renvoi;
      const isBack = instruction.etat !== 'C';
      const present = isBack ? await photo() : contenu;
      const corrections = listCorrections(contenu, present);
      return { ok: true, value: { renvoi: { le: le.toISOString(), par, points, corrections }, version } };
    },
  };
}

type Reading = {
  actor: Actor;
  dossier: DossierRow;
  instruction: InstructionRow;
  photo: () => Promise<Photo>;
};

/** Says to a service what changed in the text that it has under study or decided on, for the sake of another service. */
async function versionRead(db: Db, { actor, dossier, instruction, photo }: Reading) {
  if (!isTransmis(instruction.etat) || !isInChargeOf(actor, instruction)) return null;
  const version = await findVersion(db, instruction);
  if (!version) return null;
  const corrections = listCorrections(version.contenu, await photo());
  const isEnCours = dossier.instructions.some(({ etat }) => etat === 'C');
  if (corrections.length === 0 && !isEnCours) return null;
  const isDecidee = isDecide(instruction.etat);
  return { le: version.le.toISOString(), isDecidee, isEnCours, corrections };
}
