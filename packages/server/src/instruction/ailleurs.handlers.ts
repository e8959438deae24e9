import type { ailleursEndpoints } from '@asso/contract/instruction/ailleurs.endpoints';
import { exercicesElsewhere, montantsElsewhere } from '@asso/domain/instruction/ailleurs.rules';
import type { Handlers } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { findVeille, savePresence } from '../subvention/veille/veille.sql.ts';
import { listDeclarees, listElsewhere } from './ailleurs.sql.ts';
import { readAtBureau } from './bureau/bureau-access.ts';

export const ailleursHandlers = ({ db, clock }: Platform): Handlers<typeof ailleursEndpoints> => ({
  readAilleurs: async ({ actor, params }) => {
    const found = await readAtBureau(db, { actor, ...params });
    if (!found.ok) return found;
    const { id: id_dossier, id_association, exercice } = found.value.dossier;
    const asked = { id_dossier, id_association, ...exercicesElsewhere(exercice) };
    const [rows, declarees] = await Promise.all([
      listElsewhere(db, { ...asked, service: params.service }),
      listDeclarees(db, asked),
    ]);
    const autres = rows.flatMap(({ demande, accorde, ...row }) => {
      const montants = montantsElsewhere(row.etat, { demande, accorde });
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
    const here = { id_dossier: found.value.dossier.id, id_utilisateur: actor.id };
    const lecture = { ...here, page: `lecture-${params.service}` };
    const decision = { ...here, page: `decision-${params.service}` };
    await savePresence(db, lecture, at);
    if (query.ouvre) await savePresence(db, decision, at);
    const [{ presents: lisent }, { presents: decident }] = await Promise.all([
      findVeille(db, lecture, at),
      findVeille(db, decision, at),
    ]);
    const others = lisent.filter(({ id }) => !decident.some((one) => one.id === id));
    const said = (decide: boolean) => (one: (typeof lisent)[number]) => ({
      id: one.id,
      nom: one.nom,
      depuis: new Date(one.depuis).toISOString(),
      decide,
    });
    return { ok: true, value: { presents: [...decident.map(said(true)), ...others.map(said(false))] } };
  },
});
