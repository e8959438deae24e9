import type { PieceView } from '@asso/contract/dossier/preparation.schemas';
import type { dossierSubventionEndpoints } from '@asso/contract/subvention/dossier-subvention.endpoints';
import { demarcheCalls } from '../demarche/demarche-calls.ts';
import { findByKey } from '../dossier/dossier.sql.ts';
import { allowed, readAllowed } from '../dossier/dossier-access.ts';
import { kindsOfDossiers } from '../dossier/dossier-kinds.ts';
import { type Handlers, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { kindSubvention } from './dossier-subvention-kind.ts';
import { savePiecesSubvention } from './pieces/save-pieces.ts';
import { changeChoix } from './renouvellement/change-choix.ts';
import { saveRib } from './save-rib.ts';

export function dossierSubventionHandlers(platform: Platform): Handlers<typeof dossierSubventionEndpoints> {
  const { db } = platform;
  const subvention = demarcheCalls(platform, kindSubvention);
  return {
    existsDossier: async ({ actor, query }) => {
      const isAgrement = Boolean(query.agrement?.trim());
      const kind = kindsOfDossiers.of(isAgrement ? 'agrement' : 'subvention');
      const cle = kind.cleOf({ ...query, user: query.user ?? actor.id });
      if (!isAgrement && query.sous_dispositif === undefined)
        return refusal({ code: 'kernel.requete-invalide', field: 'sous_dispositif' });
      if (!cle) return refusal({ code: 'subvention.subvention-manquante', field: 'subvention' });
      const other = await findByKey(db, cle);
      // The dossier of another user exists for who may see it in a list, and for nobody else.
      const isSeen = other !== undefined && allowed(actor, other, 'list').ok;
      return { ok: true, value: { exists: isSeen, id_fo: isSeen ? other.id_fo : null } };
    },

    listPieces: async ({ actor, query }) => {
      const found = await readAllowed(db, { actor, key: query.id_demande });
      if (!found.ok) return refusal({ code: 'dossier.introuvable' });
      const items = await kindsOfDossiers.of(found.value.genre).listPieces(platform, found.value, actor);
      return { ok: true, value: { items: items as PieceView[] } };
    },

    savePieces: ({ actor, params, body: { pieces, terminee } }) =>
      subvention.within({ actor, cle: params.id_fo, droit: 'edit' }, (trx, one, acte) =>
        savePiecesSubvention(trx, { ...acte, one, pieces, isLeft: terminee }),
      ),

    changeChoix: ({ actor, params, body, ifMatch }) =>
      changeChoix(platform, { actor, key: params.id_fo, demande: body, ifMatch }),

    saveRib: ({ actor, params, body, ifMatch }) =>
      saveRib(platform, { actor, key: params.id_fo, id_rib: body.id_rib, ifMatch }),
  };
}
