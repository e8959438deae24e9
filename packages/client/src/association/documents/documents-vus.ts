// The documents of an association: first those that have expired or expire soon, then the others by type, the one that
// dossiers take by default on top.
import type { CoffreDocument } from '@asso/contract/document/document.schemas';
import { type ChoixCritere, chooseDocument, servesFor } from '@asso/domain/document/choix-document.rules';
import { findValidite, type Validite } from '@asso/domain/document/validite.rules';
import type { Choice } from '@asso/domain/kernel/fields';

export type Filtre = {
  type?: string | null;
  /** The page of an establishment shows its own documents and those of the whole association. */
  siret?: string | null;
  validite?: readonly string[];
  siege?: string | null;
  now: Date;
};

export type DocumentVu = CoffreDocument & {
  validite: Validite;
  /**
   * Set on the document that a dossier takes by default among several of its type; `pourquoi` is the criterion that
   * chose it.
   */
  defaut: { pourquoi: ChoixCritere | null } | null;
};

/** Returns the documents to show, in order; within a type the server's order is kept, the best document first. */
export function documentsVus(documents: readonly CoffreDocument[], filtre: Filtre): DocumentVu[] {
  const { type, siret, siege, validite = [], now } = filtre;
  const pour = { siret: siret ?? siege ?? undefined, siege, now };
  const here = documents.filter((one) => !siret || one.id_siret === null || one.id_siret === siret);
  const all = [...Map.groupBy(here, (one) => one.type).values()]
    .toSorted(([a], [b]) => compareLabels(a, b))
    .flatMap((same) => {
      const isChoice = same.filter((one) => servesFor(one, pour)).length > 1;
      const found = isChoice ? chooseDocument(same, pour) : null;
      return same.map((one) => ({
        ...one,
        validite: findValidite(one, now),
        defaut: found?.document.uuid === one.uuid ? { pourquoi: found.pourquoi } : null,
      }));
    });
  const seen = all.filter(
    (one) => (!type || one.type === type) && (validite.length === 0 || validite.includes(one.validite)),
  );
  // This sort is stable: documents that expire at the same time stay in the order of types.
  return seen.toSorted((a, b) => Number(rangOf(a) > rangOf(b)) - Number(rangOf(a) < rangOf(b)));
}

/** Returns the key of the order: expired documents, then those that expire soon, by date; all the others come after. */
const rangOf = ({ validite, expire_le }: DocumentVu): string =>
  validite === 'bientot' || validite === 'perime' ? `${expire_le}` : '~';

/** Lists the types present, in alphabetical order. */
export const listTypes = (documents: readonly CoffreDocument[]): Choice[] =>
  [...new Map(documents.map((one) => [one.type, one]))]
    .map(([value, one]) => ({ value, label: one.lib_type }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'fr'));

const compareLabels = (a: CoffreDocument | undefined, b: CoffreDocument | undefined): number =>
  (a?.lib_type ?? '').localeCompare(b?.lib_type ?? '', 'fr');
