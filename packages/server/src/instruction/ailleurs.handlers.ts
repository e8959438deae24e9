import type { ailleursEndpoints } from '@asso/contract/instruction/ailleurs.endpoints';
import { exercicesAilleurs, montantsAilleurs } from '@asso/domain/instruction/ailleurs.rules';
import type { Handlers } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { findVeille, savePresence } from '../subvention/veille/veille.sql.ts';
import { listAilleurs, listDeclarees } from './ailleurs.sql.ts';
import { readAtBureau } from './bureau/bureau-access.ts';

export const ailleursHandlers = ({ db, clock }: Platform): Handlers<typeof ailleursEndpoints> => ({
  readAilleurs: async ({ actor, params }) => {
    const found = await readAtBureau(db, { actor, ...params });
    if (!found.ok) return found;
    const { id: id_dossier, id_association, exercice } = found.value.dossier;
    const asked = { id_dossier, id_association, ...exercicesAilleurs(exercice) };
    const [rows, declarees] = await Promise.all([
      listAilleurs(db, { ...asked, service: params.service }),
      listDeclarees(db, asked),
    ]);
    const autres = rows.flatMap(({ demande, accorde, ...row }) => {
      const montants = montantsAilleurs(row.etat, { demande, accorde });
      return montants
        ? [{ ...row, montant_demande: montants.demande, montant_accorde: montants.accorde }]
        : [];
    });
    return { ok: true, value: { autres, declarees } };
  },

  readPresence: async ({ actor, params, query }) => {
    const found = await readAtBureau(db, { actor, ...params });
    if (!found.ok) return found;
    const at = clock.now();
    const page = `decision-${params.service}`;
    const presence = { id_dossier: found.value.dossier.id, page, id_utilisateur: actor.id };
    if (query.ouvre) await savePresence(db, presence, at);
    const { presents } = await findVeille(db, presence, at);
    return {
      ok: true,
      value: {
        presents: presents.map(({ nom, depuis }) => ({ nom, depuis: new Date(depuis).toISOString() })),
      },
    };
  },
});
