import type { renouvellementEndpoints } from '@asso/contract/subvention/renouvellement.endpoints';
import { sayProblem } from '@asso/contract/subvention/say-problem';
import type { Fiche } from '@asso/domain/association/fiche.fields';
import { creationProblems } from '@asso/domain/subvention/creation.rules';
import { type Handlers, refusal } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { findCurrentCampagne } from '../subvention.sql.ts';
import {
  ancienProblems,
  findAncien,
  inventaireView,
  prepareRenouvellement,
  renouveauOf,
} from './renouvellement.ts';

export const renouvellementHandlers = ({
  db,
  clock,
}: Platform): Handlers<typeof renouvellementEndpoints> => ({
  readRenouvellement: async ({ actor, params }) => {
    const found = await findAncien(db, { actor, key: params.id });
    if (!found.ok) return found;
    const ancien = found.value;
    const version = await findCurrentCampagne(db, ancien.row.cle_unicite.split(':')[1] ?? '');
    const renouveau = version?.active ? renouveauOf(ancien, version) : null;
    if (!version || !renouveau) return refusal({ code: 'subvention.inconnue' });
    const now = clock.now();
    const { sous, exercice, exercice_fin } = renouveau;
    const vers = { exercice, exercice_fin, sous_dispositif: sous.code };
    const problemes = [
      ...ancienProblems(ancien, { code: version.code, exercice }),
      ...creationProblems({
        campagne: version.contenu,
        campagne_exercice: version.campagne_exercice,
        id_sous_type_dispositif: sous.code,
        exercice,
        regime: (ancien.complet.association as Partial<Fiche>).identite?.regime ?? null,
        now,
      }),
    ];
    const prepared = prepareRenouvellement(ancien, { version, now, ...vers });
    const value = { ...inventaireView(prepared, renouveau), problemes: problemes.map(sayProblem) };
    return { ok: true, value };
  },
});
