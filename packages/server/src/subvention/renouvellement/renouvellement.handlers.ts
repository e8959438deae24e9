import type { renouvellementEndpoints } from '@asso/contract/subvention/renouvellement.endpoints';
import { sayProblem } from '@asso/contract/subvention/say-problem';
import type { Fiche } from '@asso/domain/association/fiche.fields';
import { creationProblems } from '@asso/domain/subvention/creation.rules';
import { type Handlers, refusal } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { type CampagneRow, listEditionsInView } from '../subvention.sql.ts';
import { ouvertureOfAll } from '../subvention-view.ts';
import {
  ancienProblems,
  findAncien,
  inventaireView,
  prepareRenouveau,
  prepareRenouvellement,
} from './renouvellement.ts';

export const renouvellementHandlers = ({
  db,
  clock,
}: Platform): Handlers<typeof renouvellementEndpoints> => ({
  readRenouvellement: async ({ actor, params }) => {
    const found = await findAncien(db, { actor, key: params.id });
    if (!found.ok) return found;
    const ancien = found.value;
    const now = clock.now();
    const code = ancien.row.cle_unicite.split(':')[1] ?? '';
    const version = editionARenouveler(ancien.row, await listEditionsInView(db, code, now), now);
    const renouveau = version?.active ? prepareRenouveau(ancien, version) : null;
    if (!version || !renouveau) return refusal({ code: 'subvention.inconnue' });
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

/**
 * Gives the edition into which a dossier is renewed: the first open one of a later exercise, else the one that stands
 * for the subvention, which says why there is none.
 */
const editionARenouveler = (
  { exercice_fin }: { exercice_fin: number },
  enVue: readonly CampagneRow[],
  now: Date,
): CampagneRow | undefined =>
  enVue
    .filter((one) => one.campagne_exercice > exercice_fin && ouvertureOfAll(one, now) === 'ouverte')
    .toSorted((one, other) => one.campagne_exercice - other.campagne_exercice)[0] ?? enVue[0];
