import type { LigneEtablissement } from '@asso/domain/association/registre.rules';
import { mergeSiege } from '@asso/domain/association/registre-fusion.rules';
import { sirenOf } from '@asso/domain/identifiants/siren-siret';
import { changesBetween } from '@asso/domain/kernel/changes';
import type { Tx } from '../../platform/db/database.ts';
import {
  type AssociationConnue,
  lockAssociations,
  readEtablissements,
  unmarkOtherSieges,
  updateAssociations,
  upsertEtablissements,
} from './import-registre.sql.ts';
import type { LigneDuRapport } from './rapport.ts';

export type EtablissementRecu = { numero: number; ligne: LigneEtablissement };

/** Writes a batch of establishments of the associations that are known; the others are companies. */
export async function writeEtablissements(
  tx: Tx,
  recus: readonly EtablissementRecu[],
  at: Date,
): Promise<LigneDuRapport[]> {
  const sirens = [...new Set(recus.map(({ ligne }) => sirenOf(ligne.siret)))];
  const connues = new Map(
    (
      await lockAssociations(
        tx,
        sirens.map((id_siren) => ({ id_siren })),
      )
    ).map((one) => [one.id_siren, one]),
  );
  const before = await readEtablissements(
    tx,
    recus.map(({ ligne }) => ligne.siret),
  );
  const decided = recus.map(({ numero, ligne }) => {
    const connue = connues.get(sirenOf(ligne.siret));
    const known = before.get(ligne.siret);
    const isSame =
      known?.id_association === connue?.id &&
      Object.keys(changesBetween(known?.registre, ligne)).length === 0;
    const resultat = !connue ? 'hors-champ' : !known ? 'ajoutee' : isSame ? 'inchangee' : 'modifiee';
    return { connue, ligne, rapport: { numero, cle: ligne.siret, resultat } satisfies LigneDuRapport };
  });
  const changed = decided.flatMap(({ connue, ligne, rapport }) =>
    connue && rapport.resultat !== 'inchangee' ? [{ ...ligne, id_association: connue.id }] : [],
  );
  await unmarkOtherSieges(tx, changed);
  await upsertEtablissements(tx, changed, at);
  await placeSieges(tx, decided, at);
  return decided.map(({ rapport }) => rapport);
}

async function placeSieges(
  tx: Tx,
  decided: readonly { connue: AssociationConnue | undefined; ligne: LigneEtablissement }[],
  at: Date,
): Promise<void> {
  const placed = decided.flatMap(({ connue, ligne }) => {
    if (!connue || !ligne.est_siege) return [];
    const { id_rna, id_ex, id_siren } = connue;
    const cles = { id_rna: id_rna ?? undefined, id_ex: id_ex ?? undefined, id_siren: id_siren ?? undefined };
    const fusion = mergeSiege({ cles, registre: connue.registre }, ligne);
    return fusion.isChanged ? [{ ...fusion.colonnes, registre: fusion.registre, id: connue.id }] : [];
  });
  await updateAssociations(tx, placed, at);
}
