// A template of letter is kept in two forms that say the same: its text as lines, and its whole form with the bold.
import { contenuModeleSchema } from '@asso/contract/courrier/courrier.schemas';
import {
  type ContenuModele,
  limitesModele,
  readCorpsModele,
} from '@asso/domain/courrier/modele-courrier.rules';
import { plainTexte, readTexte } from '@asso/domain/courrier/texte-courrier.rules';
import { applyChanges, type Changes } from '@asso/domain/kernel/changes';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { z } from 'zod';
import type { Refused } from '../platform/http/handlers.ts';
import { inputProblems } from '../platform/http/input-problems.ts';
import type { ModeleRow } from './modele-courrier.sql.ts';

type Donne = z.infer<typeof contenuModeleSchema>;

/**
 * Gives the content to keep. Lines equal to those already kept change nothing, so that a program that knows only the
 * lines does not lose the bold. When both forms are sent, they must say the same words.
 */
export function contenuKept(
  donne: Donne,
  before?: Pick<ModeleRow, 'texte' | 'corps'>,
): Result<ContenuModele> {
  const { nature } = donne;
  const [nom, objet] = [donne.nom.normalize('NFC').trim(), donne.objet.normalize('NFC').trim()];
  const given = donne.texte?.normalize('NFC');
  if (donne.corps === undefined) {
    const texte = given ?? before?.texte ?? '';
    return ok({ nature, nom, objet, texte, corps: texte === before?.texte ? before.corps : null });
  }
  const texte = plainTexte(donne.corps);
  if (given !== undefined && plainTexte(readTexte(given)) !== plainTexte(readTexte(texte)))
    return refused({ code: 'courrier.texte-double', field: 'texte' });
  return texte.length > limitesModele.texte
    ? refused({ code: 'courrier.texte-long', field: 'texte', params: { n: limitesModele.texte } })
    : ok({ nature, nom, objet, texte, corps: donne.corps });
}

/**
 * Merges what one person changed with what is stored; where somebody else changed the same field, this is refused with
 * the present value, for the person to choose.
 */
export function mergedContenu(row: ModeleRow, changes: Changes): { ok: true; value: Donne } | Refused {
  const { nature, nom, objet } = row;
  const { blocs } = readCorpsModele(row);
  const { value, conflicts } = applyChanges({ nature, nom, objet, blocs }, changes);
  if (Object.keys(conflicts).length > 0)
    return { ok: false, problems: [{ code: 'kernel.conflit' }], conflicts, version: row.version };
  // The merge turns a blank answer into null, which the schema refuses.
  const given = { nature: value.nature, nom: value.nom ?? '', objet: value.objet ?? '' };
  const parsed = contenuModeleSchema.safeParse({ ...given, corps: { forme: 1, blocs: value.blocs ?? [] } });
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, problems: inputProblems(parsed.error) };
}
