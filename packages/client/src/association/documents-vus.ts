// The documents of a vault as they are listed: what expires first, then by type, the one that is taken first on top.
import type { DocumentDuCoffre } from '@asso/contract/document/document.schemas';
import { type Critere, documentParDefaut, sertA } from '@asso/domain/document/choix-document.rules';
import { type Validite, validiteDe } from '@asso/domain/document/validite.rules';
import type { Choice } from '@asso/domain/kernel/fields';

export type Filtre = {
  type?: string | null;
  /** An establishment: its own, and those of the whole association. */
  siret?: string | null;
  validite?: readonly string[];
  siege?: string | null;
  now: Date;
};

export type DocumentVu = DocumentDuCoffre & {
  validite: Validite;
  /** Of several of its type, the one a dossier takes by itself, and what put it first. */
  defaut: { pourquoi: Critere | null } | null;
};

/** The server says the best first. */
export function documentsVus(documents: readonly DocumentDuCoffre[], filtre: Filtre): DocumentVu[] {
  const { type, siret, siege, validite = [], now } = filtre;
  const pour = { siret: siret ?? siege ?? undefined, siege, now };
  const here = documents.filter((one) => !siret || one.id_siret === null || one.id_siret === siret);
  const all = [...Map.groupBy(here, (one) => one.type).values()]
    .toSorted(([a], [b]) => compareLabels(a, b))
    .flatMap((same) => {
      const isChoice = same.filter((one) => sertA(one, pour)).length > 1;
      const found = isChoice ? documentParDefaut(same, pour) : null;
      return same.map((one) => ({
        ...one,
        validite: validiteDe(one, now),
        defaut: found?.document.uuid === one.uuid ? { pourquoi: found.pourquoi } : null,
      }));
    });
  const seen = all.filter(
    (one) => (!type || one.type === type) && (validite.length === 0 || validite.includes(one.validite)),
  );
  // A sort that is stable: what expires at the same time stays by type.
  return seen.toSorted((a, b) => Number(rangOf(a) > rangOf(b)) - Number(rangOf(a) < rangOf(b)));
}

/** What expires comes first, the nearest day on top. */
const rangOf = ({ validite, expire_le }: DocumentVu): string =>
  validite === 'bientot' ? `${expire_le}` : '~';

/** The types there are, by name. */
export const typesOf = (documents: readonly DocumentDuCoffre[]): Choice[] =>
  [...new Map(documents.map((one) => [one.type, one]))]
    .map(([value, one]) => ({ value, label: one.lib_type }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'fr'));

const compareLabels = (a: DocumentDuCoffre | undefined, b: DocumentDuCoffre | undefined): number =>
  (a?.lib_type ?? '').localeCompare(b?.lib_type ?? '', 'fr');
