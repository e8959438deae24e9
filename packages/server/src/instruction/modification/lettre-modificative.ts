// The letter of an amending act says first which decision it replaces, and why, whatever template it comes from.
import { readCorpsModele } from '@asso/domain/courrier/modele-courrier.rules';
import { listNatures, readGenreCourrier } from '@asso/domain/courrier/natures-courrier.rules';
import type { IssueModifiee } from '@asso/domain/instruction/modification.rules';
import { corpsModificatif } from '@asso/domain/instruction/modification.words';
import { findVersions, listModeles } from '../../courrier/modele-courrier.sql.ts';
import type { Retouche } from '../../dossier/decision/courriers-registry.ts';
import type { Tx } from '../../platform/db/database.ts';

type Choisies = { versions: readonly string[]; retouches?: readonly Retouche[] | undefined };

/** Counts the letters among the chosen versions: a funding agreement is not one. */
export async function countLettres(trx: Tx, versions: readonly string[]): Promise<number> {
  return (await lettresOf(trx, versions)).length;
}

/** Adds the opening of the amending act to each letter whose text the agent did not change, for this dossier alone. */
export async function retouchesModificatives(
  trx: Tx,
  { versions, retouches = [] }: Choisies,
  replaced: Parameters<typeof corpsModificatif>[1],
): Promise<Retouche[]> {
  const untouched = (await lettresOf(trx, versions)).filter(
    ({ id }) => !retouches.some(({ version }) => version === id),
  );
  return [
    ...retouches,
    ...untouched.map((one) => ({ version: one.id, corps: corpsModificatif(readCorpsModele(one), replaced) })),
  ];
}

const lettresOf = async (trx: Tx, versions: readonly string[]) =>
  (await findVersions(trx, versions)).filter(({ nature }) => readGenreCourrier(nature) === 'lettre');

/** Tells whether the service published a letter for this outcome. */
export const hasLettre = async (trx: Tx, service: string, action: IssueModifiee): Promise<boolean> =>
  (await listModeles(trx, [service])).some(
    ({ nature_publiee }) =>
      nature_publiee !== null &&
      readGenreCourrier(nature_publiee) === 'lettre' &&
      listNatures(action, 'subvention').includes(nature_publiee),
  );
