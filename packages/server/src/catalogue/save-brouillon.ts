import { campagneFields } from '@asso/domain/catalogue/campagne-options.fields';
import { rubriqueDeLOption } from '@asso/domain/catalogue/campagne-rubriques.rows';
import { changementsDuBrouillon } from '@asso/domain/catalogue/changement.words';
import { avecReglagesConnus } from '@asso/domain/catalogue/publication.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { changementsAuJournal } from '@asso/domain/identifiants/avant-apres';
import type { Changes } from '@asso/domain/kernel/changes';
import { lignes } from '@asso/domain/kernel/lignes';
import { withAuthor } from '../dossier/conflict-author.ts';
import type { Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { Answer } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { saveFields } from '../platform/saving/save-fields.ts';
import { writeBrouillon } from './brouillon.sql.ts';
import { followBrouillon, type SubventionRow } from './campagne.sql.ts';
import { lockOffre, noteExercice, noteRubriques } from './offre.ts';
import {
  type BrouillonLu,
  brouillonView,
  nomsDesCampagnes,
  offreCampagne,
  readBrouillon,
  subventionInconnue,
} from './read-campagne.ts';

type Target = { actor: Actor; key: string; changes: Changes };

/** Saves changed fields of the draft, which has its own version: two people may write in two sections at once. */
export const saveBrouillon = (
  { db, clock }: Platform,
  { actor, key, changes }: Target,
): Promise<Answer<ReturnType<typeof brouillonView>>> =>
  inTransaction(db, async (trx) => {
    const found = await lockOffre(offreCampagne, trx, { actor, key });
    if (!found) return subventionInconnue;
    const brouillon = await readBrouillon(trx, found);
    const { valeur: stored, version } = brouillon;
    const hand = { rights: { edit: true }, writer: 'association' } as const;
    const saved = saveFields({ fields: campagneFields, stored, version, changes, hand });
    if (!saved.ok) {
      const { modifie_par, modifie_le } = brouillon;
      return modifie_par && modifie_le ? withAuthor(trx, saved, { modifie_par, modifie_le }) : saved;
    }
    if (!saved.isChanged) return answer(brouillon);
    const at = clock.now();
    const valeur = avecReglagesConnus(saved.value, found.id_type_dispositif);
    await writeBrouillon(trx, {
      id_subvention: found.id,
      contenu: valeur,
      version: version + 1,
      at,
      by: actor.id,
    });
    await follow(trx, found, valeur);
    await noteExercice(offreCampagne, trx, { row: found, by: actor, at, avant: stored, apres: valeur });
    await noteRubriques(offreCampagne, trx, {
      row: found,
      by: actor,
      at,
      changes,
      avant: stored,
      apres: valeur,
      rubriqueOf: (path) => rubriqueDeLOption(path, valeur)?.titre,
      compare: async (avant, apres) => {
        const noms = await nomsDesCampagnes(trx, avant, apres);
        return changementsAuJournal(changementsDuBrouillon(avant, apres, noms));
      },
    });
    const par = `${actor.prenom} ${actor.nom}`;
    return answer({ valeur, version: version + 1, modifie_le: at, modifie_par: actor.id, par });
  });

const answer = (brouillon: BrouillonLu) => {
  const value = brouillonView(brouillon);
  return { ok: true, value, version: value.version } as const;
};

/**
 * As long as nothing is published, gives the subvention the title of the draft and, when it has no service, that of the
 * referent.
 */
async function follow(trx: Tx, row: SubventionRow, valeur: BrouillonLu['valeur']): Promise<void> {
  if (row.id_version !== null) return;
  const referent = lignes(valeur.instructeurs).find(({ isReferent }) => isReferent === true);
  await followBrouillon(trx, row.id, {
    titre: valeur.titre?.trim() || row.titre,
    id_service: row.id_service ? null : (referent?.id_service ?? null),
  });
}
