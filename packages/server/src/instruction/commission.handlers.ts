import type { commissionEndpoints } from '@asso/contract/instruction/commission.endpoints';
import { departView } from '../dossier/dossier-views.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { instructionIntrouvable, readBureauService } from './bureau/bureau-access.ts';
import { listCommission } from './commission.sql.ts';
import { findEnveloppe } from './enveloppe/enveloppe.sql.ts';
import { enveloppeView } from './enveloppe/enveloppe.ts';

export const commissionHandlers = ({ db }: Platform): Handlers<typeof commissionEndpoints> => ({
  readCommission: async ({ actor, params }) => {
    const row = await findEnveloppe(db, params.enveloppe);
    if (!row || !(await readBureauService(db, actor, row.id_service)).ok) return instructionIntrouvable;
    const rows = await listCommission(db, row.id);
    const lignes = rows.map(({ total: _, depart, ...ligne }) => ({
      ...ligne,
      depart: depart && departView(depart),
    }));
    return {
      ok: true,
      value: { enveloppe: enveloppeView(actor, row), lignes, total: rows[0]?.total ?? 0 },
    };
  },
});
