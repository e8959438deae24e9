import type { LigneLotView } from '@asso/contract/instruction/lot.schemas';
import type { Row } from '@asso/domain/kernel/fields';
import { useState } from 'react';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import type { MontantColle } from './montants-colles.ts';
import type { LotState } from './use-lot.ts';

type LotMontantsProps = {
  ligne: LigneLotView;
  saveLigne: LotState['saveLigne'];
  /** The amounts that came with a pasted column. */
  colles?: readonly MontantColle[] | undefined;
};

/** The amounts of a line for one year, one per project, each saved when its field is left. */
export function LotMontants({ ligne: { rang, id_fo, montants }, saveLigne, colles = [] }: LotMontantsProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, unknown>>>(() =>
    Object.fromEntries(
      colles.map(({ id_projet, annee, montant_accorde }) => [`${id_projet}-${annee}`, montant_accorde]),
    ),
  );
  const [wrong, setWrong] = useState<string | null>(null);
  const prefix = `lot.montant.${rang}`;
  const stored = new Map(montants.map((one) => [`${one.id_projet}-${one.annee}`, one]));
  const fields = [...stored].map(([cle, { projet, annee }]): [string, Row] => [
    cle,
    {
      kind: 'euros',
      label:
        montants.length > 1
          ? `${projet}, ${annee}, dossier ${id_fo}`
          : `Accordé au dossier ${id_fo} pour ${annee}`,
    },
  ]);
  const values = Object.fromEntries([...stored].map(([cle, one]) => [cle, one.montant_accorde]));
  const leave = (path: string) => {
    const cle = path.slice(prefix.length + 1);
    const ligne = stored.get(cle);
    const value = Object.hasOwn(typed, cle) ? typed[cle] : ligne?.montant_accorde;
    if (!ligne || value === ligne.montant_accorde || value === null) return;
    const isAmount = typeof value === 'number' && value >= 0;
    setWrong(isAmount ? null : path);
    const { id_projet, annee } = ligne;
    if (isAmount) void saveLigne(rang, { montants: [{ id_projet, annee, montant_accorde: value }] });
  };
  return (
    <FieldList
      fields={Object.fromEntries(fields)}
      parentPath={prefix}
      value={{ lot: { montant: { [rang]: { ...values, ...typed } } } }}
      errors={wrong === null ? [] : [{ field: wrong, message: pasUnMontant }]}
      onChange={(path, next) => setTyped({ ...typed, [path.slice(prefix.length + 1)]: next })}
      onLeave={leave}
    />
  );
}

const pasUnMontant = 'Saisissez un nombre d’euros, 0 ou plus. Exemple : 500.';
