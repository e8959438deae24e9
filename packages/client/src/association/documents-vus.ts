// The documents of a vault as they are listed: by type, the one that is proposed first on top of its type.
import type { DocumentView } from '@asso/contract/document/document.schemas';
import type { Choice } from '@asso/domain/kernel/fields';

type Filtre = { type: string | null; siret: string | undefined };
export type DocumentVu = DocumentView & {
  /** Of several of its type, the one a dossier takes by itself. */
  isDefault: boolean;
};

/** The server says the best first; the association's own documents serve its establishments too. */
export function documentsVus(documents: readonly DocumentView[], { type, siret }: Filtre): DocumentVu[] {
  const seen = documents.filter(
    (one) =>
      (type === null || one.type === type) &&
      (siret === undefined || one.id_siret === null || one.id_siret === siret),
  );
  const byType = Map.groupBy(seen, (one) => one.type);
  return [...byType.values()]
    .toSorted(([a], [b]) => compareLabels(a, b))
    .flatMap((same) => {
      const first = same.length > 1 ? same.find(({ etat_analyse }) => etat_analyse !== 'refuse') : undefined;
      return same.map((one) => ({ ...one, isDefault: one === first }));
    });
}

/** The types there are, by name. */
export const typesOf = (documents: readonly DocumentView[]): Choice[] =>
  [...new Map(documents.map((one) => [one.type, one]))]
    .map(([value, one]) => ({ value, label: one.lib_type }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'fr'));

const compareLabels = (a: DocumentView | undefined, b: DocumentView | undefined): number =>
  (a?.lib_type ?? '').localeCompare(b?.lib_type ?? '', 'fr');
